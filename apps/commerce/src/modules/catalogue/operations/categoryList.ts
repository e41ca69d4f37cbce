import type { Context } from '#src/platform/context'
import type { QueryCategoryListArgs } from '#src/platform/contract/contract.generated'
import type { CategoryResult } from '../resolver-types.generated.ts'
import { categories } from './categories.ts'

/** Magento's older form of `categories`. */
export async function categoryList(ctx: Context, args: QueryCategoryListArgs): Promise<CategoryResult['items']> {
  return (await categories(ctx, args)).items
}
