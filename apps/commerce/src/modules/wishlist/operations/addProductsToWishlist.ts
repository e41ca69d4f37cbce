import type { Context } from '#src/platform/context'
import type { MutationAddProductsToWishlistArgs } from '#src/platform/contract/contract.generated'
import { addItems, resolveItems } from '../change-items.ts'
import { changeList } from '../change-list.ts'
import { requireOwnKey } from '../lists.ts'
import { toOwnAnswer } from '../wishlist-model.ts'

/**
 * Reports invalid items in `user_errors`.
 * @throws AppError NOT_AUTHORIZED, WISHLIST_NOT_FOUND, TOO_MANY_ITEMS_SENT [R7.50, R3.30, R6.06]
 */
export async function addProductsToWishlist(ctx: Context, args: MutationAddProductsToWishlistArgs) {
  const key = await requireOwnKey(ctx, args.wishlistId)
  const resolved = await resolveItems(ctx, args.wishlistItems)
  return toOwnAnswer(await changeList(ctx, key, (trx, listId) => addItems(trx, listId, resolved)))
}
