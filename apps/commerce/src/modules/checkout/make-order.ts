import type { AppError } from '@welt/kit/app-error'
import type { Transaction } from 'kysely'
import {
  type CartWithLines,
  lockOpenCart,
  overallFulfilment,
  type PricedCart,
  priceCart,
  pricerOf,
  storeShownPrices,
  updateCart,
} from '#modules/cart'
import { allocateCart, deliveryZonesOf, type SentAllocation } from '#modules/fulfilment'
import {
  countOrderEvent,
  lockClaims,
  type OrderRow,
  releaseExpiredReservations,
  reserveClaims,
  transition,
} from '#modules/orders'
import { type ChargedItem, findMethodOnCart, type MethodOnCart } from '#modules/payment'
import { lockFirstOrder } from '#modules/promotions'
import { findStoreByCode } from '#modules/stores'
import type { OrderClaim } from '#src/order-lifecycle/claim'
import type { Context } from '#src/platform/context'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import type { StoredAddress } from '#tables/cart'
import type { StoreRow } from '#tables/stores'
import { namesTotal, type UnableReason, unable } from './errors.ts'
import { newCardOf } from './limits/refused-cards.ts'
import { chargedItemsOf } from './placing/charged-items.ts'
import { type FirstAttempt, insertPlaced } from './placing/insert-placed.ts'
import { orderFromCart, wantedClaimsOf } from './placing/order-from-cart.ts'
import { billingAddressOf, findObstacle } from './readiness.ts'

/** A free order has no charge. */
export interface MadeOrder {
  readonly order: OrderRow
  readonly charge:
    | { readonly attempt: FirstAttempt; readonly method: MethodOnCart; readonly items: readonly ChargedItem[] }
    | undefined
  readonly billingAddress: StoredAddress
}

/** Nothing was written except prices shown. */
interface Refusal {
  readonly obstacle: AppError
  readonly isShort: boolean
}

/** The refusal shows the new total, so these prices count as seen; a wallet still shows its own. */
async function storeShownTotal(trx: Transaction<Database>, priced: PricedCart): Promise<void> {
  const { cart, totalCents } = priced
  await storeShownPrices(trx, priced)
  const method = findMethodOnCart(cart)
  if (method?.agreedCents === undefined || method.express || method.agreedCents === totalCents) return
  await updateCart(trx, cart.id, { payment_method: { ...method, agreedCents: totalCents } })
}

function findReason(ctx: Context, priced: PricedCart): AppError | undefined {
  if (priced.totalCents > 0 && !ctx.ports.payments.isAvailable()) return unable('PAYMENTS_UNAVAILABLE')
  return findObstacle(priced, ctx.brand.shipsTo)
}

/** `coupon` never fails: coupons are locked before pricing. */
const LOST_REASONS: Readonly<Record<OrderClaim['name'], UnableReason>> = {
  coupon: 'ORDER_IN_PROGRESS',
  'gift card': 'GIFT_CARD_SPENT',
  reward: 'REWARD_SPENT',
  stock: 'OUT_OF_STOCK',
}

function lostReasonOf({ name }: OrderClaim, { lines }: PricedCart): UnableReason {
  const isNotAtStore = name === 'stock' && overallFulfilment(lines) === 'clickncollect'
  return isNotAtStore ? 'NOT_AT_STORE' : LOST_REASONS[name]
}

/** Another order took pieces since the stock was read; other sources may have them. */
class PiecesTaken extends Error {
  readonly refusal: AppError

  constructor(refusal: AppError) {
    super(refusal.message)
    this.refusal = refusal
  }
}

async function findCollectionStore(trx: Db, { groups, storeCode }: PricedCart): Promise<StoreRow | undefined> {
  const isCollected = groups.some(({ kind }) => kind === 'clickncollect')
  return isCollected && storeCode !== undefined ? findStoreByCode(trx, storeCode) : undefined
}

/** Pieces at the store of collection may be the same that would be sent. */
function isShort({ lines }: PricedCart, { parts }: SentAllocation): boolean {
  const pieces = (lineId: number) => parts.get(lineId)?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  return lines.some(({ id, isGiftCard, quantity }) => !isGiftCard && pieces(id) < quantity)
}

