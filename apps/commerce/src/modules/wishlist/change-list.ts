import type { Transaction } from 'kysely'
import type { Context } from '#src/composition/context'
import { type Database, inTransaction } from '#src/composition/database'
import type { WishListUserInputError } from '#src/graphql/contract.generated'
import { fail } from './errors.ts'
import { lockList, touchList } from './store.ts'
import type { WishlistRow } from './tables.ts'

/** A list after a change, and what of the change was not done. */
export interface Changed {
  readonly list: WishlistRow
  readonly userErrors: readonly WishListUserInputError[]
}

/**
 * Every change of a list goes through here: one transaction under the list's lock, `work` done on it.
 * @throws AppError WISHLIST_NOT_FOUND when the list ended meanwhile
 */
export function changeList(
  ctx: Pick<Context, 'db'>,
  listId: number,
  work: (trx: Transaction<Database>) => Promise<readonly WishListUserInputError[]>,
): Promise<Changed> {
  return inTransaction(ctx.db, async (trx) => {
    if (!(await lockList(trx, listId))) throw fail('WISHLIST_NOT_FOUND')
    const userErrors = await work(trx)
    return { list: await touchList(trx, listId), userErrors }
  })
}
