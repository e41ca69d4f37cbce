import { sql } from 'kysely'
import { transition } from '#modules/orders'
import { isIn, PAID, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import { loadOrderMoney } from '../captures/order-money.ts'
import { requestCapture } from '../captures/request-capture.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import type { OwedOrder } from '../with-order.ts'

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
  /** Sent again because it had failed. */
  readonly captureCents: number
  readonly refundCents: number
}

async function hasExpired(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_event where order_id = ${orderId} and kind = 'authorisation_expired' limit 1`.execute(db)
  return rows.length > 0
}

/**
 * What failed at the payment service is asked for again, with a new key: captures of what has left, refunds of what was
 * returned. The caller has locked order and attempt.
 */
export async function releaseLocked(
  owed: OwedOrder,
): Promise<Released | { readonly refusal: 'not-paid' | 'not-held' | 'expired' }> {
  const { trx, order, attempt } = owed
  if (!isIn(PAID, order)) return { refusal: 'not-paid' }
  if (!order.review_reason) return { refusal: 'not-held' }
  const money = await loadOrderMoney(trx, order.id)
  if (money.captured < money.owed && (await hasExpired(trx, order.id))) return { refusal: 'expired' }
  await transition(trx, order, 'release', { attempt })
  const refundCents = Math.max(0, money.captured - money.refunded - money.owed)
  if (refundCents > 0) await requestRefund(owed, refundCents, {})
  const captureCents = refundCents > 0 ? 0 : await requestCapture(owed)
  return { reason: order.review_reason, captureCents, refundCents }
}

/** Events before it do not hold the order again. */
export async function findRelease(db: Db, orderId: number): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(at) as at from order_event where order_id = ${orderId} and kind = 'released'`.execute(db)
  return rows[0]?.at ?? undefined
}
