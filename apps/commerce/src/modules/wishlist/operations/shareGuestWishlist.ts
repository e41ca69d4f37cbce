import type { Context } from '#src/platform/context'
import type { MutationShareGuestWishlistArgs } from '#src/platform/contract/contract.generated'
import { requireGuestKey } from '../lists.ts'
import { changeSharing } from '../share-list.ts'

/** @throws AppError WISHLIST_NOT_FOUND, RATE_LIMITED [R6.03] */
export async function shareGuestWishlist(ctx: Context, args: MutationShareGuestWishlistArgs) {
  return changeSharing(
    ctx,
    requireGuestKey(ctx, args.session_id),
    { isShared: true, isOwnerNamed: false },
    args.session_id,
  )
}
