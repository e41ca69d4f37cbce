import { queueMail, renderPaymentFailed } from '#modules/notifications'
import { cartTokenOf, hasOtherLiveOrder, loadOrderMail, lockOrder } from '#modules/orders'
import { inTransaction } from '#src/platform/database'
import type { HandlersOf, JobContext } from '#src/queue/job-handler'
import { STAFF_RETURNED } from '../fold/events.ts'
import type { paymentJobs } from '../jobs.ts'
import { findAttempt, loadEvents } from '../store.ts'
import type { AttemptRow } from '../tables.ts'

const RELEASING: ReadonlySet<string> = new Set(['reversal_sent', 'reversed'])

async function moneyOf({ db }: JobContext, { id, state }: AttemptRow) {
  if (state === 'refunded') return 'refunded'
  const isReturned = (await loadEvents(db, id)).some((event) => event.event_code === STAFF_RETURNED)
  return isReturned || RELEASING.has(state) ? 'released' : 'not-charged'
}

/** Sends no mail when the order was paid after all or its cart was ordered again. */
export const sendPaymentFailed: HandlersOf<typeof paymentJobs>['send-payment-failed'] = async ({ attemptId }, ctx) => {
  const attempt = await findAttempt(ctx.db, attemptId)
  // Reversed payments have their own mail.
  if (!attempt || attempt.reversal_key) return
  const { order, brand, model } = await loadOrderMail(ctx, attempt.order_id)
  const cartUrl = `${model.shopUrl}/cart/restore?token=${cartTokenOf(ctx.config.signingSecret, order, new Date())}`
  const money = await moneyOf(ctx, attempt)
  const mail = renderPaymentFailed(brand, { model, cartUrl, money })
  await inTransaction(ctx.db, async (trx) => {
    // A concurrent success waits for this lock and withdraws the mail.
    const { state } = await lockOrder(trx, order.id)
    if (state !== 'payment_failed' || (await hasOtherLiveOrder(trx, order))) return
    const subjectId = attempt.merchant_reference
    await queueMail(trx, { brand, kind: 'payment-failed', subjectId, recipient: order.email, mail })
  })
}
