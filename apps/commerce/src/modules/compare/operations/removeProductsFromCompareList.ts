import type { Context } from '#src/platform/context'
import type { MutationRemoveProductsFromCompareListArgs } from '#src/platform/contract/contract.generated'
import { type CompareListModel, toCompareList } from '../compare-model.ts'
import { fail } from '../errors.ts'
import { requireList } from '../lists.ts'
import { parseProductIds } from '../rules.ts'
import { deleteItems } from '../store.ts'

/** @throws AppError LIST_NOT_FOUND, NOT_YOUR_LIST */
export async function removeProductsFromCompareList(
  ctx: Context,
  { input }: MutationRemoveProductsFromCompareListArgs,
): Promise<CompareListModel> {
  if (!input) throw fail('LIST_NOT_FOUND')
  const { id } = await requireList(ctx, input.uid)
  await deleteItems(ctx.db, id, parseProductIds(input.products))
  return toCompareList(ctx, await requireList(ctx, input.uid))
}
