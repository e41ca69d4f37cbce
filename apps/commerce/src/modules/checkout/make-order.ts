import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type CartRow, failCart, lockCart, lockForOrder, priceCart, type StoredAddress, updateCart } from '#modules/cart'
import { insertOrder, type OrderRow, reserveStock } from '#modules/orders'
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
import { unable } from './errors.ts'
import { noteOrder } from './idempotency.ts'
import { orderFromCart, stockLinesOf } from './order-from-cart.ts'
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

async function lockOpenCart(trx: Transaction<Database>, cartId: string): Promise<CartRow> {
  const cart = await lockCart(trx, cartId)
  if (!cart.is_active || cart.locked_by_order !== null) throw failCart('CART_NOT_ACTIVE')
  return cart
}

/** Who ordered what, and from where. */
async function auditOrder(trx: Transaction<Database>, ctx: Pick<Context, 'viewer'>, order: OrderRow): Promise<void> {
  const actor = order.customer_id === null ? 'guest' : `customer:${order.customer_id}`
  const row = { website_id: order.website_id, actor, action: 'order-placed', target: order.number, address: ctx.viewer.address }
  await trx.insertInto('audit').values(row).execute()
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
  await lockForOrder(trx, cart.id, order.id)
  await updateCart(trx, cart.id, { payment_method: JSON.stringify(withoutState(method)) })
  return { attempt, method }
}

/**
 * Makes the order of a cart in one transaction: everything is read again under the cart's lock, stock is reserved,
 * order, lines, attempt and jobs are written, and the cart takes no more changes. No network call happens here. A free
 * order is paid at once.
 * @throws AppError CART_NOT_ACTIVE, GUEST_EMAIL_MISSING, UNABLE_TO_PLACE_ORDER
 */
export function makeOrder(ctx: Context, cartId: string, key: string): Promise<MadeOrder> {
  return inTransaction(ctx.db, async (trx) => {
    const cart = await lockOpenCart(trx, cartId)
    const priced = await priceCart(trx, ctx, cart)
    const obstacle = findObstacle(priced, ctx.brand.shipsTo)
    if (obstacle) throw obstacle
    const billingAddress = billingAddressOf(priced)
    if (!billingAddress) throw unable('BILLING_ADDRESS_MISSING')
    const order = await insertOrder(trx, orderFromCart(priced, ctx.brand, billingAddress, new Date()))
    const reserved = await reserveStock(trx, order.id, stockLinesOf(priced), RESERVATION_SECONDS)
    if (!reserved.isReserved) throw unable('OUT_OF_STOCK')
    await noteOrder(trx, key, order.id)
    await auditOrder(trx, ctx, order)
    if (order.total_cents > 0) return { order, charge: await addCharge(trx, order, cart), billingAddress }
    await payFreeOrder(trx, order)
    return { order, charge: undefined, billingAddress }
  })
}
