import { sql } from 'kysely'
import { refundGiftCards } from '#modules/gift-cards'
import { type OrderRow, transition } from '#modules/orders'
import type { Db } from '#src/platform/database'
import { loadOrderMoney } from '../captures/order-money.ts'
import type { OwedOrder } from '../with-order.ts'
import { refundSource } from './refund-order.ts'
import { requestRefund } from './request-refund.ts'
import { splitRefund } from './split-refund.ts'

export interface GonePieces {
  readonly allocationId: number
  /** The declined allocation; undefined for uncollected pieces. */
  readonly declined?: number | undefined
}

interface Owed {
  readonly group: number
  /** Price after discounts. */
  readonly goodsCents: number
  readonly feeCents: number
}

/**
 * Cents are shared by rounding down, and the last pieces of a line get the rest. The delivery fee goes with the last
 * piece of its group.
 */
async function loadOwed(trx: Db, { id }: OrderRow, allocationId: number): Promise<Owed> {
  const { rows } = await sql<Owed>`
    with piece as (
      select a.order_line_id, a.delivery_group, a.quantity, l.quantity as ordered, l.row_cents - l.discount_cents as net,
        coalesce((select sum(b.quantity) from order_allocation b join order_event e
          on e.order_id = b.order_id and e.kind = 'part_refunded' and (e.detail ->> 'allocation')::bigint = b.id
          where b.order_line_id = l.id), 0) + l.quantity_refunded as gone
      from order_allocation a join order_line l on l.id = a.order_line_id where a.id = ${allocationId})
    select p.delivery_group as "group",
      (floor(p.net::numeric * (p.gone + p.quantity) / p.ordered) - floor(p.net::numeric * p.gone / p.ordered))::int
        as "goodsCents",
      case when exists (select from order_allocation b where b.order_id = ${id}
          and b.delivery_group = p.delivery_group and b.state not in ('declined', 'cancelled', 'not_collected'))
        or exists (select from order_event e where e.order_id = ${id} and e.kind = 'part_refunded'
          and (e.detail ->> 'group')::int = p.delivery_group and (e.detail ->> 'feeCents')::int > 0)
        then 0 else g.amount_cents - g.discount_cents end as "feeCents"
    from piece p join order_delivery_group g on g.order_id = ${id} and g.position = p.delivery_group`.execute(trx)
  const [owed] = rows
  if (!owed) throw new Error(`there is no allocation ${allocationId}`)
  return owed
}

/**
 * Money first, then gift cards. Of the money, what was not captured yet is captured no more; the rest is refunded. Once
 * per allocation.
 */
export async function refundPieces(owed: OwedOrder, { allocationId, declined }: GonePieces): Promise<void> {
  const { trx, order, attempt } = owed
  const { group, goodsCents, feeCents } = await loadOwed(trx, order, allocationId)
  const source = { key: `pieces-${allocationId}`, reason: `Order ${order.number}`, cents: goodsCents + feeCents }
  if (order.exchange_of !== null) await refundSource(trx, order, source)
  const valueCents = order.exchange_of === null ? goodsCents + feeCents : 0
  const money = await loadOrderMoney(trx, order.id)
  const { moneyCents, refundCents, giftCardCents } = splitRefund(valueCents, money, false)
  if (refundCents > 0) await requestRefund(owed, refundCents, { allocationId })
  const cards = await refundGiftCards(trx, order, giftCardCents)
  await transition(trx, order, 'refund part', {
    attempt,
    facts: {
      allocation: allocationId,
      ...(declined !== undefined && { declined }),
      group,
      goodsCents,
      feeCents,
      moneyCents,
      refundCents,
      giftCardCents: cards.reduce((sum, { cents }) => sum + cents, 0),
    },
  })
}

export async function isPartRefunded(db: Db, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'part_refunded')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
