import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'

/**
 * Guests' and express carts. Skips locked carts. Carts with an order stay: order, payment and reservations refer to
 * them. [decision 88]
 */
export function purgeShortLivedCarts(db: Db, days: number): Promise<number> {
  const end = sql`now() - make_interval(days => ${days}::int)`
  return deleteInBatches((rows) =>
    sql`
      delete from cart where id = any(array(
        select id from cart
        where (customer_id is null or is_express) and locked_by_order is null and created_at < ${end}
          and updated_at < ${end}
          and not exists (select from orders where orders.cart_id = cart.id)
        order by created_at limit ${rows} for update skip locked))`.execute(db),
  )
}
