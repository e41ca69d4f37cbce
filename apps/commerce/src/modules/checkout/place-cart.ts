import { type CartWithLines, failCart, requireCart, requireCartWithLines, requireGuestSecret } from '#modules/cart'
import { findOrder, requireOrder } from '#modules/orders'
import { answerInTime, charge, findNewestAttempt, loadOrderPayment, type OrderPayment } from '#modules/payment'
import { FAILED, isIn } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type { CartRow } from '#tables/cart'
import { chargeRequestOf } from './charge-request.ts'
import { unable } from './errors.ts'
import { claim, findAnswer, hashText, release } from './idempotency.ts'
import { orderLimitsOf } from './limits/order-limits.ts'
import { newCardOf } from './limits/refused-cards.ts'
import { type MadeOrder, makeOrder } from './make-order.ts'

/** Two clicks without a client's key are one request. */
async function keyOf(ctx: Context, cart: CartRow): Promise<string> {
  if (ctx.idempotencyKey) return `order:${ctx.brand.websiteId}:${hashText(ctx.idempotencyKey)}`
  const waiting = cart.locked_by_order === null ? undefined : await findOrder(ctx.db, cart.locked_by_order)
  return `order:${hashText(`${cart.id}:${waiting?.cart_version ?? cart.version}`)}`
}

async function makeAndCharge(ctx: Context, cart: CartWithLines, key: string): Promise<number> {
  let made: MadeOrder
  try {
    made = await makeOrder(ctx, cart, key)
  } catch (error) {
    await release(ctx.db, key)
    throw error
  }
  if (made.charge) await answerInTime(charge(ctx, made.charge.attempt, chargeRequestOf(ctx, made, made.charge)))
  return made.order.id
}

/** @throws AppError UNABLE_TO_PLACE_ORDER */
async function replyOf(ctx: Context, orderId: number): Promise<OrderPayment> {
  const placed = await loadOrderPayment(ctx.db, orderId)
  const { order, payment } = placed
  if (isIn(FAILED, order)) throw unable(payment.failureCode ?? 'PAYMENT_FAILED', payment.message ?? undefined)
  return placed
}

/** Answers as the first request, unless the cart has changed. */
async function replay(ctx: Context, cart: CartRow, orderId: number): Promise<OrderPayment> {
  const order = await requireOrder(ctx.db, orderId)
  const isOpenAgain = cart.is_active && cart.locked_by_order === null
  if (order.cart_id !== cart.id || (isOpenAgain && cart.version > order.cart_version + 1))
    throw unable('KEY_OF_ANOTHER_ORDER')
  return replyOf(ctx, orderId)
}

/** For a shopper who left the bank's page and tries again. */
async function findOrderAtBank(ctx: Context, cart: CartRow): Promise<number | undefined> {
  if (!cart.is_active || cart.locked_by_order === null) return undefined
  const attempt = await findNewestAttempt(ctx.db, cart.locked_by_order)
  return attempt?.state === 'action_required' ? cart.locked_by_order : undefined
}

/** Whether the same request has ordered the cart, which must then not change. */
export async function hasOrdered(ctx: Context, cart: CartRow): Promise<boolean> {
  if (!cart.is_active || cart.locked_by_order !== null) return true
  return (await findAnswer(ctx.db, await keyOf(ctx, cart))) !== undefined
}

/**
 * Orders and charges a cart once, even from several tabs.
 * @throws AppError as requireCart; GUEST_EMAIL_MISSING, UNABLE_TO_PLACE_ORDER, RATE_LIMITED [R7.85]
 */
export async function placeCart(ctx: Context, cartId: string): Promise<OrderPayment> {
  const cart = await requireCartWithLines(ctx, cartId, { allowInactive: true })
  requireGuestSecret(ctx, cart)
  const orderAtBank = await findOrderAtBank(ctx, cart)
  if (orderAtBank !== undefined) return replyOf(ctx, orderAtBank)
  const key = await keyOf(ctx, cart)
  if (!cart.is_active && (await findAnswer(ctx.db, key)) === undefined) throw failCart('CART_NOT_ACTIVE')
  const [limits, card] = [await orderLimitsOf(ctx, cart), await newCardOf(ctx, cart)]
  const claimed = await claim(ctx, { key, hash: hashText(cart.id), limits, card })
  switch (claimed.kind) {
    case 'claimed':
      return replyOf(ctx, await makeAndCharge(ctx, cart, key))
    case 'answered':
      return replay(ctx, await requireCart(ctx, cartId, { allowInactive: true }), claimed.orderId)
    case 'other-request':
      throw unable('KEY_OF_ANOTHER_ORDER')
    case 'busy':
      throw unable('ORDER_IN_PROGRESS')
  }
}
