import { openCart } from '#modules/cart'
import type { Context } from '#src/platform/context'
import type { MutationAddWishlistItemsToCartArgs } from '#src/platform/contract/contract.generated'
import { requireOwnList } from '../lists.ts'
import { moveToCart } from '../move-to-cart.ts'
import { toMoveAnswer } from '../wishlist-model.ts'

/** @throws AppError NOT_AUTHORIZED; as moveToCart [R7.53, R4.51] */
export async function addWishlistItemsToCart(ctx: Context, args: MutationAddWishlistItemsToCartArgs) {
  const { id: listId } = await requireOwnList(ctx, args.wishlistId)
  const { id: cartId } = await openCart(ctx, ctx.brand)
  return toMoveAnswer(await moveToCart(ctx, { listId, cartId, itemIds: args.wishlistItemIds ?? [] }))
}
