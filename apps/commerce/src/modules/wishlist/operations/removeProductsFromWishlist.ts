import type { Context } from '#src/platform/context'
import type { MutationRemoveProductsFromWishlistArgs } from '#src/platform/contract/contract.generated'
import { removeItems } from '../change-items.ts'
import { requireOwnKey } from '../lists.ts'
import { toOwnAnswer } from '../wishlist-model.ts'

/** @throws AppError NOT_AUTHORIZED, WISHLIST_NOT_FOUND, TOO_MANY_ITEMS_SENT [R7.51] */
export async function removeProductsFromWishlist(ctx: Context, args: MutationRemoveProductsFromWishlistArgs) {
  const key = await requireOwnKey(ctx, args.wishlistId)
  return toOwnAnswer(await removeItems(ctx, key, args.wishlistItemsIds))
}
