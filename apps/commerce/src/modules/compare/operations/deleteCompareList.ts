import type { Context } from '#src/platform/context'
import type { DeleteCompareListOutput, MutationDeleteCompareListArgs } from '#src/platform/contract/contract.generated'
import { findList } from '../lists.ts'
import { deleteList } from '../store.ts'

/** @returns false for an unknown list @throws AppError NOT_YOUR_LIST */
export async function deleteCompareList(
  ctx: Context,
  { uid }: MutationDeleteCompareListArgs,
): Promise<DeleteCompareListOutput> {
  const list = await findList(ctx, uid)
  return { result: list !== undefined && (await deleteList(ctx.db, list.id)) }
}
