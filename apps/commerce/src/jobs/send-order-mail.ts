import type { Brand } from '@welt/brands'
import { findBrandByWebsiteId } from '@welt/brands'
import {
  type MailKind,
  type OrderMailModel,
  queueMail,
  type RenderedMail,
  renderOrderConfirmation,
  renderPaymentReturned,
} from '#modules/notifications'
import { findOrder, loadOrderLines } from '#modules/orders'
import { loadSettings } from '#modules/site'
import { inTransaction } from '../database.ts'
import { type Job, type JobContext, requireId } from './job.ts'
import { orderMailModel } from './order-mail-model.ts'

type Render = (brand: Brand, model: OrderMailModel) => RenderedMail

async function queueOrderMail({ db, config }: JobContext, orderId: number, kind: MailKind, render: Render): Promise<void> {
  const order = await findOrder(db, orderId)
  const brand = order && findBrandByWebsiteId(order.website_id)
  if (!order || !brand) throw new Error(`order ${orderId} is unknown`)
  const lines = (await loadOrderLines(db, [order.id])).get(order.id) ?? []
  const { productUrlSuffix } = await loadSettings(db, brand)
  const mail = render(brand, orderMailModel({ brand, publicUrl: config.publicUrl, productUrlSuffix, order, lines }))
  await inTransaction(db, (trx) => queueMail(trx, { brand, kind, subjectId: order.number, recipient: order.email, mail }))
}

/** Queues the confirmation of a paid order: one mail however often the job runs. @source R7.85, A110 */
export const sendOrderConfirmation: Job = (payload, ctx) =>
  queueOrderMail(ctx, requireId(payload, 'orderId'), 'order-confirmation', renderOrderConfirmation)

/** Queues the mail about a payment that is taken back. @source reliability §2, failures 28 */
export const sendPaymentReturned: Job = (payload, ctx) =>
  queueOrderMail(ctx, requireId(payload, 'orderId'), 'payment-returned', renderPaymentReturned)
