import { randomUUID } from 'node:crypto'
import { AppError } from '@welt/kit/app-error'
import type { Transaction } from 'kysely'
import {
  areCardsSpent,
  type CartRow,
  type CartWithLines,
  dropLapsedCoupons,
  failCart,
  lockCartAsRead,
  lockCoupons,
  lockFirstOrder,
  lockForOrder,
  type PricedCart,
  priceCart,
  rememberBalances,
  rememberPrices,
  type StoredAddress,
  takeCoupons,
  writePaymentMethod,
} from '#modules/cart'
import { reserveGiftCards } from '#modules/gift-cards'
import { reserveRedemptions } from '#modules/loyalty'
import { insertOrder, type OrderRow, releaseExpiredReservations, reserveStock } from '#modules/orders'
import {
  type AttemptRow,
  enqueueCheck,
  findMethodOnCart,
  insertAttempt,
  type MethodOnCart,
  payFreeOrder,
  withoutState,
} from '#modules/payment'
import type { Context } from '#src/composition/context'
import { type Database, inTransaction } from '#src/composition/database'
import { namesTotal, type UnableReason, unable } from './errors.ts'
import { noteOrder } from './idempotency.ts'
import { couponCodesOf, giftCardSharesOf, orderFromCart, stockLinesOf } from './order-from-cart.ts'
import { billingAddressOf, findObstacle } from './readiness.ts'

/** Stock is reserved this long for a payment that is answered at once. */
const RESERVATION_SECONDS = 15 * 60
/** When jobs first look after an attempt. */
const FIRST_CHECK_SECONDS = 30

/** An order that was made, and the charge that has to be sent for it; none when it is free. */
export interface MadeOrder {
  readonly order: OrderRow
  readonly charge: { readonly attempt: AttemptRow; readonly method: MethodOnCart } | undefined
  readonly billingAddress: StoredAddress
}

/** Why no order was made; nothing but prices that the shopper is shown was written. */
interface Refusal {
  readonly obstacle: AppError
  /** A line has more pieces than are there to be reserved. */
  readonly isShort: boolean
}

async function lockOpenCart(trx: Transaction<Database>, read: CartWithLines): Promise<CartWithLines> {
  const cart = await lockCartAsRead(trx, read)
  if (!cart.is_active || cart.locked_by_order !== null) throw failCart('CART_NOT_ACTIVE')
  return cart
}

/** Notes the order under its key, and who ordered what, from where. */
async function recordOrder(trx: Transaction<Database>, ctx: Pick<Context, 'viewer'>, key: string, order: OrderRow): Promise<void> {
  const actor = order.customer_id === null ? 'guest' : `customer:${order.customer_id}`
  const row = { website_id: order.website_id, actor, action: 'order-placed', target: order.number, address: ctx.viewer.address }
  await trx
    .with('noted', (cte) => noteOrder(cte, key, order.id))
    .insertInto('audit')
    .values(row)
    .execute()
}

async function addCharge(trx: Transaction<Database>, order: OrderRow, cart: CartRow): Promise<MadeOrder['charge']> {
  const method = findMethodOnCart(cart)
  if (!method) throw unable('PAYMENT_METHOD_MISSING')
  const attempt = await insertAttempt(trx, {
    id: randomUUID(),
    orderId: order.id,
    orderNumber: order.number,
    method: 'scheme',
    amountCents: order.total_cents,
    currency: order.currency,
  })
  await enqueueCheck(trx, attempt.id, FIRST_CHECK_SECONDS)
  await lockForOrder(trx, cart.id, order.id, withoutState(method))
  return { attempt, method }
}

/** The refusal names the new total, so from now on the shopper knows it. */
async function storeShownPrices(trx: Transaction<Database>, priced: PricedCart): Promise<void> {
  const { cart, lines, totalCents } = priced
  if (areCardsSpent(priced)) await rememberBalances(trx, priced)
  await dropLapsedCoupons(trx, priced)
  const changed = lines.filter((line) => line.problem === 'price-changed').map((line) => ({ lineId: line.id, unitCents: line.unitCents }))
  await rememberPrices(trx, changed)
  const method = findMethodOnCart(cart)
  if (method?.agreedCents === undefined || method.agreedCents === totalCents) return
  await writePaymentMethod(trx, cart.id, { ...method, agreedCents: totalCents })
}

