import type { Context } from '#src/platform/context'
import type { QueryRecommendationsArgs } from '#src/platform/contract/contract.generated'
import { windowOf } from '../paging.ts'
import { loadProductsBySku } from '../products/load-products.ts'
import { recommendFor } from '../products/recommend.ts'
import type { RecommendationList } from '../resolver-types.generated.ts'

/** Null for a product not sold here. [R7.120] */
export async function recommendations(
  ctx: Context,
  { sku, pageSize, kind }: QueryRecommendationsArgs,
): Promise<RecommendationList | null> {
  const { limit } = windowOf({ pageSize: pageSize ?? null, currentPage: 1 })
  const [product] = await loadProductsBySku(ctx, [sku])
  return product ? { title: null, items: await recommendFor(ctx, product, kind, limit) } : null
}
