import type { Context } from '#src/platform/context'
import type { MutationStopSharingWishlistArgs } from '#src/platform/contract/contract.generated'
import { requireOwnKey } from '../lists.ts'
import { changeSharing } from '../share-list.ts'

/** @throws AppError NOT_AUTHORIZED, WISHLIST_NOT_FOUND [R6.09] */
export async function stopSharingWishlist(ctx: Context, args: MutationStopSharingWishlistArgs) {
  return changeSharing(ctx, await requireOwnKey(ctx, args.wishlistId), { isShared: false })
}
