import { HOUR_MS, MINUTE_MS } from '@welt/kit/time'
import type { Kysely } from 'kysely'
import { closeCart, reopenCart } from '#modules/cart'
import { withdrawMail } from '#modules/notifications'
import {
  closeOrder,
  commitReservations,
  enqueueAfterPayment,
  extendReservations,
  hasOtherLiveOrder,
  markOrderFailed,
  markOrderForReview,
  markOrderPaid,
  type OrderRow,
  orderJobs,
  recordOrderEvent,
  releaseStock,
} from '#modules/orders'
import { type Database, inTransaction } from '#src/composition/database'
import { enqueue } from '#src/queue/enqueue'
import { cardOf, paymentTitle } from './card.ts'
import { EXPIRED, foldAttempt, SHOPPER_LEFT, type Verdict } from './fold.ts'
import { paymentJobs } from './jobs.ts'
import { EXPIRED_REASON, failureText, SOLD_OUT_WHILE_PAYING } from './messages.ts'
import { findLostClaim, releaseClaims, returnClaims, useClaims } from './order-claims.ts'
import type { GatewayAnswer } from './ports.ts'
import { addAnswer, findReturned, insertEvent, loadEvents, OPEN_STATES, requireReversalKey, updateAttempt } from './store.ts'
import type { AttemptRow, PspEventRow } from './tables.ts'
import { type LockedPayment, lockPayment, type Trx } from './with-order.ts'

/** Lifetime of reservations while the shopper is at the bank's page or the payment is being checked. */
const LONG_RESERVATION_SECONDS = 30 * 60
/** An attempt nobody answers is abandoned after this. */
export const ATTEMPT_LIFETIME_MS = 30 * MINUTE_MS
/** A late success revives its order within this; later it is paid back. */
const REVIVAL_MS = 24 * HOUR_MS

interface Settling extends LockedPayment {
  readonly verdict: Verdict
  readonly events: readonly PspEventRow[]
  /** The shopper waits for this answer and is shown it. */
  readonly isShown: boolean
}

/** Pays an order whose goods have just left the stock. */
async function payOrder({ trx, order, attempt, events }: Settling): Promise<void> {
  const card = cardOf(events)
  await useClaims(trx, order)
  await markOrderPaid(trx, order.id, { ...order.payment_method, ...card, title: paymentTitle(card, order.payment_method.title) })
  await closeCart(trx, order.cart_id)
  // Only an order that has failed can have had a mail about it.
  if (order.state !== 'pending_payment') await withdrawMail(trx, 'payment-failed', attempt.merchant_reference)
  await enqueueAfterPayment(trx, order.id)
}

/** The charge is ours but the order cannot be: the money goes back, in the same transaction that says so. */
async function payBack(settling: Settling, why: string): Promise<void> {
  const { trx, order, attempt } = settling
  await requireReversalKey(trx, attempt.id)
  await enqueue(trx, paymentJobs['reverse-payment'], { attemptId: attempt.id }, { key: `reverse:${attempt.id}` })
  await withdrawMail(trx, 'payment-failed', attempt.merchant_reference)
  await recordOrderEvent(trx, { orderId: order.id, kind: 'reversal', actor: 'payment', detail: { why } })
  if (order.state === 'pending_payment') await failOrder(settling, SOLD_OUT_WHILE_PAYING)
  await enqueue(trx, orderJobs['send-payment-returned'], { orderId: order.id }, { key: `payment-returned:${attempt.id}` })
}

async function failOrder({ trx, order }: Settling, reason: string): Promise<void> {
  await releaseClaims(trx, order)
  await releaseStock(trx, order.id)
  await markOrderFailed(trx, order.id, reason)
  await reopenCart(trx, order.cart_id, reason)
}

/**
 * The shopper abandoned the payment and it was cancelled at the payment service, which already reverses a late charge.
 */
function isWithdrawn({ attempt, events }: Settling): boolean {
  return attempt.action_data?.sessionId === undefined && events.some((event) => event.event_code === SHOPPER_LEFT)
}

