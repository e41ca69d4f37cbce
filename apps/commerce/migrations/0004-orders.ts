import { type Kysely, sql } from 'kysely'

/** The cart line an order line came from, which clients that kept the cart look for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_line add column cart_line_id bigint`.execute(db)
}
