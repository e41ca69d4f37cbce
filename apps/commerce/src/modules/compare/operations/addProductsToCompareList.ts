import type { Context } from '#src/platform/context'
import type { MutationAddProductsToCompareListArgs } from '#src/platform/contract/contract.generated'
import { type CompareListModel, toCompareList } from '../compare-model.ts'
import { fail } from '../errors.ts'
import { addToList, requireKey } from '../lists.ts'
import { requireProductIds } from '../rules.ts'

/** @throws AppError as addToList */
export async function addProductsToCompareList(
  ctx: Context,
  { input }: MutationAddProductsToCompareListArgs,
): Promise<CompareListModel> {
  if (!input) throw fail('LIST_NOT_FOUND')
  const position = input.position ?? undefined
  return toCompareList(
    ctx,
    await addToList(ctx, requireKey(ctx, input.uid), { productIds: requireProductIds(input.products), position }),
  )
}
