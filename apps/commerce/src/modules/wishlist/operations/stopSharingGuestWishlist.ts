import type { Context } from '#src/platform/context'
import type { MutationStopSharingGuestWishlistArgs } from '#src/platform/contract/contract.generated'
import { requireGuestKey } from '../lists.ts'
import { changeSharing } from '../share-list.ts'

/** @throws AppError WISHLIST_NOT_FOUND [R6.03] */
export async function stopSharingGuestWishlist(ctx: Context, args: MutationStopSharingGuestWishlistArgs) {
  return changeSharing(ctx, requireGuestKey(ctx, args.session_id), { isShared: false }, args.session_id)
}
