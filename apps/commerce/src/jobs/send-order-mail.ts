import type { Brand } from '@welt/brands'
import { findBrandByWebsiteId } from '@welt/brands'
import {
  type MailKind,
  type OrderMailModel,
  queueMail,
  type RenderedMail,
  renderOrderConfirmation,
  renderPaymentFailed,
  renderPaymentReturned,
} from '#modules/notifications'
import { bagTokenOf, findOrder, hasOtherLiveOrder, loadOrderLines, lockOrder, type OrderRow } from '#modules/orders'
import { type AttemptRow, findAttempt, loadEvents, STAFF_RETURNED } from '#modules/payment'
import { loadSettings } from '#modules/site'
import { inTransaction } from '../composition/database.ts'
import { type Job, type JobContext, requireId, requireText } from './job.ts'
import { orderMailModel } from './order-mail-model.ts'

type Render = (brand: Brand, model: OrderMailModel, order: OrderRow) => RenderedMail

async function loadOrderMail({ db, config }: JobContext, orderId: number) {
  const order = await findOrder(db, orderId)
  const brand = order && findBrandByWebsiteId(order.website_id)
  if (!order || !brand) throw new Error(`order ${orderId} is unknown`)
  const lines = (await loadOrderLines(db, [order.id])).get(order.id) ?? []
  const { productUrlSuffix } = await loadSettings(db, brand)
  return { order, brand, model: orderMailModel({ brand, publicUrl: config.publicUrl, productUrlSuffix, order, lines }) }
}

async function queueOrderMail(ctx: JobContext, orderId: number, kind: MailKind, render: Render): Promise<void> {
  const { db } = ctx
  const { order, brand, model } = await loadOrderMail(ctx, orderId)
  const mail = render(brand, model, order)
  await inTransaction(db, (trx) => queueMail(trx, { brand, kind, subjectId: order.number, recipient: order.email, mail }))
}

/** Queues the confirmation of a paid order: one mail however often the job runs, none once its money has gone back. [R7.85, A110] */
export const sendOrderConfirmation: Job = async (payload, ctx) => {
  const orderId = requireId(payload, 'orderId')
  if ((await findOrder(ctx.db, orderId))?.state === 'closed') return
  await queueOrderMail(ctx, orderId, 'order-confirmation', renderOrderConfirmation)
}

/** Queues the mail about a payment that is taken back. */
export const sendPaymentReturned: Job = (payload, ctx) =>
  queueOrderMail(ctx, requireId(payload, 'orderId'), 'payment-returned', (brand, model, { state }) =>
    renderPaymentReturned(brand, model, state === 'closed' ? 'given-back' : 'too-late'),
  )

/** States of an attempt whose money was taken and goes back. */
const GOES_BACK: ReadonlySet<string> = new Set(['reversal_sent', 'reversed', 'refunded'])

async function isGoingBack({ db }: JobContext, { id, state }: AttemptRow): Promise<boolean> {
  return GOES_BACK.has(state) || (await loadEvents(db, id)).some((event) => event.event_code === STAFF_RETURNED)
}

/**
 * Queues the mail that a payment came to nothing, with a link that puts the goods into a bag again: one mail for each attempt, none once
 * the order is paid after all or its cart is ordered again.
 */
export const sendPaymentFailed: Job = async (payload, ctx) => {
  const attempt = await findAttempt(ctx.db, requireText(payload, 'attemptId'))
  // One that goes back has a mail of its own.
  if (!attempt || attempt.reversal_key) return
  const { order, brand, model } = await loadOrderMail(ctx, attempt.order_id)
  const bagUrl = `${model.shopUrl}/cart/restore?token=${bagTokenOf(ctx.config.signingSecret, order, new Date())}`
  const money = (await isGoingBack(ctx, attempt)) ? 'given-back' : 'not-taken'
  const mail = renderPaymentFailed(brand, { model, bagUrl, money })
  await inTransaction(ctx.db, async (trx) => {
    // A payment that succeeds by now waits for this lock, and takes the mail back.
    const { state } = await lockOrder(trx, order.id)
    if (state !== 'payment_failed' || (await hasOtherLiveOrder(trx, order))) return
    const subjectId = attempt.merchant_reference
    await queueMail(trx, { brand, kind: 'payment-failed', subjectId, recipient: order.email, mail })
  })
}