function requireMethod({ cart }: PricedCart): MethodOnCart {
  const method = findMethodOnCart(cart)
  if (!method) throw unable('PAYMENT_METHOD_MISSING')
  return method
}

async function writeOrder(
  trx: Transaction<Database>,
  ctx: Context,
  priced: PricedCart,
  key: string,
): Promise<MadeOrder> {
  const billingAddress = billingAddressOf(priced)
  if (!billingAddress) throw unable('BILLING_ADDRESS_MISSING')
  const allocation = await allocateCart(trx, ctx, priced)
  if (isShort(priced, allocation)) throw unable('OUT_OF_STOCK')
  const store = await findCollectionStore(trx, priced)
  const zones = await deliveryZonesOf({ ...ctx, db: trx })
  const wanted = orderFromCart(priced, allocation, { brand: ctx.brand, billingAddress, store, zones, now: new Date() })
  const method = wanted.totalCents > 0 ? requireMethod(priced) : undefined
  const newCard = method && (await newCardOf({ ...ctx, db: trx }, priced.cart))
  const { order, attempt } = await insertPlaced(trx, ctx, { order: wanted, method, newCard, key })
  const lost = await reserveClaims(trx, order, wantedClaimsOf(priced, allocation.parts))
  if (lost) {
    const refusal = unable(lostReasonOf(lost, priced))
    throw lost.name === 'stock' && allocation.reasons ? new PiecesTaken(refusal) : refusal
  }
  countOrderEvent(order, 'placed')
  if (attempt && method) return { order, charge: { attempt, method, items: chargedItemsOf(priced) }, billingAddress }
  await transition(trx, order, 'pay', { payment: order.payment_method })
  return { order, charge: undefined, billingAddress }
}

type OpenCart = Awaited<ReturnType<typeof lockOpenCart>>

/** Prices again once no other first order of the customer is in progress. */
async function priceForOrder(
  trx: Transaction<Database>,
  ctx: Context,
  { cart, variants }: OpenCart,
): Promise<PricedCart> {
  const price = await pricerOf(trx, ctx, cart, variants)
  const priced = price()
  if (!priced.isFirstOrderPrice) return priced
  await lockFirstOrder(trx, { websiteId: cart.website_id, email: cart.email, customerId: cart.customer_id })
  return priceCart(trx, ctx, cart)
}

function tryOrder(ctx: Context, read: CartWithLines, key: string): Promise<MadeOrder | Refusal> {
  return inTransaction(ctx.db, async (trx) => {
    const open = await lockOpenCart(trx, read)
    await lockClaims(trx, open.cart)
    const priced = await priceForOrder(trx, ctx, open)
    const obstacle = findReason(ctx, priced)
    if (!obstacle) return writeOrder(trx, ctx, priced, key)
    if (namesTotal(obstacle)) await storeShownTotal(trx, priced)
    return { obstacle, isShort: priced.lines.some((line) => line.problem === 'short') }
  })
}

const TRIES = 3

async function tryOtherSources(
  ctx: Context,
  read: CartWithLines,
  key: string,
  tries = TRIES,
): Promise<MadeOrder | Refusal> {
  try {
    return await tryOrder(ctx, read, key)
  } catch (error) {
    if (!(error instanceof PiecesTaken)) throw error
    if (tries === 1) throw error.refusal
    return tryOtherSources(ctx, read, key, tries - 1)
  }
}

/**
 * One transaction under the cart's lock, without network calls. If stock is short, releases expired reservations and
 * tries once more.
 * @throws AppError CART_NOT_ACTIVE, GUEST_EMAIL_MISSING, UNABLE_TO_PLACE_ORDER [R7.96]
 */
export async function makeOrder(ctx: Context, read: CartWithLines, key: string): Promise<MadeOrder> {
  const first = await tryOtherSources(ctx, read, key)
  const isRetried = 'isShort' in first && first.isShort && (await releaseExpiredReservations(ctx.db)) > 0
  const made = isRetried ? await tryOtherSources(ctx, read, key) : first
  if ('obstacle' in made) throw made.obstacle
  return made
}
