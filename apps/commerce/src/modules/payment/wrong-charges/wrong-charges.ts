import type { Kysely } from 'kysely'
import { type OrderRow, recordOrderEvent, requireOrder, transition } from '#modules/orders'
import { FAILED, isIn, PENDING } from '#src/order-lifecycle/states'
import type { Database } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { resumeCaptures } from '../captures/request-capture.ts'
import {
  quarantineReasonsOf,
  rightChargesOf,
  unsentReturnsOf,
  type WrongCharge,
  wrongChargesOf,
} from '../fold/charges.ts'
import { EXPIRED, STAFF_RETURNED } from '../fold/events.ts'
import { paymentJobs } from '../jobs.ts'
import { WRONG_AMOUNT_REASON } from '../messages.ts'
import { resumeRefunds } from '../refunds/request-refund.ts'
import { insertOwnEnd, settleLocked, withLocked } from '../settle.ts'
import { insertEvent, loadEvents } from '../store.ts'
import type { AttemptRow, PspEventRow } from '../tables.ts'
import type { LockedPayment, Trx } from '../with-order.ts'

/**
 * A charge also reported as right is excluded unless the order awaits payment; a paid order must have another, right
 * charge. [decision 28]
 */
export function returnableChargesOf(
  order: Pick<OrderRow, 'state'>,
  attempt: AttemptRow,
  events: readonly PspEventRow[],
): readonly WrongCharge[] {
  const wrong = wrongChargesOf(attempt, events)
  if (isIn(PENDING, order)) return wrong
  const right = rightChargesOf(attempt, events)
  return !isIn(FAILED, order) && right.size === 0 ? [] : wrong.filter(({ pspReference }) => !right.has(pspReference))
}

async function requestReversal(trx: Trx, { id: attemptId }: AttemptRow, { pspReference }: WrongCharge): Promise<void> {
  await enqueue(
    trx,
    paymentJobs['return-charge'],
    { attemptId, pspReference },
    { key: `return-charge:${attemptId}:${pspReference}` },
  )
}

async function markReturned(trx: Trx, attempt: AttemptRow, { pspReference }: WrongCharge): Promise<void> {
  await insertEvent(trx, {
    attemptId: attempt.id,
    pspReference,
    eventCode: STAFF_RETURNED,
    isSuccess: true,
    originalReference: pspReference,
    merchantReference: attempt.merchant_reference,
    amountCents: null,
    currency: null,
    channel: 'reconcile',
    payload: {},
  })
}

async function auditReturn(trx: Trx, order: OrderRow, charges: readonly WrongCharge[]): Promise<void> {
  const charged = charges.map(({ pspReference, amountCents, currency }) => `${pspReference} ${amountCents} ${currency}`)
  const row = {
    website_id: order.website_id,
    actor: 'operator',
    action: 'wrong-charge-returned',
    target: order.number,
    address: null,
  }
  await trx
    .insertInto('audit')
    .values({ ...row, detail: JSON.stringify({ charged, ordered: `${order.total_cents} ${order.currency}` }) })
    .execute()
  await recordOrderEvent(trx, {
    orderId: order.id,
    kind: 'wrong-charge-returned',
    actor: 'operator',
    detail: { charged },
  })
}

/**
 * Ends the review only if the returned charges caused it, and sends captures and refunds that waited; `events` are
 * those before the return.
 */
async function endReview(
  trx: Trx,
  order: OrderRow,
  attempt: AttemptRow,
  events: readonly PspEventRow[],
): Promise<void> {
  const left = quarantineReasonsOf(attempt, await loadEvents(trx, attempt.id))
  const settled = quarantineReasonsOf(attempt, events).filter((reason) => !left.includes(reason))
  if (!order.review_reason || !settled.includes(order.review_reason)) return
  await transition(trx, order, 'settle review', { attempt })
  await resumeCaptures(trx, order.id)
  await resumeRefunds(trx, attempt.id)
}

async function returnCharges(locked: LockedPayment, charges: readonly WrongCharge[]): Promise<void> {
  const { trx, order, attempt } = locked
  const events = await loadEvents(trx, attempt.id)
  for (const charge of charges) {
    await markReturned(trx, attempt, charge)
    await requestReversal(trx, attempt, charge)
  }
  if (isIn(PENDING, order)) await insertOwnEnd(trx, attempt, EXPIRED, WRONG_AMOUNT_REASON)
  await endReview(trx, order, attempt, events)
  await auditReturn(trx, order, charges)
  await settleLocked(locked, {})
}

interface Returned {
  readonly charges: readonly WrongCharge[]
  /** Returned before, but the payment service has not accepted the reversal. */
  readonly retried: readonly WrongCharge[]
  readonly isOrderEnded: boolean
}

/**
 * Also fails an order that awaits payment. A second call only retries reversals that were not accepted. [decision 28]
 */
export async function returnWrongCharges(db: Kysely<Database>, attemptId: string): Promise<Returned> {
  let charges: readonly WrongCharge[] = []
  let retried: readonly WrongCharge[] = []
  let isWaiting = false
  const orderId = await withLocked(db, attemptId, async (locked) => {
    const { trx, order, attempt } = locked
    const events = await loadEvents(trx, attempt.id)
    charges = returnableChargesOf(order, attempt, events)
    retried = unsentReturnsOf(attempt, events)
    isWaiting = isIn(PENDING, order)
    for (const charge of retried) await requestReversal(trx, attempt, charge)
    if (charges.length > 0) await returnCharges(locked, charges)
  })
  return { charges, retried, isOrderEnded: isWaiting && (await requireOrder(db, orderId)).state === 'payment_failed' }
}
