import { randomUUID } from 'node:crypto'
import type { AppError } from '@welt/kit/app-error'
import { sql, type Transaction } from 'kysely'
import {
  type CartWithLines,
  lockOpenCart,
  overallFulfilment,
  type PricedCart,
  priceCart,
  storeShownPrices,
  updateCart,
  updatingCart,
} from '#modules/cart'
import { allocateCart, deliveryZonesOf, type SentAllocation } from '#modules/fulfilment'
import {
  insertOrder,
  lockClaims,
  type OrderRow,
  releaseExpiredReservations,
  reserveClaims,
  transition,
} from '#modules/orders'
import {
  type AttemptRow,
  type ChargedItem,
  enqueueingCheck,
  findMethodOnCart,
  insertingAttempt,
  type MethodOnCart,
  withoutState,
} from '#modules/payment'
import { lockFirstOrder } from '#modules/promotions'
import { findStoreByCode } from '#modules/stores'
import type { OrderClaim } from '#src/order-lifecycle/claim'
import type { Context } from '#src/platform/context'
import { type Database, type Db, inTransaction } from '#src/platform/database'
import type { CartRow, StoredAddress } from '#tables/cart'
import type { StoreRow } from '#tables/stores'
import { chargedItemsOf } from './charged-items.ts'
import { namesTotal, type UnableReason, unable } from './errors.ts'
import { noteOrder } from './idempotency.ts'
import { sourceKeyOf } from './limits/refused-cards.ts'
import { orderFromCart, wantedClaimsOf } from './order-from-cart.ts'
import { billingAddressOf, findObstacle } from './readiness.ts'

const FIRST_CHECK_SECONDS = 30

/** A free order has no charge. */
export interface MadeOrder {
  readonly order: OrderRow
  readonly charge:
    | { readonly attempt: AttemptRow; readonly method: MethodOnCart; readonly items: readonly ChargedItem[] }
    | undefined
  readonly billingAddress: StoredAddress
}

/** Nothing was written except prices shown. */
interface Refusal {
  readonly obstacle: AppError
  readonly isShort: boolean
}

/** A statement to which callers append: the key answers with this order, and the audit log names it. */
function recordingOrder(trx: Transaction<Database>, ctx: Pick<Context, 'viewer'>, key: string, order: OrderRow) {
  const actor = order.customer_id === null ? 'guest' : `customer:${order.customer_id}`
  const row = {
    website_id: order.website_id,
    actor,
    action: 'order-placed',
    target: order.number,
    address: ctx.viewer.address,
  }
  return trx
    .with('noted', (cte) => noteOrder(cte, key, order.id))
    .with('audited', (cte) => cte.insertInto('audit').values(row).returning('id'))
}

async function addCharge(
  recording: ReturnType<typeof recordingOrder>,
  order: OrderRow,
  { priced, sourceKey }: { readonly priced: PricedCart; readonly sourceKey: string },
): Promise<NonNullable<MadeOrder['charge']>> {
  const { cart } = priced
  const method = findMethodOnCart(cart)
  if (!method) throw unable('PAYMENT_METHOD_MISSING')
  const id = randomUUID()
  const attempt = insertingAttempt({
    id,
    orderId: order.id,
    orderNumber: order.number,
    method: method.wallet ?? 'scheme',
    amountCents: order.total_cents,
    currency: order.currency,
    sourceKey,
    begun: method.express?.paypal,
  })
  const inserted = await recording
    .with('attempt', () => sql<AttemptRow>`(${attempt})`)
    .with('checked', () => sql<{ add_job: unknown }>`(${enqueueingCheck(id, FIRST_CHECK_SECONDS)})`)
    .with('locked', (cte) =>
      updatingCart(cte, cart.id, { payment_method: { ...withoutState(method) }, locked_by_order: order.id }),
    )
    .selectFrom(['attempt', 'checked'])
    .selectAll('attempt')
    .executeTakeFirstOrThrow()
  return { attempt: inserted, method, items: chargedItemsOf(priced) }
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
  const order = await insertOrder(
    trx,
    orderFromCart(priced, allocation, { brand: ctx.brand, billingAddress, store, zones, now: new Date() }),
  )
  const lost = await reserveClaims(trx, order, wantedClaimsOf(priced, allocation.parts))
  if (lost) {
    const refusal = unable(lostReasonOf(lost, priced))
    throw lost.name === 'stock' && allocation.reasons ? new PiecesTaken(refusal) : refusal
  }
  const recording = recordingOrder(trx, ctx, key, order)
  if (order.total_cents > 0) {
    const charge = await addCharge(recording, order, { priced, sourceKey: sourceKeyOf(ctx) })
    return { order, charge, billingAddress }
  }
  await recording.selectFrom('audited').select('id').execute()
  await transition(trx, order, 'pay', { payment: order.payment_method })
  return { order, charge: undefined, billingAddress }
}

/** Prices again once no other first order of the customer is in progress. */
async function priceForOrder(trx: Transaction<Database>, ctx: Context, cart: CartRow): Promise<PricedCart> {
  const priced = await priceCart(trx, ctx, cart)
  if (!priced.isFirstOrderPrice) return priced
  await lockFirstOrder(trx, { websiteId: cart.website_id, email: cart.email, customerId: cart.customer_id })
  return priceCart(trx, ctx, cart)
}

function tryOrder(ctx: Context, read: CartWithLines, key: string): Promise<MadeOrder | Refusal> {
  return inTransaction(ctx.db, async (trx) => {
    const cart = await lockOpenCart(trx, read)
    await lockClaims(trx, cart)
    const priced = await priceForOrder(trx, ctx, cart)
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
