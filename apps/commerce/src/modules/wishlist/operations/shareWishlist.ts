import type { Context } from '#src/platform/context'
import type { MutationShareWishlistArgs } from '#src/platform/contract/contract.generated'
import { requireOwnKey } from '../lists.ts'
import { changeSharing } from '../share-list.ts'

/** @throws AppError NOT_AUTHORIZED, WISHLIST_NOT_FOUND, RATE_LIMITED [R6.09] */
export async function shareWishlist(ctx: Context, args: MutationShareWishlistArgs) {
  const key = await requireOwnKey(ctx, args.wishlistId)
  return changeSharing(ctx, key, { isShared: true, isOwnerNamed: args.is_owner_named ?? false })
}
