import type { Transaction } from 'kysely'
import type { Context } from '#src/platform/context'
import type { WishListUserInputError } from '#src/platform/contract/contract.generated'
import { type Database, inTransaction } from '#src/platform/database'
import { fail } from './errors.ts'
import { type ListKey, lockListOf } from './store.ts'
import type { ShownList } from './tables.ts'

export interface ListChange {
  readonly list: ShownList
  readonly userErrors: readonly WishListUserInputError[]
}

/** Runs with the list locked; must touch it. */
type Work = (trx: Transaction<Database>, listId: number) => Promise<ListChange>

/** @returns undefined when there is no such list */
export function changeExistingList(
  ctx: Pick<Context, 'db'>,
  key: ListKey,
  work: Work,
): Promise<ListChange | undefined> {
  return inTransaction(ctx.db, async (trx) => {
    const list = await lockListOf(trx, key)
    return list && work(trx, list.id)
  })
}

/** @throws AppError WISHLIST_NOT_FOUND */
export async function changeList(ctx: Pick<Context, 'db'>, key: ListKey, work: Work): Promise<ListChange> {
  const changed = await changeExistingList(ctx, key, work)
  if (!changed) throw fail('WISHLIST_NOT_FOUND')
  return changed
}
