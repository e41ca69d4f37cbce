import { issueBoughtCards } from '#modules/gift-cards'
import { isIn, PAID } from '#src/order-lifecycle/states'
import { inTransaction } from '#src/platform/database'
import { signingSecretsOf } from '#src/platform/secret'
import type { HandlersOf } from '#src/queue/job-handler'
import type { orderJobs } from './jobs.ts'
import { loadOrderLines, lockOrder } from './store.ts'

/** Skips orders that are on hold or have been refunded since. */
export const issueGiftCardsOfOrder: HandlersOf<typeof orderJobs>['issue-gift-cards'] = async (
  { orderId },
  { db, config },
) => {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!isIn(PAID, order) || order.review_reason) return
    const lines = (await loadOrderLines(trx, orderId)).flatMap(
      ({ id, quantity, quantity_cancelled: cancelled, gift_card: giftCard }) =>
        giftCard ? [{ id, quantity: quantity - cancelled, giftCard }] : [],
    )
    await issueBoughtCards(trx, signingSecretsOf(config), {
      websiteId: order.website_id,
      currency: order.currency,
      lines,
    })
  })
}
