import type { Context } from '#src/platform/context'
import type { QueryCompareListArgs } from '#src/platform/contract/contract.generated'
import { type CompareListModel, toCompareList } from '../compare-model.ts'
import { findList } from '../lists.ts'
import { markSeen } from '../store.ts'

/** @throws AppError NOT_YOUR_LIST */
export async function compareList(ctx: Context, { uid }: QueryCompareListArgs): Promise<CompareListModel | null> {
  const list = await findList(ctx, uid)
  if (!list) return null
  if (list.customer_id === null && list.isUnseen) await markSeen(ctx.db, list.id)
  return toCompareList(ctx, list)
}
