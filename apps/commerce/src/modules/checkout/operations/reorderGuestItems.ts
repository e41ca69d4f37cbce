import { openCart, requireCart, requireGuestSecret } from '#modules/cart'
import { requireOrderByToken } from '#modules/orders'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationReorderGuestItemsArgs } from '#src/platform/contract/contract.generated'
import type { ReorderItemsOutput } from '../resolver-types.generated.ts'
import { addItemsAgain } from './reorderItems.ts'

async function cartIdFor(ctx: Context, wantedId: string | null | undefined): Promise<string> {
  if (!wantedId || ctx.viewer.customerId !== undefined) return (await openCart(ctx, ctx.brand)).id
  const cart = await requireCart(ctx, wantedId)
  requireGuestSecret(ctx, cart)
  return cart.id
}

/**
 * The items that the token shows, in another cart: an order of an account needs no sign-in.
 * @throws AppError ORDER_NOT_LOCATED, RATE_LIMITED, as requireCart
 */
export async function reorderGuestItems(
  ctx: Context,
  { input }: MutationReorderGuestItemsArgs,
): Promise<ReorderItemsOutput> {
  await enforceLimit(ctx, { action: 'reorder', key: ctx.viewer.address, limit: 30, windowSeconds: 3600 })
  const order = await requireOrderByToken(ctx, input.token)
  const cartId = await cartIdFor(ctx, input.cart_id)
  return addItemsAgain(ctx, { cartId, order, number: order.number })
}
