import type { Context } from '#src/platform/context'
import type { MutationAddWishlistItemsToCartGuestArgs } from '#src/platform/contract/contract.generated'
import { requireGuestList } from '../lists.ts'
import { moveToCart } from '../move-to-cart.ts'
import { toMoveAnswer } from '../wishlist-model.ts'

/** @throws AppError as moveToCart [R7.59, R4.51] */
export async function addWishlistItemsToCartGuest(ctx: Context, args: MutationAddWishlistItemsToCartGuestArgs) {
  const { id: listId } = await requireGuestList(ctx, args.session_id)
  const moved = await moveToCart(ctx, { listId, cartId: args.cart_id, itemIds: args.wishlistItemIds ?? [] })
  return { session_id: args.session_id, ...toMoveAnswer(moved, args.session_id) }
}
