import type { Kysely } from 'kysely'
import { areBoughtCardsSpent } from '#modules/gift-cards'
import { findOrderOfNumber, loadOrderLines, lockOrder, type OrderRow, transition } from '#modules/orders'
import { CHARGED } from '#src/order-lifecycle/attempts'
import type { CardRefund } from '#src/order-lifecycle/claim'
import { isIn, UNFULFILLED } from '#src/order-lifecycle/states'
import { type Database, inTransaction } from '#src/platform/database'
import { findNewestAttempt, requireReversalKey } from './store.ts'
import type { AttemptRow } from './tables.ts'
import { lockPayment, type Trx } from './with-order.ts'

type Refusal = 'unknown' | 'not-paid' | 'shipped' | 'spent'

export interface CancelledOrder {
  readonly order: Pick<OrderRow, 'number' | 'email' | 'total_cents' | 'website_id'>
  readonly cards: readonly CardRefund[]
}

async function isReversible(trx: Trx, attempt: AttemptRow | undefined): Promise<boolean> {
  if (!attempt || !CHARGED.includes(attempt.state) || attempt.reversal_key) return false
  await requireReversalKey(trx, attempt.id)
  return true
}

async function cancelLocked(
  trx: Trx,
  order: OrderRow,
  attempt: AttemptRow | undefined,
): Promise<Refusal | CancelledOrder> {
  if (!isIn(UNFULFILLED, order)) return 'not-paid'
  const lines = await loadOrderLines(trx, order.id)
  if (lines.some((line) => line.quantity_shipped > 0)) return 'shipped'
  if (lines.some((line) => line.gift_card) && (await areBoughtCardsSpent(trx, order.id))) return 'spent'
  const skips = (await isReversible(trx, attempt)) ? [] : (['reverse-payment'] as const)
  const cards = await transition(trx, order, 'cancel', { attempt, skips })
  return cards ? { order, cards } : 'not-paid'
}

/** Restocks, refunds and releases everything; refuses once anything was shipped or a gift card it bought was spent. */
export async function cancelOrder(db: Kysely<Database>, number: string): Promise<Refusal | CancelledOrder> {
  const found = await findOrderOfNumber(db, number)
  if (!found) return 'unknown'
  const newest = await findNewestAttempt(db, found.id)
  return inTransaction(db, async (trx) => {
    if (!newest) return cancelLocked(trx, await lockOrder(trx, found.id), undefined)
    const { order, attempt } = await lockPayment(trx, newest.id)
    return cancelLocked(trx, order, attempt)
  })
}
