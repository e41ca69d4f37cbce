import { requireBrand } from '@welt/brands'
import { loadSettings } from '#modules/site'
import { isIn, PAID } from '#src/order-lifecycle/states'
import type { HandlersOf } from '#src/queue/job-handler'
import type { paymentJobs } from '../jobs.ts'
import { findAttempt } from '../store.ts'
import { withLockedOrder } from '../with-order.ts'
import { requestCapture } from './request-capture.ts'

/** At payment: gift cards that were bought, or everything where the site captures at once. */
export const capturePayment: HandlersOf<typeof paymentJobs>['capture-payment'] = async ({ attemptId }, { db }) => {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt) return
  await withLockedOrder(db, attempt.order_id, async (owed) => {
    const { trx, order } = owed
    if (!isIn(PAID, order) || order.review_reason) return
    const { isCapturedAtPayment: isAll } = await loadSettings(trx, requireBrand(order.website_id))
    await requestCapture(owed, { isAll })
  })
}
