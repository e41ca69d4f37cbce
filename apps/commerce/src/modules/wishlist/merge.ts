import type { Context } from '#src/platform/context'
import { inTransaction } from '#src/platform/database'
import type { ListChange } from './change-list.ts'
import { fail } from './errors.ts'
import { moveItems } from './item-store.ts'
import { LIST_IS_FULL } from './rules.ts'
import { redirectLink } from './share-list.ts'
import { type ListKey, lockBoth } from './store.ts'

/** The guest's share link then opens the customer's list. @throws AppError WISHLIST_NOT_FOUND [R7.54, A51] */
export function mergeGuestList(ctx: Pick<Context, 'db'>, guest: ListKey, own: ListKey): Promise<ListChange> {
  return inTransaction(ctx.db, async (trx) => {
    const pair = await lockBoth(trx, own, guest)
    if (pair?.guest === undefined) throw fail('WISHLIST_NOT_FOUND')
    const { list, omitted } = await moveItems(trx, pair.guest, pair.own)
    if (pair.guestToken) list.share_token = await redirectLink(trx, pair.own, pair.guestToken)
    return { list, userErrors: omitted > 0 ? [LIST_IS_FULL] : [] }
  })
}