/** The reason why the cart, freshly priced, cannot be ordered now. */
function findReason(ctx: Context, priced: PricedCart): AppError | undefined {
  if (priced.totalCents > 0 && !ctx.ports.payments.isAvailable()) return unable('PAYMENTS_UNAVAILABLE')
  return findObstacle(priced, ctx.brand.shipsTo)
}

/** Rewards that take something off; others stay the shopper's. */
function rewardCodesOf({ discounts }: PricedCart): readonly string[] {
  return discounts.flatMap(({ source }) => (source.kind === 'reward' ? [source.code] : []))
}

async function writeOrder(trx: Transaction<Database>, ctx: Context, priced: PricedCart, key: string): Promise<MadeOrder> {
  const billingAddress = billingAddressOf(priced)
  if (!billingAddress) throw unable('BILLING_ADDRESS_MISSING')
  const order = await insertOrder(trx, orderFromCart(priced, ctx.brand, billingAddress, new Date()))
  await takeCoupons(trx, order, couponCodesOf(priced))
  if (!(await reserveGiftCards(trx, order, giftCardSharesOf(priced)))) throw unable('GIFT_CARD_SPENT')
  if (!(await reserveRedemptions(trx, order, rewardCodesOf(priced)))) throw unable('REWARD_SPENT')
  const reserved = await reserveStock(trx, order.id, stockLinesOf(priced), RESERVATION_SECONDS)
  if (!reserved.isReserved) throw unable('OUT_OF_STOCK')
  await recordOrder(trx, ctx, key, order)
  if (order.total_cents > 0) return { order, charge: await addCharge(trx, order, priced.cart), billingAddress }
  await payFreeOrder(trx, order)
  return { order, charge: undefined, billingAddress }
}

/** A price for first orders is worked out again once no other first order of the customer is under way. */
async function priceForOrder(trx: Transaction<Database>, ctx: Context, cart: CartRow): Promise<PricedCart> {
  const priced = await priceCart(trx, ctx, cart)
  if (!priced.isFirstOrderPrice) return priced
  await lockFirstOrder(trx, cart)
  return priceCart(trx, ctx, cart)
}

function tryOrder(ctx: Context, read: CartWithLines, key: string): Promise<MadeOrder | Refusal> {
  return inTransaction(ctx.db, async (trx) => {
    const cart = await lockOpenCart(trx, read)
    await lockCoupons(trx, cart)
    const priced = await priceForOrder(trx, ctx, cart)
    const obstacle = findReason(ctx, priced)
    if (!obstacle) return writeOrder(trx, ctx, priced, key)
    if (namesTotal(obstacle)) await storeShownPrices(trx, priced)
    return { obstacle, isShort: priced.lines.some((line) => line.problem === 'short') }
  })
}

/**
 * Carts of one gift card or reward that are ordered at once wait for each other;
 * each is priced again after the one before it.
 */
const TRIES_AT_ONCE = 5
const SPENT_MEANWHILE: readonly unknown[] = ['GIFT_CARD_SPENT', 'REWARD_SPENT'] satisfies UnableReason[]

/** As tryOrder. A cart whose gift card or reward was spent between the pricing and its lock is priced again. */
async function tryPricedOrder(ctx: Context, read: CartWithLines, key: string): Promise<MadeOrder | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryOrder(ctx, read, key)
    } catch (error) {
      const isSpent = error instanceof AppError && SPENT_MEANWHILE.includes(error.data.reason)
      if (!isSpent || attempt === TRIES_AT_ONCE) throw error
    }
  }
}

/**
 * Makes the order of a cart in one transaction: everything is as it is under the cart's lock, stock is reserved, order,
 * lines, attempt and jobs are written, and the cart takes no more changes. No network call happens here. A free order is
 * paid at once. Where pieces are missing, expired reservations are released and the cart is looked at once more.
 * @throws AppError CART_NOT_ACTIVE, GUEST_EMAIL_MISSING, UNABLE_TO_PLACE_ORDER [R7.96]
 */
export async function makeOrder(ctx: Context, read: CartWithLines, key: string): Promise<MadeOrder> {
  const first = await tryPricedOrder(ctx, read, key)
  const isRetried = 'isShort' in first && first.isShort && (await releaseExpiredReservations(ctx.db)) > 0
  const made = isRetried ? await tryPricedOrder(ctx, read, key) : first
  if ('obstacle' in made) throw made.obstacle
  return made
}
