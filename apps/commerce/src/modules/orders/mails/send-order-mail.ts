import { type Brand, requireBrand } from '@welt/brands'
import { sql } from 'kysely'
import { hasReplacedCards } from '#modules/gift-cards'
import {
  type MailKind,
  type OrderMailModel,
  queueMail,
  type RenderedMail,
  renderOrderConfirmation,
  renderPaymentReturned,
} from '#modules/notifications'
import { loadSettings } from '#modules/site'
import { isIn, REFUNDED } from '#src/order-lifecycle/states'
import { type Db, inTransaction } from '#src/platform/database'
import type { HandlersOf, JobContext } from '#src/queue/job-handler'
import type { orderJobs } from '../jobs.ts'
import { requireOrder, requireOrderParts } from '../store.ts'
import type { OrderRow } from '../tables.ts'
import { orderMailModel } from './order-mail-model.ts'
import { bankDayOf } from './refund-facts.ts'

type Handlers = HandlersOf<typeof orderJobs>
type Render = (brand: Brand, model: OrderMailModel, order: OrderRow) => RenderedMail

type MailContext = Pick<JobContext, 'db' | 'config'>

export async function loadOrderMail({ db, config }: MailContext, orderId: number) {
  const order = await requireOrder(db, orderId)
  const brand = requireBrand(order.website_id)
  const parts = await requireOrderParts(db, order.id)
  const { productUrlSuffix } = await loadSettings(db, brand)
  return { order, brand, model: orderMailModel({ brand, publicUrl: config.publicUrl, productUrlSuffix, order, parts }) }
}

async function queueOrderMail(
  ctx: MailContext,
  orderId: number,
  kind: MailKind,
  render: Render,
  copy = '',
): Promise<void> {
  const { db } = ctx
  const { order, brand, model } = await loadOrderMail(ctx, orderId)
  const mail = render(brand, model, order)
  await inTransaction(db, (trx) =>
    queueMail(trx, { brand, kind, subjectId: `${order.number}${copy}`, recipient: order.email, mail }),
  )
}

/** Queues one mail however often the job runs; none for a refunded order. [R7.85, A110] */
export const sendOrderConfirmation: Handlers['send-order-confirmation'] = async ({ orderId }, ctx) => {
  const order = await requireOrder(ctx.db, orderId)
  // The return's mail covers its swap.
  if (isIn(REFUNDED, order) || order.exchange_of !== null) return
  await queueOrderMail(ctx, orderId, 'order-confirmation', renderOrderConfirmation)
}

/** An authorisation that was never captured is only cancelled. */
async function wasCharged(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from capture where order_id = ${orderId} and state in ('sent', 'done')
    union all select from payment_attempt where order_id = ${orderId} and state = 'refunded' limit 1`.execute(db)
  return rows.length > 0
}

/** A copy, as its shopper asked for. */
export const sendConfirmationAgain = (ctx: MailContext, orderId: number): Promise<void> =>
  queueOrderMail(ctx, orderId, 'order-confirmation', renderOrderConfirmation, `-${crypto.randomUUID()}`)

export const sendPaymentReturned: Handlers['send-payment-returned'] = async ({ orderId }, ctx) => {
  const hasNewCard = await hasReplacedCards(ctx.db, orderId)
  const isCharged = await wasCharged(ctx.db, orderId)
  await queueOrderMail(ctx, orderId, 'payment-returned', (brand, model, order) => {
    const ended = order.state === 'cancelled' ? ('cancelled' as const) : ('refunded' as const)
    const reason = isIn(REFUNDED, order) ? ended : 'too-late'
    return renderPaymentReturned(brand, model, { reason, isCharged, hasNewCard, shownBy: bankDayOf(brand) })
  })
}
