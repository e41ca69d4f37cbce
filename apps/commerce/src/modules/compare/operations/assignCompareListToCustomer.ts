import { MAX_COMPARED } from '@welt/rules/limits'
import type { Context } from '#src/platform/context'
import type { MutationAssignCompareListToCustomerArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { toCompareList } from '../compare-model.ts'
import { fail } from '../errors.ts'
import { findList } from '../lists.ts'
import type { AssignCompareListToCustomerOutput } from '../resolver-types.generated.ts'
import { insertList, type ListKey, lockLists, moveItems, readList } from '../store.ts'

/** @returns false when another call has merged the list */
function merge(ctx: Pick<Context, 'db'>, guest: ListKey, own: ListKey): Promise<boolean> {
  return inTransaction(ctx.db, async (trx) => {
    const locked = await lockLists(trx, guest, own)
    const from = locked.find(({ customer_id }) => customer_id === null)
    const to = locked.find(({ customer_id }) => customer_id !== null)
    if (!from || !to) return false
    await moveItems(trx, { fromId: from.id, toId: to.id, max: MAX_COMPARED })
    return true
  })
}

/** The newest products stay. @throws AppError NOT_YOUR_LIST */
export async function assignCompareListToCustomer(
  ctx: Context,
  { uid }: MutationAssignCompareListToCustomerArgs,
): Promise<AssignCompareListToCustomerOutput> {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('NOT_YOUR_LIST')
  const { websiteId } = ctx.brand
  const list = await findList(ctx, uid)
  if (!list) return { result: false, compare_list: null }
  const own = { websiteId, customerId }
  if (list.customer_id === null) {
    await insertList(ctx.db, websiteId, customerId)
    if (!(await merge(ctx, { websiteId, uid }, own))) return { result: false, compare_list: null }
  }
  const after = await readList(ctx.db, own)
  return { result: true, compare_list: after ? await toCompareList(ctx, after) : null }
}
