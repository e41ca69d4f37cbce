import type { Context } from '#src/platform/context'
import type { MutationRemoveProductFromGuestWishlistArgs } from '#src/platform/contract/contract.generated'
import { removeItems } from '../change-items.ts'
import { requireGuestKey } from '../lists.ts'
import { toGuestAnswer } from '../wishlist-model.ts'

/** @throws AppError WISHLIST_NOT_FOUND, TOO_MANY_ITEMS_SENT [R7.58] */
export async function removeProductFromGuestWishlist(ctx: Context, args: MutationRemoveProductFromGuestWishlistArgs) {
  return toGuestAnswer(
    args.session_id,
    await removeItems(ctx, requireGuestKey(ctx, args.session_id), args.wishlistItemsIds),
  )
}
