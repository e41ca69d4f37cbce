import { type Kysely, sql } from 'kysely'

/** Whether collection is paused as pages were last told; the view inventory_state decides. [decision 95] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inventory_feed add column was_paused boolean not null default false`.execute(db)
}
