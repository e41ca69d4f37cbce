import type { Context } from '#src/composition/context'
import type { QueryCategoryListArgs } from '#src/graphql/contract.generated'
import type { CategoryResult } from '../resolver-types.generated.ts'
import { categories } from './categories.ts'

/** Older form of categories: the bare list. */
export async function categoryList(ctx: Context, args: QueryCategoryListArgs): Promise<CategoryResult['items']> {
  return (await categories(ctx, args)).items
}
