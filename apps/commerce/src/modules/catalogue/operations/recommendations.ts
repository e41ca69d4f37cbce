import type { Context } from '#src/composition/context'
import { windowOf } from '../paging.ts'
import { findProducts } from '../products/load-products.ts'
import { type RecommendationKind, recommendFor } from '../products/recommend.ts'

/** Products to show beside a product; null for what is not sold here. [R7.120] */
export async function recommendations(
  _: unknown,
  { sku, pageSize, kind }: { readonly sku: string; readonly pageSize: number; readonly kind: RecommendationKind },
  ctx: Context,
) {
  const { limit } = windowOf({ pageSize, currentPage: 1 })
  const [product] = await findProducts(ctx, { skus: [sku] })
  return product ? { title: null, items: await recommendFor(ctx, product, kind, limit) } : null
}
