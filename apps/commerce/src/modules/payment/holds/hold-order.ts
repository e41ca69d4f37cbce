import { sql } from 'kysely'
import { transition } from '#modules/orders'
import { isIn, isSold, UNFULFILLED } from '#src/order-lifecycle/states'
import { loadOrderMoney } from '../captures/order-money.ts'
import { requestCapture, resumeCaptures } from '../captures/request-capture.ts'
import { requestRefund, resumeRefunds } from '../refunds/request-refund.ts'
import { loadEvents } from '../store.ts'
import type { OwedOrder } from '../with-order.ts'
import { newReviewReasons } from './review-reasons.ts'

interface HoldRefusal {
  readonly refusal: 'not-open' | 'held'
  /** Why it is held. */
  readonly reason?: string
}

/** The caller has locked order and attempt. */
export async function holdLocked(
  { trx, order, attempt }: OwedOrder,
  why: string,
): Promise<HoldRefusal | { readonly reason: string }> {
  if (!isIn(UNFULFILLED, order)) return { refusal: 'not-open' }
  if (order.review_reason) return { refusal: 'held', reason: order.review_reason }
  await transition(trx, order, 'hold', { why, attempt })
  return { reason: why }
}

interface Released {
  /** Why it was held. */
  readonly reason: string
  /** Reported during the hold: the order waits for another release, and nothing is requested. */
  readonly nextReason?: string
  /** Sent again because it had failed. */
  readonly captureCents: number
  readonly refundCents: number
}

export async function hasExpired({ trx, order, attempt }: OwedOrder): Promise<boolean> {
  if (attempt?.state === 'expired') return true
  const { rows } = await sql`
    select from order_event where order_id = ${order.id} and kind = 'authorisation_expired' limit 1`.execute(trx)
  return rows.length > 0
}

/** Reported while it was held for something else. */
async function findOtherReasons({ trx, order, attempt }: OwedOrder, held: string): Promise<string | undefined> {
  if (!attempt) return undefined
  const reasons = await newReviewReasons(trx, order.id, attempt, await loadEvents(trx, attempt.id))
  return reasons.filter((reason) => !held.includes(reason)).join(', ') || undefined
}

/**
 * Sends captures and refunds that waited. Requests failed ones again with a new key: captures of sent pieces, refunds
 * of returned ones. The caller has locked order and attempt.
 */
export async function releaseLocked(
  owed: OwedOrder,
): Promise<Released | { readonly refusal: 'not-paid' | 'not-held' | 'expired' }> {
  const { trx, order, attempt } = owed
  if (!isSold(order)) return { refusal: 'not-paid' }
  if (!order.review_reason) return { refusal: 'not-held' }
  const { owed: owedCents, captured, refunded } = await loadOrderMoney(trx, order.id)
  if (captured - refunded < owedCents && (await hasExpired(owed))) return { refusal: 'expired' }
  const nextReason = await findOtherReasons(owed, order.review_reason)
  await transition(trx, order, 'release', { attempt, skips: nextReason ? ['issue-gift-cards', 'capture-payment'] : [] })
  if (nextReason) {
    await transition(trx, order, 'review', { why: nextReason })
    return { reason: order.review_reason, nextReason, captureCents: 0, refundCents: 0 }
  }
  await resumeCaptures(trx, order.id)
  if (attempt) await resumeRefunds(trx, attempt.id)
  const refundCents = Math.max(0, captured - refunded - owedCents)
  if (refundCents > 0) await requestRefund(owed, refundCents, {})
  const captureCents = refundCents > 0 ? 0 : await requestCapture(owed)
  return { reason: order.review_reason, captureCents, refundCents }
}
