import type { Transaction } from 'kysely'
import type { Context } from '#src/composition/context'
import { type Database, inTransaction } from '#src/composition/database'
import type { WishListUserInputError } from '#src/graphql/contract.generated'
import { fail } from './errors.ts'
import { type ListKey, lockListOf } from './store.ts'
import type { ShownList } from './tables.ts'

/** A list after a change, and what of the change was not done. */
export interface Changed {
  readonly list: ShownList
  readonly userErrors: readonly WishListUserInputError[]
}

/** What is done to a list that is locked; it touches the list too. */
type Work = (trx: Transaction<Database>, listId: number) => Promise<Changed>

/** Changes a list in a transaction under its lock; undefined when there is none, or it ended meanwhile. */
export function changeListIfAny(ctx: Pick<Context, 'db'>, key: ListKey, work: Work): Promise<Changed | undefined> {
  return inTransaction(ctx.db, async (trx) => {
    const list = await lockListOf(trx, key)
    return list && work(trx, list.id)
  })
}

/** The same for a list that must be there. @throws AppError WISHLIST_NOT_FOUND */
export async function changeList(ctx: Pick<Context, 'db'>, key: ListKey, work: Work): Promise<Changed> {
  const changed = await changeListIfAny(ctx, key, work)
  if (!changed) throw fail('WISHLIST_NOT_FOUND')
  return changed
}
