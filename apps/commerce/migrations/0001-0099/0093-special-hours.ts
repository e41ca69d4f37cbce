import { type Kysely, sql } from 'kysely'

/** Gives stores hours of their own for single dates. [decision 93] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table store add column special_hours jsonb not null default '[]'`.execute(db)
}
