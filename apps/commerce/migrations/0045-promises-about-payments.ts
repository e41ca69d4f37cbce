import { type Kysely, sql } from 'kysely'

/** What was promised about a payment, and that the goods of an order were put into another bag. R4.50 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempt add column promised_at timestamptz`.execute(db)
  await sql`alter table orders add column goods_restored_at timestamptz`.execute(db)
}
