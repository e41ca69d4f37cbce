import { type Kysely, sql } from 'kysely'

/** Where a reader of a marketing mail unsubscribes, for the header that mail programs make a button of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column unsubscribe_url text`.execute(db)
}
