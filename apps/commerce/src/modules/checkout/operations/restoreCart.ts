import { AppError } from '@welt/kit/app-error'
import { type CartRow, openCart, putBack, requireCart, requireGuestSecret, type UserError, type WantedGoods } from '#modules/cart'
import { findOrder, hasOtherLiveOrder, loadOrderLines, type OrderRow, readBagToken } from '#modules/orders'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/context'
import { fail } from '../errors.ts'

export interface RestoreCartInput {
  readonly token: string
  readonly cart_id?: string | null
}

/** A bag with what an order was made of. */
interface RestoredCart {
  readonly cart: CartRow
  readonly user_errors: readonly UserError[]
}

/** The order whose payment came to nothing. @throws AppError BAG_LINK_OVER, BAG_ORDERED */
async function requireFailedOrder(ctx: Context, token: string): Promise<OrderRow> {
  const orderId = readBagToken(ctx.config.signingSecret, ctx.brand.websiteId, token, new Date())
  const order = orderId === undefined ? undefined : await findOrder(ctx.db, orderId)
  if (!order) throw fail('BAG_LINK_OVER')
  const isFailed = order.state === 'payment_failed' || order.state === 'cancelled'
  if (!isFailed || (await hasOtherLiveOrder(ctx.db, order))) throw fail('BAG_ORDERED')
  return order
}

/** The cart that was ordered, for who can show that it is theirs: the customer, or the browser that filled it. */
async function findOwnCart(ctx: Context, order: OrderRow): Promise<CartRow | undefined> {
  try {
    const cart = await requireCart(ctx, order.cart_id)
    const isShown = cart.customer_id !== null || cart.guest_secret_hash !== null
    requireGuestSecret(ctx, cart)
    return isShown && cart.locked_by_order === null ? cart : undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

async function goodsOf(ctx: Context, order: OrderRow): Promise<WantedGoods[]> {
  const lines = (await loadOrderLines(ctx.db, [order.id])).get(order.id) ?? []
  return lines.flatMap(({ variant_sku: variantSku, name, size_label: size, quantity }) =>
    variantSku ? [{ variantSku, quantity, name: size ? `${name} in ${size}` : name }] : [],
  )
}

/**
 * Puts the goods of an order whose payment came to nothing into a bag again. The mail may have gone to an address that was typed wrong, so
 * its link opens the ordered cart, with email and addresses, only to whose it is; anybody else gets the goods alone.
 * @throws AppError BAG_LINK_OVER, BAG_ORDERED, RATE_LIMITED, as requireCart
 */
export async function restoreCart(ctx: Context, input: RestoreCartInput): Promise<RestoredCart> {
  await enforceLimit(ctx, { action: 'restore-cart', key: ctx.viewer.address, limit: 30, windowSeconds: 3600 })
  const order = await requireFailedOrder(ctx, input.token)
  const own = await findOwnCart(ctx, order)
  const given = !own && input.cart_id ? await requireCart(ctx, input.cart_id) : undefined
  if (given) requireGuestSecret(ctx, given)
  const { id } = own ?? given ?? (await openCart(ctx, ctx.brand, undefined))
  const { cart, errors } = await putBack(ctx, id, await goodsOf(ctx, order))
  return { cart, user_errors: errors }
}
