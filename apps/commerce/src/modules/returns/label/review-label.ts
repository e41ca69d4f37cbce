import { sql } from 'kysely'
import { transition } from '#modules/orders'
import { withLockedOrder } from '#modules/payment'
import type { Db } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import type { HandlersOf } from '#src/queue/job-handler'
import { recordReturnEvent } from '../events.ts'
import { returnJobs } from '../jobs.ts'

const CHARGEBACKS = ['CHARGEBACK', 'NOTIFICATION_OF_CHARGEBACK']

export const isChargeback = (eventCode: string) => CHARGEBACKS.includes(eventCode)

interface Report {
  readonly eventCode: string
  readonly merchantReference: string
  readonly pspReferences: readonly string[]
}

/** @returns false for other events, and those of no return payment */
export async function enqueueLabelReview(trx: Db, report: Report): Promise<boolean> {
  const { eventCode, merchantReference, pspReferences } = report
  if (!isChargeback(eventCode)) return false
  const payment = await trx
    .selectFrom('return_payment')
    .select('id')
    .where(sql<boolean>`reference = ${merchantReference} or psp_reference = any(${[...pspReferences]}::text[])`)
    .orderBy('id')
    .executeTakeFirst()
  if (!payment) return false
  const why = eventCode.toLowerCase().replaceAll('_', ' ')
  await enqueue(
    trx,
    returnJobs['review-label'],
    { paymentId: payment.id, why },
    { key: `review-label:${payment.id}:${why}` },
  )
  return true
}

/** Puts the order of the return under review, as for a chargeback of its own payment. */
export const reviewLabel: HandlersOf<typeof returnJobs>['review-label'] = async ({ paymentId, why }, { db, log }) => {
  const payment = await db
    .selectFrom('return_payment')
    .select(['order_id', 'return_id', 'reference'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const reason = `${why} of return payment ${payment.reference}`
  const number = await withLockedOrder(db, payment.order_id, async ({ trx, order }) => {
    if (!(await transition(trx, order, 'chargeback', { why: reason }))) return undefined
    if (payment.return_id !== null)
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
