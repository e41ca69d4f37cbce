import { HOUR_MS, MINUTE_MS } from '@welt/kit/time'
import type { Kysely } from 'kysely'
import {
  extendReservations,
  hasOtherLiveOrder,
  type OrderRow,
  reserveClaimsAgain,
  SOLD_OUT,
  transition,
} from '#modules/orders'
import { type AttemptState, EFFECTS, OPEN } from '#src/order-lifecycle/attempts'
import { ENDED, FAILED, isIn, PENDING } from '#src/order-lifecycle/states'
import { type Database, inTransaction } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { updateAttempt, updateAttemptAndSell } from './attempt-state.ts'
import { hasCaptureOutcome, noteCaptures } from './captures/note-captures.ts'
import { cardOf, cardOriginOf, paymentTitle, storedCardIn } from './card.ts'
import { EXPIRED, SHOPPER_LEFT } from './fold/events.ts'
import { foldAttempt, type Verdict } from './fold/fold-attempt.ts'
import { newReviewReasons } from './holds/review-reasons.ts'
import { paymentJobs } from './jobs.ts'
import { EXPIRED_AUTHORISATION, EXPIRED_REASON, failureText, SOLD_OUT_WHILE_PAYING } from './messages.ts'
import type { GatewayAnswer } from './ports.ts'
import { hasRefundOutcome, noteRefundOutcomes } from './refunds/send-refund.ts'
import { reviewRisk } from './risk/review-risk.ts'
import { saveCard } from './saved-cards.ts'
import { findReturned, insertEvent, loadEvents, requireReversalKey } from './store.ts'
import type { AttemptRow, PspEventRow } from './tables.ts'
import { type AnsweredPayment, type LockedPayment, lockAnswered, lockPayment, type Trx } from './with-order.ts'

/** While the shopper is on the bank's page or the payment is being checked. */
const LONG_RESERVATION_SECONDS = 30 * 60
export const ATTEMPT_LIFETIME_MS = 30 * MINUTE_MS
/** A late success revives a failed order only within this time. */
const REVIVAL_MS = 24 * HOUR_MS

const CHARGEBACKS: ReadonlySet<string> = new Set(['chargeback', 'notification of chargeback'])

interface Settling extends LockedPayment {
  readonly verdict: Verdict
  readonly events: readonly PspEventRow[]
  readonly isShown: boolean
  /** Whether the attempt's change also sold the order's pieces; undefined if it did not try to. */
  readonly isSold: boolean | undefined
}

const SUCCESSES: readonly (typeof EFFECTS)[AttemptState][] = ['pay or reject', 'refund']

/** `refund` counts too: money was captured before it was refunded. */
const paysPending = ({ order, attempt }: LockedPayment, state: AttemptState): boolean =>
  SUCCESSES.includes(EFFECTS[state]) && isIn(PENDING, order) && attempt.reversal_key === null

async function reject({ trx, order, attempt }: Settling, why: string): Promise<void> {
  await requireReversalKey(trx, attempt.id)
  if (isIn(PENDING, order)) await transition(trx, order, 'reject', { failure: SOLD_OUT_WHILE_PAYING, why, attempt })
  else await transition(trx, order, 'reject late', { why, attempt })
}

/** Withdrawn at the payment service, which then reverses a late charge itself. */
function isWithdrawn({ attempt, events }: Settling): boolean {
  return attempt.action_data?.sessionId === undefined && events.some((event) => event.event_code === SHOPPER_LEFT)
}

async function findRevivalObstacle(settling: Settling): Promise<string | undefined> {
  const { trx, order, now } = settling
  if (now.getTime() - order.placed_at.getTime() > REVIVAL_MS) return 'too late'
  if (isWithdrawn(settling)) return 'given up by the shopper'
  if (order.goods_restored_at) return 'its goods were put into another bag'
  return (await hasOtherLiveOrder(trx, order)) ? 'the cart was ordered again' : undefined
}

/** @returns why the order can no longer be paid */
async function findLoss(settling: Settling): Promise<string | undefined> {
  const { trx, order, isSold } = settling
  if (isSold !== undefined) return isSold ? undefined : SOLD_OUT
  return (await findRevivalObstacle(settling)) ?? (await reserveClaimsAgain(trx, order))?.lostText
}

async function applySuccess(settling: Settling): Promise<void> {
  const { trx, order, attempt, events, isSold } = settling
  if (attempt.reversal_key || !(isIn(FAILED, order) || isIn(PENDING, order))) return
  const loss = await findLoss(settling)
  if (loss !== undefined) return reject(settling, loss)
  const card = cardOf(events)
  const payment = { ...order.payment_method, ...card, title: paymentTitle(card, order.payment_method.title) }
  await transition(trx, order, isIn(FAILED, order) ? 'revive' : 'pay', { payment, attempt, isSold })
  await reviewRisk(settling)
}

function wasPromised({ attempt }: Settling): boolean {
  const isPromised = attempt.state === 'unknown' || attempt.state === 'pending'
  return attempt.promised_at !== null || isPromised || findReturned(attempt) !== undefined
}

async function applyRefusal(settling: Settling, state: AttemptState): Promise<void> {
  const { trx, order, attempt, isShown, verdict } = settling
  const failure = failureText(state, verdict.refusalReason)
  const skips = isShown && !wasPromised(settling) ? (['send-payment-failed'] as const) : []
  await transition(trx, order, 'fail', { failure, attempt, skips })
}

