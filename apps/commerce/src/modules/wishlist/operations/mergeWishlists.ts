import { windowOf } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { MutationMergeWishlistsArgs } from '#src/platform/contract/contract.generated'
import { requireGuestKey, requireOwnKey } from '../lists.ts'
import { mergeGuestList } from '../merge.ts'
import { toOwnAnswer } from '../wishlist-model.ts'

/** @throws AppError NOT_AUTHORIZED, WISHLIST_NOT_FOUND, PAGE_BELOW_ONE [R7.54, R4.24, A51] */
export async function mergeWishlists(ctx: Context, args: MutationMergeWishlistsArgs) {
  const currentPage = args.currentPage ?? 1
  windowOf({ currentPage, pageSize: 1 })
  const own = await requireOwnKey(ctx, args.wishlist_id)
  return toOwnAnswer(await mergeGuestList(ctx, requireGuestKey(ctx, args.session_id), own), currentPage)
}
