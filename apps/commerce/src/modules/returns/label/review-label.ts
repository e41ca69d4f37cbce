import { sql } from 'kysely'
import { recordOrderEvent, transition } from '#modules/orders'
import { reopenDifferenceRefund, withLockedOrder } from '#modules/payment'
import type { Db } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import type { HandlersOf } from '#src/queue/job-handler'
import { recordReturnEvent } from '../events.ts'
import { returnJobs } from '../jobs.ts'

const CHARGEBACKS = ['CHARGEBACK', 'NOTIFICATION_OF_CHARGEBACK']
const FAILURES = ['CAPTURE_FAILED', 'REFUND_FAILED', 'REFUNDED_REVERSED']
/** Of ours; they fail when they are reported without success. */
const REQUESTS = ['CAPTURE', 'REFUND', 'CANCEL_OR_REFUND']

const textOf = (eventCode: string) => eventCode.toLowerCase().replaceAll('_', ' ')

const isChargeback = (why: string) => CHARGEBACKS.map(textOf).includes(why)

interface Outcome {
  readonly eventCode: string
  readonly isSuccess: boolean
}

/** Undefined for what needs no staff. */
function reasonOf({ eventCode, isSuccess }: Outcome): string | undefined {
  if ([...CHARGEBACKS, ...FAILURES].includes(eventCode)) return textOf(eventCode)
  return REQUESTS.includes(eventCode) && !isSuccess ? `${textOf(eventCode)} failed` : undefined
}

/** Put before staff even when the payment of the return is not known. */
export const mustReview = (outcome: Outcome) => reasonOf(outcome) !== undefined

interface Report extends Outcome {
  readonly merchantReference: string
  readonly pspReference: string
  readonly originalReference: string
}

/** A request has the payment's reference and a suffix of its own. */
const paymentReferenceOf = (reference: string) => reference.replace(/-(?:capture|reversal|refund-\d+)$/, '')

/** @returns false for other events, and those of no return payment */
export async function enqueueLabelReview(trx: Db, report: Report): Promise<boolean> {
  const { merchantReference, pspReference, originalReference } = report
  const why = reasonOf(report)
  if (why === undefined) return false
  const payment = await trx
    .selectFrom('return_payment')
    .select('id')
    .where(
      sql<boolean>`reference = ${paymentReferenceOf(merchantReference)}
        or psp_reference = any(${[pspReference, originalReference]}::text[])`,
    )
    .orderBy('id')
    .executeTakeFirst()
  if (!payment) return false
  const isOnce = isChargeback(why)
  await enqueue(
    trx,
    returnJobs['review-label'],
    { paymentId: payment.id, why, pspReference },
    { key: `review-label:${payment.id}:${isOnce ? why : pspReference}` },
  )
  return true
}

type Reviewed = Parameters<Parameters<typeof withLockedOrder>[2]>[0]

/** @returns false for a chargeback that staff know of */
async function review({ trx, order }: Reviewed, why: string, reason: string): Promise<boolean> {
  if (isChargeback(why)) return (await transition(trx, order, 'chargeback', { why: reason })) !== false
  if (!(await transition(trx, order, 'review', { why: reason })))
    await recordOrderEvent(trx, { orderId: order.id, kind: 'review', actor: 'payment', detail: { why: reason } })
  return true
}

/**
 * Puts the order of the return under review, as for what is reported of its own payment. A difference whose refund
 * failed is refunded again after the release. [decision 174]
 */
export const reviewLabel: HandlersOf<typeof returnJobs>['review-label'] = async (payload, { db, log }) => {
  const { paymentId, why, pspReference } = payload
  const payment = await db
    .selectFrom('return_payment')
    .select(['order_id', 'return_id', 'reference'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const reason = `${why} of return payment ${payment.reference}`
  const number = await withLockedOrder(db, payment.order_id, async (owed) => {
    const { trx, order } = owed
    if (!(await review(owed, why, reason))) return undefined
    if (pspReference) await reopenDifferenceRefund(trx, pspReference)
    if (payment.return_id !== null && isChargeback(why))
      await recordReturnEvent(trx, {
        returnId: payment.return_id,
        kind: 'chargeback',
        actor: 'job',
        detail: { why: reason },
      })
    return order.number
  })
  if (number !== undefined) log('error', 'order under review', { alarm: true, order: number, reason })
}
