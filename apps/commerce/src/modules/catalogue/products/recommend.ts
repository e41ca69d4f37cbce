import { encodeUid } from '@welt/kit/ids'
import type { Context } from '#src/composition/context'
import type { RecommendationKind } from '#src/graphql/contract.generated'
import { breadcrumbTrail } from '../categories/product-categories.ts'
import { loadProductList } from './load-products.ts'
import { type LinkKind, linkedProducts } from './product-links.ts'
import type { ProductModel } from './product-model.ts'
import { availableQuantityOf } from './variants.ts'

/** Products a category's listing leads with. */
export async function leadersOf(ctx: Context, categoryId: number, limit: number): Promise<ProductModel[]> {
  const filters = [{ attribute: 'category_uid', type: 'equal' as const, values: [encodeUid(categoryId)] }]
  const { productIds } = await ctx.ports.listing.list({ websiteId: ctx.brand.websiteId, filters, sort: 'fh_default', offset: 0, limit })
  return loadProductList(ctx, productIds)
}

/** One colour of each style, the first; the given style left out. */
function otherStyles(products: readonly ProductModel[], styleCode: string): ProductModel[] {
  const seen = new Set([styleCode])
  return products.filter((product) => !seen.has(product.styleCode) && seen.add(product.styleCode))
}

/** Products of which some size can be bought, in their order; stock is read for all of them together. */
async function inStock(ctx: Context, products: readonly ProductModel[]): Promise<ProductModel[]> {
  const quantities = await Promise.all(products.map((product) => availableQuantityOf(ctx, product)))
  return products.filter((_, i) => (quantities[i] ?? 0) > 0)
}

/** Which links an operator's own choice is read from, first to last. */
const LINKS: Readonly<Record<RecommendationKind, readonly LinkKind[]>> = { GOES_WITH: ['crosssell', 'related'], SIMILAR: ['related'] }

/**
 * What goes with a product or is like it: styles an operator linked to it, then leaders of its main category, then of
 * the categories above. What is sold out is left out. [R7.120, R3.108]
 */
export async function recommendFor(ctx: Context, product: ProductModel, kind: RecommendationKind, limit: number): Promise<ProductModel[]> {
  const linked = await Promise.all(LINKS[kind].map((link) => linkedProducts(ctx, product.productId, link)))
  let found = otherStyles(await inStock(ctx, linked.flat()), product.styleCode)
  const trail = await breadcrumbTrail(ctx, product.productId)
  for (const category of trail.toReversed()) {
    if (found.length >= limit) break
    const leaders = await leadersOf(ctx, category.id, limit + found.length + 1)
    found = otherStyles([...found, ...(await inStock(ctx, leaders))], product.styleCode)
  }
  return found.slice(0, limit)
}
