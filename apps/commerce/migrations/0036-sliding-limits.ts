import { type Kysely, sql } from 'kysely'

/**
 * Limits count the attempts of the time just past, not those of a window of the clock, at whose turn twice as many got through. What was
 * counted is forgotten once. Limits are small, so a row holds few instants.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table rate_limit;
    create table rate_limit (bucket text primary key, attempts timestamptz[] not null, is_refused boolean not null, ends_at timestamptz not null);
  `.execute(db)
}
