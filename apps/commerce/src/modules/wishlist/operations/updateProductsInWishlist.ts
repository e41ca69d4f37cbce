import type { Context } from '#src/platform/context'
import type { MutationUpdateProductsInWishlistArgs } from '#src/platform/contract/contract.generated'
import { updateItems } from '../change-items.ts'
import { requireOwnKey } from '../lists.ts'
import { toOwnAnswer } from '../wishlist-model.ts'

/** @throws AppError NOT_AUTHORIZED, WISHLIST_NOT_FOUND, TOO_MANY_ITEMS_SENT [R7.52, R3.31] */
export async function updateProductsInWishlist(ctx: Context, args: MutationUpdateProductsInWishlistArgs) {
  const key = await requireOwnKey(ctx, args.wishlistId)
  return toOwnAnswer(await updateItems(ctx, key, args.wishlistItems))
}
