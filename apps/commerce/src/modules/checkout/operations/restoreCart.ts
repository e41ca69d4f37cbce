import { ONE_SIZE } from '@welt/brands/size-text'
import { AppError } from '@welt/kit/app-error'
import { ensureItems, openCart, requireCart, requireCartWithLines, requireGuestSecret } from '#modules/cart'
import {
  findOrder,
  hasOtherLiveOrder,
  loadOrderLines,
  lockOrder,
  markGoodsRestored,
  type OrderRow,
  readCartToken,
  sizeTextOf,
} from '#modules/orders'
import { enforceLimit } from '#modules/site'
import { FAILED, isIn } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type { MutationRestoreCartArgs } from '#src/platform/contract/contract.generated'
import { type Db, inTransaction } from '#src/platform/database'
import { signingSecretsOf } from '#src/platform/secret'
import type { CartRow } from '#tables/cart'
import { fail } from '../errors.ts'
import type { RestoreCartOutput } from '../resolver-types.generated.ts'

/** @throws AppError CART_LINK_EXPIRED, CART_ORDERED */
async function requireFailedOrder(ctx: Context, token: string): Promise<OrderRow> {
  const orderId = readCartToken(signingSecretsOf(ctx.config), ctx.brand.websiteId, token, new Date())
  const order = orderId === undefined ? undefined : await findOrder(ctx.db, orderId)
  if (!order) throw fail('CART_LINK_EXPIRED')
  await assertFailed(ctx.db, order)
  return order
}

async function assertFailed(db: Db, order: OrderRow): Promise<void> {
  if (!isIn(FAILED, order) || (await hasOtherLiveOrder(db, order))) throw fail('CART_ORDERED')
}

/** Makes sure that a late payment is reversed: the items are in another cart. */
function markItemsRestored(ctx: Context, orderId: number): Promise<void> {
  return inTransaction(ctx.db, async (trx) => {
    await assertFailed(trx, await lockOrder(trx, orderId))
    await markGoodsRestored(trx, orderId)
  })
}

async function findGivenCart(
  ctx: Context,
  cartId: string | null | undefined,
): Promise<{ readonly cart?: CartRow; readonly isEmpty: boolean }> {
  if (!cartId) return { isEmpty: true }
  const cart = await requireCartWithLines(ctx, cartId)
  requireGuestSecret(ctx, cart)
  return { cart, isEmpty: cart.lines.length === 0 }
}

/** Undefined unless the customer or the guest secret proves ownership. */
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

export async function itemsOf(ctx: Context, order: OrderRow) {
  const lines = await loadOrderLines(ctx.db, order.id)
  const items = new Map<string, { readonly variantSku: string; readonly quantity: number; readonly name: string }>()
  for (const line of lines) {
    const { variant_sku: variantSku, name, quantity } = line
    // Gift cards name a recipient: they stay on the ordered cart.
    if (!variantSku || line.gift_card) continue
    const before = items.get(variantSku)?.quantity ?? 0
    const size = line.size_label === ONE_SIZE ? undefined : sizeTextOf(line)
    items.set(variantSku, { variantSku, quantity: before + quantity, name: size ? `${name} in ${size}` : name })
  }
  return [...items.values()]
}

/**
 * Rebuilds a cart from an order whose payment failed. The mail may have gone to a mistyped address, so only the owner
 * gets the ordered cart with its email and addresses; others get the items alone.
 * @throws AppError CART_LINK_EXPIRED, CART_ORDERED, RATE_LIMITED, as requireCart
 */
export async function restoreCart(ctx: Context, { input }: MutationRestoreCartArgs): Promise<RestoreCartOutput> {
  await enforceLimit(ctx, { action: 'restore-cart', key: ctx.viewer.address, limit: 30, windowSeconds: 3600 })
  const order = await requireFailedOrder(ctx, input.token)
  const own = await findOwnCart(ctx, order)
  const given = await findGivenCart(ctx, own && input.cart_id === own.id ? undefined : input.cart_id)
  const shown = given.isEmpty ? (own ?? given.cart) : given.cart
  if (shown?.id !== order.cart_id) await markItemsRestored(ctx, order.id)
  const { id } = shown ?? (await openCart(ctx, ctx.brand))
  const { cart, errors } = await ensureItems(ctx, id, await itemsOf(ctx, order))
  return { cart, user_errors: errors }
}
