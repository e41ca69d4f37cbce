import type { Context } from '#src/composition/context'
import type { MutationAddProductToGuestWishlistArgs } from '#src/graphql/contract.generated'
import { addItems, resolveItems } from '../change-items.ts'
import { openGuestList } from '../lists.ts'
import { toGuestAnswer } from '../wishlist-model.ts'

/**
 * Adds items to the guest's list; without a session that lives one is begun, and its id is in the answer.
 * @throws AppError TOO_MANY_ITEMS_SENT, RATE_LIMITED [R7.57, R3.29, R3.30]
 */
export async function addProductToGuestWishlist(ctx: Context, args: MutationAddProductToGuestWishlistArgs) {
  const resolved = await resolveItems(ctx, args.wishlistItems)
  const guest = await openGuestList(ctx, args.session_id)
  return toGuestAnswer(guest, await addItems(ctx, guest.list.id, resolved))
}
