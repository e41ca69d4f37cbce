import {
  type CartRow,
  failCart,
  lockCart,
  type PricedCart,
  priceCart,
  rememberPrices,
  requireCart,
  requireGuestSecret,
  updateCart,
} from '#modules/cart'
import { findOrder, type OrderRow, releaseExpiredReservations, requireOrder } from '#modules/orders'
import { charge, findMethodOnCart, findNewestAttempt, loadPaymentStatus, type PaymentStatus } from '#modules/payment'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/composition/context'
import { inTransaction } from '#src/composition/database'
import { chargeRequestOf } from './charge-request.ts'
import { namesTotal, unable } from './errors.ts'
import { claim, findAnswer, finish, hashText, release } from './idempotency.ts'
import { makeOrder } from './make-order.ts'
import { findObstacle } from './readiness.ts'

/** An order and how its payment stands, read from the order records. */
export interface PlacedOrder {
  readonly order: OrderRow
  readonly payment: PaymentStatus
}

async function enforceLimits(ctx: Context, cartId: string): Promise<void> {
  await enforceLimit(ctx, { action: 'place-order-cart', key: cartId, limit: 10, windowSeconds: 600 })
  await enforceLimit(ctx, { action: 'place-order-address', key: ctx.viewer.address, limit: 30, windowSeconds: 600 })
}

/** The caller's key, else one made of the cart as it is: two clicks on the same cart are one request. */
async function keyOf(ctx: Context, cart: CartRow): Promise<string> {
  if (ctx.idempotencyKey) return `order:${ctx.brand.websiteId}:${hashText(ctx.idempotencyKey)}`
  const waiting = cart.locked_by_order === null ? undefined : await findOrder(ctx.db, cart.locked_by_order)
  return `order:${hashText(`${cart.id}:${waiting?.cart_version ?? cart.version}`)}`
}

/** The stock and everything else, looked at before any transaction, so that most refusals cost no lock. [R7.96] */
async function checkBefore(ctx: Context, cart: CartRow): Promise<void> {
  const first = await priceCart(ctx.db, ctx, cart)
  const isShort = first.lines.some((line) => line.problem === 'short')
  if (isShort) await releaseExpiredReservations(ctx.db)
  const priced = isShort ? await priceCart(ctx.db, ctx, cart) : first
  if (priced.totalCents > 0 && !ctx.ports.payments.isAvailable()) throw unable('PAYMENTS_UNAVAILABLE')
  const obstacle = findObstacle(priced, ctx.brand.shipsTo)
  if (!obstacle) return
  if (namesTotal(obstacle)) await storeShownPrices(ctx, priced)
  throw obstacle
}

/** The refusal names the new total, so from now on the shopper knows it. */
async function storeShownPrices(ctx: Context, { cart, lines, totalCents }: PricedCart): Promise<void> {
  const changed = lines.filter((line) => line.problem === 'price-changed').map((line) => ({ lineId: line.id, unitCents: line.unitCents }))
  const method = findMethodOnCart(cart)
  const isAgreed = method?.agreedCents === undefined || method.agreedCents === totalCents
  if (changed.length === 0 && isAgreed) return
  await inTransaction(ctx.db, async (trx) => {
    const { version } = await lockCart(trx, cart.id)
    await rememberPrices(trx, changed)
    if (!isAgreed && version === cart.version)
      await updateCart(trx, cart.id, { payment_method: JSON.stringify({ ...method, agreedCents: totalCents }) })
  })
}

async function makeAndCharge(ctx: Context, cart: CartRow, key: string): Promise<number> {
  const made = await makeUnderKey(ctx, cart, key)
  try {
    if (made.charge) await charge(ctx, made.charge.attempt, chargeRequestOf(ctx, made, made.charge))
  } finally {
    await finish(ctx.db, key)
  }
  return made.order.id
}

async function makeUnderKey(ctx: Context, cart: CartRow, key: string) {
  try {
    await enforceLimits(ctx, cart.id)
    if (!cart.is_active || cart.locked_by_order !== null) throw failCart('CART_NOT_ACTIVE')
    await checkBefore(ctx, cart)
    return await makeOrder(ctx, cart.id, key)
  } catch (error) {
    await release(ctx.db, key)
    throw error
  }
}

/**
 * The reply, always read from the order records: a paid or waiting order, or why there is none. @throws AppError
 * UNABLE_TO_PLACE_ORDER
 */
async function replyOf(ctx: Context, orderId: number): Promise<PlacedOrder> {
  const payment = await loadPaymentStatus(ctx.db, orderId)
  const order = await requireOrder(ctx.db, orderId)
  if (order.state === 'payment_failed' || order.state === 'cancelled')
    throw unable(payment.failureCode ?? 'PAYMENT_FAILED', payment.message ?? undefined)
  return { order, payment }
}

/** A repeated request is answered as the first was, unless its cart has been changed since then. */
async function replay(ctx: Context, cart: CartRow, orderId: number): Promise<PlacedOrder> {
  const order = await requireOrder(ctx.db, orderId)
  const isOpenAgain = cart.is_active && cart.locked_by_order === null
  if (order.cart_id !== cart.id || (isOpenAgain && cart.version > order.cart_version + 1)) throw unable('KEY_OF_ANOTHER_ORDER')
  return replyOf(ctx, orderId)
}

/**
 * The order of a cart whose shopper left the bank's page without an answer and tries again: they are sent there once
 * more. Nothing of the cart can have changed meanwhile.
 */
async function findOrderAtBank(ctx: Context, cart: CartRow): Promise<number | undefined> {
  if (!cart.is_active || cart.locked_by_order === null) return undefined
  const attempt = await findNewestAttempt(ctx.db, cart.locked_by_order)
  return attempt?.state === 'action_required' ? cart.locked_by_order : undefined
}

/**
 * Turns a cart into an order and charges it, once, however often and from however many tabs it is called.
 * @throws AppError as requireCart; GUEST_EMAIL_MISSING, UNABLE_TO_PLACE_ORDER, RATE_LIMITED [R7.85]
 */
export async function placeCart(ctx: Context, cartId: string): Promise<PlacedOrder> {
  const cart = await requireCart(ctx, cartId, { allowInactive: true })
  requireGuestSecret(ctx, cart)
  const orderAtBank = await findOrderAtBank(ctx, cart)
  if (orderAtBank !== undefined) return replyOf(ctx, orderAtBank)
  const key = await keyOf(ctx, cart)
  if (!cart.is_active && (await findAnswer(ctx.db, key)) === undefined) throw failCart('CART_NOT_ACTIVE')
  const claimed = await claim(ctx.db, key, hashText(cart.id))
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
