import { type Kysely, sql } from 'kysely'

/** An alert that a signed-in customer asked for goes with the account, whether or not the email is confirmed. [decision 17] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock_alert add column customer_id bigint`.execute(db)
}
