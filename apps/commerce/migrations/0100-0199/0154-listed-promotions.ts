import { type Kysely, sql } from 'kysely'

/** Codes are private until staff list their promotion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table promotion add column is_listed boolean not null default false`.execute(db)
}
