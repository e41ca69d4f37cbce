import type { Context } from '#src/platform/context'
import type { MutationUpdateProductsInWishlistGuestArgs } from '#src/platform/contract/contract.generated'
import { updateItems } from '../change-items.ts'
import { requireGuestKey } from '../lists.ts'
import { toGuestAnswer } from '../wishlist-model.ts'

/** @throws AppError WISHLIST_NOT_FOUND, TOO_MANY_ITEMS_SENT [R7.60, R3.31] */
export async function UpdateProductsInWishlistGuest(ctx: Context, args: MutationUpdateProductsInWishlistGuestArgs) {
  return toGuestAnswer(
    args.session_id,
    await updateItems(ctx, requireGuestKey(ctx, args.session_id), args.wishlistItems),
  )
}
