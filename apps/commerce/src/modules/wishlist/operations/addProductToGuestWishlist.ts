import type { Context } from '#src/platform/context'
import type { MutationAddProductToGuestWishlistArgs } from '#src/platform/contract/contract.generated'
import type { Db } from '#src/platform/database'
import { addItems, resolveItems } from '../change-items.ts'
import { changeExistingList } from '../change-list.ts'
import { createGuestList, findGuestKey } from '../lists.ts'
import { toGuestAnswer } from '../wishlist-model.ts'

/**
 * Starts a new session unless the given one is valid.
 * @throws AppError TOO_MANY_ITEMS_SENT, RATE_LIMITED [R7.57, R3.29, R3.30]
 */
export async function addProductToGuestWishlist(ctx: Context, args: MutationAddProductToGuestWishlistArgs) {
  const resolved = await resolveItems(ctx, args.wishlistItems)
  const put = (db: Db, listId: number) => addItems(db, listId, resolved)
  const key = findGuestKey(ctx, args.session_id ?? '')
  const changed = key && (await changeExistingList(ctx, key, put))
  if (args.session_id && changed) return toGuestAnswer(args.session_id, changed)
  // Never adopts a session id sent by the client.
  const { listId, session } = await createGuestList(ctx)
  return toGuestAnswer(session, await put(ctx.db, listId))
}
