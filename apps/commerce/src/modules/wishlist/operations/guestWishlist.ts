import type { Context } from '#src/platform/context'
import type { QueryGuestWishlistArgs } from '#src/platform/contract/contract.generated'
import { requireGuestList } from '../lists.ts'
import { markSeen } from '../store.ts'
import { toWishlistWithItems, type WishlistModel } from '../wishlist-model.ts'

/** @throws AppError WISHLIST_NOT_FOUND [R7.56, R6.03] */
export async function guestWishlist(ctx: Context, args: QueryGuestWishlistArgs): Promise<WishlistModel> {
  const list = await requireGuestList(ctx, args.session_id)
  if (list.isUnseen) await markSeen(ctx.db, list.id)
  return toWishlistWithItems(list, args.session_id)
}
