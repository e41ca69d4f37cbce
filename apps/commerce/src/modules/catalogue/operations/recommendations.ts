import type { Context } from '#src/context'
import { findProducts } from '../load-products.ts'
import { windowOf } from '../paging.ts'
import { type RecommendationKind, recommendFor } from '../recommend.ts'

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