async function applySuccess(settling: Settling): Promise<void> {
  const { trx, order, attempt, now } = settling
  if (attempt.reversal_key) return
  const isWaiting = order.state === 'pending_payment'
  const isLate = order.state === 'payment_failed' || order.state === 'cancelled'
  if (!isWaiting && !isLate) return
  if (isLate && now.getTime() - order.placed_at.getTime() > REVIVAL_MS) return payBack(settling, 'too late')
  if (isLate && isWithdrawn(settling)) return payBack(settling, 'given up by the shopper')
  if (isLate && order.goods_restored_at) return payBack(settling, 'its goods were put into another bag')
  if (isLate && (await hasOtherLiveOrder(trx, order))) return payBack(settling, 'the cart was ordered again')
  const lost = isLate ? await findLostClaim(trx, order) : undefined
  if (lost) return payBack(settling, lost)
  if (!(await commitReservations(trx, order.id))) {
    await releaseClaims(trx, order)
    return payBack(settling, 'sold out')
  }
  await payOrder(settling)
}

/** Whether the shopper has seen that the payment is being checked and that a mail will follow. */
function wasPromised({ attempt }: Settling): boolean {
  const isPromised = attempt.state === 'unknown' || attempt.state === 'pending'
  return attempt.promised_at !== null || isPromised || findReturned(attempt) !== undefined
}

async function applyRefusal(settling: Settling, state: 'refused' | 'cancelled' | 'error'): Promise<void> {
  const { trx, order, attempt } = settling
  if (order.state !== 'pending_payment') return
  await failOrder(settling, failureText(state, settling.verdict.refusalReason))
  if (settling.isShown && !wasPromised(settling)) return
  await enqueue(trx, paymentJobs['send-payment-failed'], { attemptId: attempt.id }, { key: `payment-failed:${attempt.id}` })
}

/** Given back by somebody at the payment service, not by us: the order ends, and a person looks at its goods. */
async function applyReturned(settling: Settling): Promise<void> {
  const { trx, order, attempt } = settling
  const isOver = order.state === 'payment_failed' || order.state === 'cancelled'
  if (attempt.reversal_key || isOver) return
  await applySuccess(settling)
  await closeOrder(trx, order.id)
  await returnClaims(trx, order)
  await markOrderForReview(trx, order.id, 'given back outside the shop')
  await enqueue(trx, orderJobs['send-payment-returned'], { orderId: order.id }, { key: `payment-returned:${attempt.id}` })
}

/** What the order becomes now that its attempt stands so. Each step is safe to repeat. */
async function applyState(settling: Settling, state: AttemptRow['state']): Promise<void> {
  const { trx, order } = settling
  switch (state) {
    case 'authorised':
    case 'captured':
      return applySuccess(settling)
    case 'refused':
    case 'cancelled':
    case 'error':
      return applyRefusal(settling, state)
    case 'action_required':
    case 'pending':
    case 'unknown':
    case 'sent':
      if (order.state === 'pending_payment') await extendReservations(trx, order.id, LONG_RESERVATION_SECONDS)
      return
    case 'reversed':
    case 'refunded':
      return applyReturned(settling)
    case 'created':
    case 'reversal_sent':
      return
    default:
      throw new Error(`unknown state ${String(state satisfies never)}`)
  }
}

interface PaymentMessage {
  /** Of the payment service, just now; it is stored with the events. */
  readonly answer?: GatewayAnswer | undefined
  /** The shopper waits and sees the result; else a failure is sent by mail. */
  readonly isShown?: boolean
}

