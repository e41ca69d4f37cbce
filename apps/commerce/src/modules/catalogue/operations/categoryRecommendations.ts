import { decodeNumericUid } from '@welt/kit/ids'
import type { Context } from '#src/platform/context'
import type { QueryCategoryRecommendationsArgs } from '#src/platform/contract/contract.generated'
import { loadCategories } from '../categories/categories.ts'
import { windowOf } from '../paging.ts'
import { leadersOf } from '../products/recommend.ts'
import type { RecommendationList } from '../resolver-types.generated.ts'

/** Null for an unknown category. [R7.121] */
export async function categoryRecommendations(
  ctx: Context,
  args: QueryCategoryRecommendationsArgs,
): Promise<RecommendationList | null> {
  const { limit } = windowOf({ ...args, currentPage: 1 })
  const category = (await loadCategories(ctx)).byId.get(decodeNumericUid(args.category_uid) ?? 0)
  return category ? { title: null, items: await leadersOf(ctx, category.id, limit) } : null
}
