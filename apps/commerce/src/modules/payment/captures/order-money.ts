import { sql } from 'kysely'
import { HANDED_OVER } from '#src/order-lifecycle/allocations'
import { OPEN_CAPTURES } from '#src/order-lifecycle/captures'
import { listed } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'

/** In cents. Captures that failed later don't count. */
export interface OrderMoney {
  /** The most that may be captured: the total less what was cancelled. */
  readonly owed: number
  /** For what the shopper has and was not refunded; gift cards pay first, since they are already charged. */
  readonly earned: number
  readonly captured: number
  readonly refunded: number
}

const sumOf = (table: 'capture' | 'refund', condition: ReturnType<typeof sql>) => sql`
  coalesce((select sum(t.amount_cents) from ${sql.table(table)} t where t.order_id = o.id and ${condition}), 0)::int`

/** Delivery fees of groups of which the shopper has something, of order `o`. */
export const EARNED_FEES = sql`
  (select coalesce(sum(g.amount_cents - g.discount_cents), 0)::int from order_delivery_group g
    where g.order_id = o.id and exists (select from order_allocation a where a.order_id = o.id
      and a.delivery_group = g.position and (a.source is null or a.state in ${listed(HANDED_OVER)})))`

/**
 * Bought gift cards are handed over when the order is paid. The last pieces of a line get the cents that the others
 * leave, and the delivery fee goes with the first parcel of its group, so that captures add up to the total.
 */
const ORDER_MONEY = sql`
  select o.id, o.total_cents - money.released as owed,
    greatest(0, money.lines + money.fees - money.returned - o.gift_card_cents)::int as earned,
    ${sumOf('capture', sql`t.state in ${listed(OPEN_CAPTURES)}`)} as captured,
    ${sumOf('refund', sql`t.state <> 'failed'`)} as refunded
  from orders o cross join lateral (
    select
      (select coalesce(sum(l.row_cents - l.discount_cents - floor(
          (l.row_cents - l.discount_cents)::numeric * (l.quantity - h.quantity) / l.quantity)), 0)::int
        from order_line l join (select a.order_line_id, sum(a.quantity) as quantity from order_allocation a
          where a.order_id = o.id and (a.source is null or a.state in ${listed(HANDED_OVER)}) group by 1) h
          on h.order_line_id = l.id) as lines,
      ${EARNED_FEES} as fees,
      (select coalesce(sum((e.detail ->> 'moneyCents')::int), 0)::int from order_event e
        where e.order_id = o.id and e.kind = 'part_refunded') as released,
      (select coalesce(sum((e.detail ->> 'returnedCents')::int), 0)::int from order_event e
        where e.order_id = o.id and e.kind = 'part_refunded') as returned) money`

export async function loadOrderMoney(db: Db, orderId: number): Promise<OrderMoney> {
  const { rows } = await sql<OrderMoney>`${ORDER_MONEY} where o.id = ${orderId}`.execute(db)
  const [money] = rows
  if (!money) throw new Error(`there is no order ${orderId}`)
  return money
}
