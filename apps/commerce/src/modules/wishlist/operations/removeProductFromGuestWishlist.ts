import type { Context } from '#src/composition/context'
import type { MutationRemoveProductFromGuestWishlistArgs } from '#src/graphql/contract.generated'
import { removeItems } from '../change-items.ts'
import { requireGuestList } from '../lists.ts'
import { toGuestAnswer } from '../wishlist-model.ts'

/** Takes items off the guest's list. @throws AppError WISHLIST_NOT_FOUND, TOO_MANY_ITEMS_SENT [R7.58] */
export async function removeProductFromGuestWishlist(ctx: Context, args: MutationRemoveProductFromGuestWishlistArgs) {
  const guest = await requireGuestList(ctx, args.session_id)
  return toGuestAnswer(guest, await removeItems(ctx, guest.list.id, args.wishlistItemsIds))
}
