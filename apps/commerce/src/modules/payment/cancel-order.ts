import type { Kysely } from 'kysely'
import { areBoughtCardsSpent, type CardRefund } from '#modules/gift-cards'
import { cancelLines, findOrderOfNumber, loadOrderLines, lockOrder, type OrderRow, orderJobs, returnGoods } from '#modules/orders'
import { type Database, inTransaction } from '#src/composition/database'
import { enqueue } from '#src/queue/enqueue'
import { paymentJobs } from './jobs.ts'
import { returnClaims } from './order-claims.ts'
import { findNewestAttempt, requireReversalKey } from './store.ts'
import type { AttemptRow } from './tables.ts'
import { lockPayment, type Trx } from './with-order.ts'

type Refusal = 'unknown' | 'not-paid' | 'shipped' | 'spent'

/** A cancelled order and its refunds. */
export interface CancelledOrder {
  readonly order: Pick<OrderRow, 'number' | 'email' | 'total_cents' | 'website_id'>
  readonly cards: readonly CardRefund[]
}

/** The charge goes back. */
async function reverseCharge(trx: Trx, attempt: AttemptRow): Promise<void> {
  const isCharged = attempt.state === 'authorised' || attempt.state === 'captured'
  if (!isCharged || attempt.reversal_key) return
  await requireReversalKey(trx, attempt.id)
  await enqueue(trx, paymentJobs['reverse-payment'], { attemptId: attempt.id }, { key: `reverse:${attempt.id}` })
}

async function cancelLocked(trx: Trx, order: OrderRow, attempt: AttemptRow | undefined): Promise<Refusal | CancelledOrder> {
  if (order.state !== 'paid' && order.state !== 'processing') return 'not-paid'
  const lines = await loadOrderLines(trx, order.id)
  if (lines.some((line) => line.quantity_shipped > 0)) return 'shipped'
  if (lines.some((line) => line.gift_card) && (await areBoughtCardsSpent(trx, order.id))) return 'spent'
  await cancelLines(trx, order.id)
  const cards = await returnClaims(trx, order)
  await returnGoods(trx, order.id)
  if (attempt) await reverseCharge(trx, attempt)
  // The customer reads it whatever paid: a charge, gift cards, or nothing that was left to pay.
  await enqueue(trx, orderJobs['send-payment-returned'], { orderId: order.id }, { key: `payment-returned:${attempt?.id ?? order.number}` })
  return { order, cards }
}

/**
 * Cancels a paid order of which nothing was shipped and no bought gift card was spent: its goods go back into the
 * stock, its charge, coupons and gift cards to the shopper, and gift cards that it bought are void.
 */
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