/** Refunded or reversed at the payment service, not by us. */
async function applyReturned(settling: Settling): Promise<void> {
  const { trx, order, attempt } = settling
  if (attempt.reversal_key || isIn(ENDED, order)) return
  await applySuccess(settling)
  await transition(trx, order, 'refund', { attempt })
  await transition(trx, order, 'review', { why: 'given back outside the shop' })
}

async function extendReservation({ trx, order }: Settling): Promise<void> {
  if (isIn(PENDING, order)) await extendReservations(trx, order.id, LONG_RESERVATION_SECONDS)
}

/** Nothing more can be captured: the order waits for staff. */
async function applyExpiry(settling: Settling, state: AttemptState): Promise<void> {
  const { trx, order, attempt } = settling
  if (isIn(PENDING, order)) return applyRefusal(settling, state)
  await transition(trx, order, 'expire authorisation', { why: EXPIRED_AUTHORISATION, attempt })
}

/** Each must be idempotent. */
const APPLY: Readonly<
  Record<(typeof EFFECTS)[AttemptState], (settling: Settling, state: AttemptState) => Promise<void>>
> = {
  'pay or reject': applySuccess,
  fail: applyRefusal,
  refund: applyReturned,
  expire: applyExpiry,
  'extend reservation': extendReservation,
  none: async () => undefined,
}

interface PaymentMessage {
  readonly answer?: GatewayAnswer | undefined
  /** The shopper sees the result; otherwise a failure is sent by mail. */
  readonly isShown?: boolean
}

async function settleEvents({ locked, events }: AnsweredPayment, message: PaymentMessage): Promise<void> {
  const { answer, isShown = false } = message
  const { trx, order, attempt, now } = locked
  const verdict = foldAttempt(attempt, events)
  const isWaiting = verdict.effectiveFrom !== undefined && verdict.effectiveFrom > now
  const mustWait = isWaiting && OPEN.includes(attempt.state)
  const state = mustWait ? attempt.state : verdict.state
  if (mustWait)
    await enqueue(
      trx,
      paymentJobs['settle-payment'],
      { attemptId: attempt.id },
      { delaySeconds: 601, key: `settle-later:${attempt.id}` },
    )
  const change = {
    state,
    pspReference: verdict.pspReference,
    refusalReason: verdict.refusalReason,
    action: state === 'action_required' ? (answer?.action ?? attempt.action) : null,
    brand: cardOf(events).brand,
    card: cardOriginOf(events),
    sessionId: answer?.sessionId,
    isAnswered: answer !== undefined || state !== 'action_required',
    events,
  }
  const isPaying = paysPending(locked, state)
  const isSold = isPaying ? await updateAttemptAndSell(trx, attempt, change) : undefined
  if (!isPaying) await updateAttempt(trx, attempt, change)
  const customerId = order.customer_id
  if (customerId !== null) {
    // Only the message that pays the order: a card deleted since then stays deleted.
    const paysNow = state === 'authorised' && isIn(PENDING, order)
    const card = answer?.storedCard ?? (paysNow ? storedCardIn(events, customerId) : undefined)
    if (card) await saveCard(trx, customerId, card)
  }
  if (hasCaptureOutcome(events)) await noteCaptures(locked)
  if (hasRefundOutcome(events)) await noteRefundOutcomes(trx, attempt.id)
  for (const why of await newReviewReasons(trx, order.id, attempt, events)) {
    if (CHARGEBACKS.has(why)) await transition(trx, order, 'chargeback', { why })
    await transition(trx, order, 'review', { why })
  }
  await APPLY[EFFECTS[state]]({ ...locked, verdict, events, isShown, isSold }, state)
}

export async function settleLocked(locked: LockedPayment, message: Pick<PaymentMessage, 'isShown'>): Promise<void> {
  await settleEvents({ locked, events: await loadEvents(locked.trx, locked.attempt.id) }, message)
}

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

/** Idempotent, and safe to run concurrently. @returns the order's id */
export function settleAttempt(
  db: Kysely<Database>,
  attemptId: string,
  message: PaymentMessage = {},
): Promise<OrderRow['id']> {
  return inTransaction(db, async (trx) => {
    const answered = await lockAnswered(trx, attemptId, message.answer)
    await settleEvents(answered, message)
    return answered.locked.order.id
  })
}

export function insertOwnEnd(
  trx: Trx,
  attempt: AttemptRow,
  eventCode: string,
  refusalReason?: string,
): Promise<boolean> {
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

/** A known success outranks the expiry. @returns the order's id */
export function expireAttempt(db: Kysely<Database>, attemptId: string): Promise<OrderRow['id']> {
  return withLocked(db, attemptId, async (locked) => {
    const { trx, order, attempt } = locked
    if (OPEN.includes(attempt.state) && !order.review_reason) await insertOwnEnd(trx, attempt, EXPIRED, EXPIRED_REASON)
    await settleLocked(locked, {})
  })
}

/**
 * A job cancels the attempt at the payment service too, so that a late charge is reversed. A hosted page cannot be
 * cancelled: a late charge there revives the order. [A72]
 */
export async function abandonAttempt(db: Kysely<Database>, attemptId: string): Promise<void> {
  await withLocked(db, attemptId, async (locked) => {
    const { trx, order, attempt } = locked
    if (attempt.state !== 'action_required' || !isIn(PENDING, order) || order.review_reason || findReturned(attempt))
      return
    await insertOwnEnd(trx, attempt, SHOPPER_LEFT)
    await settleLocked(locked, { isShown: true })
    await enqueue(trx, paymentJobs['withdraw-payment'], { attemptId }, { key: `withdraw:${attemptId}` })
  })
}