/** Computes an attempt's state under its locks, and applies it. */
export async function settleLocked(locked: LockedPayment, { answer, isShown = false }: PaymentMessage): Promise<void> {
  const { trx, order, attempt, now } = locked
  const events = answer ? await addAnswer(trx, attempt, answer) : await loadEvents(trx, attempt.id)
  const verdict = foldAttempt(attempt, events)
  const isWaiting = verdict.believedFrom !== undefined && verdict.believedFrom > now
  const mustWait = isWaiting && OPEN_STATES.includes(attempt.state)
  const state = mustWait ? attempt.state : verdict.state
  if (mustWait)
    await enqueue(trx, paymentJobs['settle-payment'], { attemptId: attempt.id }, { delaySeconds: 601, key: `settle-later:${attempt.id}` })
  await updateAttempt(trx, attempt, {
    state,
    pspReference: verdict.pspReference,
    refusalReason: verdict.refusalReason,
    action: state === 'action_required' ? (answer?.action ?? attempt.action) : null,
    brand: cardOf(events).brand,
    sessionId: answer?.sessionId,
    isAnswered: answer !== undefined || state !== 'action_required',
  })
  if (verdict.quarantine) await markOrderForReview(trx, order.id, verdict.quarantine)
  await applyState({ ...locked, verdict, events, isShown }, state)
}

/** Runs `work` with the cart, the order and the attempt locked. @returns the order's id */
export function withLocked(
  db: Kysely<Database>,
  attemptId: string,
  work: (locked: LockedPayment) => Promise<void>,
): Promise<OrderRow['id']> {
  return inTransaction(db, async (trx) => {
    const locked = await lockPayment(trx, attemptId)
    await work(locked)
    return locked.order.id
  })
}

/**
 * Computes an attempt's state from all its events and applies it to the order, its stock and its cart. Safe to run any
 * number of times, concurrently and in any order. `answer` is stored first, in the same transaction. A failure that the
 * shopper did not see is sent by mail. @returns the order's id
 */
export function settleAttempt(db: Kysely<Database>, attemptId: string, message: PaymentMessage = {}): Promise<OrderRow['id']> {
  return withLocked(db, attemptId, (locked) => settleLocked(locked, message))
}

/** Stores a result that came from us, not from the payment service. */
export function insertOwnEnd(trx: Trx, attempt: AttemptRow, eventCode: string, refusalReason?: string): Promise<boolean> {
  return insertEvent(trx, {
    attemptId: attempt.id,
    pspReference: `attempt:${attempt.id}`,
    eventCode,
    isSuccess: false,
    merchantReference: attempt.merchant_reference,
    amountCents: null,
    currency: null,
    channel: 'reconcile',
    payload: { refusalReason },
  })
}

/**
 * Expires an attempt without a result: never sent, or too old. Events that are known by then count first.
 * @returns the order's id
 */
export function expireAttempt(db: Kysely<Database>, attemptId: string): Promise<OrderRow['id']> {
  return withLocked(db, attemptId, async (locked) => {
    const { trx, order, attempt } = locked
    if (OPEN_STATES.includes(attempt.state) && !order.review_reason) await insertOwnEnd(trx, attempt, EXPIRED, EXPIRED_REASON)
    await settleLocked(locked, {})
  })
}

/**
 * Expires an attempt that waits for the shopper; nothing happens to one in any other state, or from which the shopper
 * has come back. An authorisation known by then counts more. A job cancels it at the payment service, so a later charge
 * is reversed; on its own page nothing can be cancelled, and a late one revives the order. [A72]
 */
export async function abandonAttempt(db: Kysely<Database>, attemptId: string): Promise<void> {
  await withLocked(db, attemptId, async (locked) => {
    const { trx, order, attempt } = locked
    if (attempt.state !== 'action_required' || order.state !== 'pending_payment' || order.review_reason || findReturned(attempt)) return
    await insertOwnEnd(trx, attempt, SHOPPER_LEFT)
    await settleLocked(locked, { isShown: true })
    await enqueue(trx, paymentJobs['withdraw-payment'], { attemptId }, { key: `withdraw:${attemptId}` })
  })
}

/** Pays an order that costs nothing. The caller has locked the cart and reserved its stock. [A106] */
export async function payFreeOrder(trx: Trx, order: OrderRow): Promise<void> {
  await useClaims(trx, order)
  await commitReservations(trx, order.id)
  await markOrderPaid(trx, order.id, order.payment_method)
  await closeCart(trx, order.cart_id)
  await enqueueAfterPayment(trx, order.id)
}
