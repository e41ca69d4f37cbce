import type { Context } from '#src/platform/context'
import { inTransaction } from '#src/platform/database'
import type { Changed } from './change-list.ts'
import { fail } from './errors.ts'
import { moveItems } from './item-store.ts'
import { LIST_IS_FULL } from './rules.ts'
import { moveLink } from './share-list.ts'
import { type ListKey, lockPair } from './store.ts'

/** The guest's share link then opens the customer's list. @throws AppError WISHLIST_NOT_FOUND [R7.54, A51] */
export function mergeInto(ctx: Pick<Context, 'db'>, guest: ListKey, own: ListKey): Promise<Changed> {
  return inTransaction(ctx.db, async (trx) => {
    const pair = await lockPair(trx, own, guest)
    if (pair?.guest === undefined) throw fail('WISHLIST_NOT_FOUND')
    const { list, leftOut } = await moveItems(trx, pair.guest, pair.own)
    if (pair.guestToken) list.share_token = await moveLink(trx, pair.own, pair.guestToken)
    return { list, userErrors: leftOut > 0 ? [LIST_IS_FULL] : [] }
  })
}
