import { sql } from 'kysely'
import { issueBoughtCards } from '#modules/gift-cards'
import { type Db, inTransaction } from '#src/composition/database'
import { signingSecretsOf } from '#src/composition/secret'
import { enqueueing } from '#src/queue/enqueue'
import type { HandlersOf } from '#src/queue/job-handler'
import { orderJobs } from './jobs.ts'
import { loadOrderLines, lockOrder } from './store.ts'

/**
 * Enqueues what follows from a payment, with one statement: the
 * confirmation, and the issue of gift cards where some were bought.
 */
export async function enqueueAfterPayment(trx: Db, orderId: number): Promise<void> {
  const confirmation = enqueueing(orderJobs['send-order-confirmation'], [{ payload: { orderId }, key: `order-confirmation:${orderId}` }])
  const issue = enqueueing(orderJobs['issue-gift-cards'], [{ payload: { orderId }, key: `issue-gift-cards:${orderId}` }])
  await sql`${confirmation} union all ${issue}
    where exists (select 1 from order_line where order_id = ${orderId} and product_type = 'giftcard')`.execute(trx)
}

/** Issues the gift cards that a paid order bought, unless its money has gone back meanwhile. */
export const issueGiftCardsOfOrder: HandlersOf<typeof orderJobs>['issue-gift-cards'] = async ({ orderId }, { db, config }) => {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order.state !== 'paid' && order.state !== 'processing' && order.state !== 'complete') return
    const lines = (await loadOrderLines(trx, orderId)).flatMap(({ id, quantity, quantity_cancelled: cancelled, gift_card: giftCard }) =>
      giftCard ? [{ id, quantity: quantity - cancelled, giftCard }] : [],
    )
    await issueBoughtCards(trx, signingSecretsOf(config), { websiteId: order.website_id, currency: order.currency, lines })
  })
}
