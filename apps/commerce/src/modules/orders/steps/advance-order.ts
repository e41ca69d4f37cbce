import { sql, type Transaction } from 'kysely'
import { HANDED_OVER, OPEN_ALLOCATION } from '#src/order-lifecycle/allocations'
import { listed } from '#src/order-lifecycle/states'
import type { Database } from '#src/platform/database'
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
