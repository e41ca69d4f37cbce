import { settleAttempt } from '#modules/payment'
import { type Job, requireText } from './job.ts'

/** Carries what webhooks told of a charge through to its order. */
export const settlePayment: Job = async (payload, { db, log }) => {
  const order = await settleAttempt(db, requireText(payload, 'attemptId'))
  if (order.review_reason) log('error', 'order under review', { alarm: true, order: order.number, reason: order.review_reason })
}
