import type { Context } from '#src/composition/context'
import { type Changed, changeList } from './change-list.ts'
import { fail } from './errors.ts'
import { LIST_IS_FULL } from './rules.ts'
import { deleteList, insertItems, listItems, lockList } from './store.ts'

/**
 * Adds a guest's items to a customer's list and ends the guest's, all or nothing; one merged already is not found.
 * @throws AppError WISHLIST_NOT_FOUND [R7.54, A51]
 */
export function mergeInto(ctx: Pick<Context, 'db'>, guestListId: number, ownListId: number): Promise<Changed> {
  return changeList(ctx, ownListId, async (trx) => {
    if (!(await lockList(trx, guestListId))) throw fail('WISHLIST_NOT_FOUND')
    const items = await listItems(trx, guestListId)
    const leftOut = await insertItems(trx, ownListId, items.toReversed())
    await deleteList(trx, guestListId)
    return leftOut > 0 ? [LIST_IS_FULL] : []
  })
}
