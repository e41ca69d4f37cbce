import { type Kysely, sql, type Transaction } from 'kysely'
import { HANDED_OVER, OPEN_ALLOCATION } from '#src/order-lifecycle/allocations'
import { isIn, listed, UNFULFILLED } from '#src/order-lifecycle/states'
import { type Database, inTransaction } from '#src/platform/database'
import { lockOrder } from '../store.ts'
import type { OrderRow } from '../tables.ts'
import { transition } from '../transition.ts'

export interface Progress {
  /** Allocations still to be handed over, without gift cards. */
  readonly open: number
  readonly handedOver: number
  readonly giftCards: number
  readonly unmailedGiftCards: number
}

export async function loadProgress(trx: Transaction<Database>, { id }: Pick<OrderRow, 'id'>): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select count(*) filter (where a.source is not null and a.state in ${listed(OPEN_ALLOCATION)})::int as open,
      count(*) filter (where a.state in ${listed(HANDED_OVER)})::int as "handedOver",
      coalesce(sum(a.quantity) filter (where a.source is null), 0)::int as "giftCards",
      coalesce(sum(a.quantity - (select count(*) from gift_card c
        where c.order_line_id = a.order_line_id and c.sent_at is not null)) filter (where a.source is null), 0)::int
        as "unmailedGiftCards"
    from order_allocation a where a.order_id = ${id}`.execute(trx)
  const [progress] = rows
  if (!progress) throw new Error(`there is no order ${id}`)
  return progress
}

/** The caller has locked the order. */
export async function advanceOrder(trx: Transaction<Database>, order: OrderRow): Promise<void> {
  const { open, handedOver, giftCards, unmailedGiftCards } = await loadProgress(trx, order)
  const isOver = open === 0 && unmailedGiftCards === 0 && handedOver + giftCards > 0
  await transition(trx, order, isOver ? 'complete' : 'start')
}

/** Orders that only waited for their gift cards to be mailed. */
export async function completeMailedOrders(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o where o.state = 'processing' and o.review_reason is null
      and exists (select from order_allocation a where a.order_id = o.id and a.source is null)
      and not exists (select from order_allocation a where a.order_id = o.id and a.source is not null
        and a.state in ${listed(OPEN_ALLOCATION)})
    order by o.id limit 500`.execute(db)
  for (const { id } of rows)
    await inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, id)
      if (isIn(UNFULFILLED, order)) await advanceOrder(trx, order)
    })
}
