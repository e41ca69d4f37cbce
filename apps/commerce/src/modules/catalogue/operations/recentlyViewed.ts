import { normalizeSku } from '@welt/kit/text/skus'
import type { Context } from '#src/platform/context'
import type { QueryRecentlyViewedArgs } from '#src/platform/contract/contract.generated'
import { loadProductsBySku } from '../products/load-products.ts'

/** [R9.11] */
const SHOWN = 6

/** Drops products not sold here. [R7.122, A79] */
export async function recentlyViewed(ctx: Context, args: QueryRecentlyViewedArgs) {
  const skus = [...new Set(args.skus.map(normalizeSku))].slice(0, 10 * SHOWN)
  const products = await loadProductsBySku(ctx, skus)
  const bySku = new Map(products.map((product) => [product.sku, product]))
  return skus.flatMap((sku) => bySku.get(sku) ?? []).slice(0, SHOWN)
}
