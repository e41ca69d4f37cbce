import { encodeUid } from '@welt/kit/ids'
import type { Context } from '#src/platform/context'
import type { RecommendationKind } from '#src/platform/contract/contract.generated'
import { breadcrumbTrail } from '../categories/product-categories.ts'
import { loadProductList } from './load-products.ts'
import { type LinkKind, linkedProducts } from './product-links.ts'
import type { ProductModel } from './product-model.ts'
import { availableQuantityOf } from './variants.ts'

const LINKS: Readonly<Record<RecommendationKind, LinkKind>> = { GOES_WITH: 'crosssell', SIMILAR: 'related' }
/** Most leaders are of another kind. */
const LOOKED_AT_FACTOR = 4
const MOST_PRICE_FACTOR = 2

export async function leadersOf(ctx: Context, categoryId: number, limit: number): Promise<ProductModel[]> {
  const filters = [{ attribute: 'category_uid', type: 'equal' as const, values: [encodeUid(categoryId)] }]
  const { productIds } = await ctx.ports.listing.list({
    websiteId: ctx.brand.websiteId,
    filters,
    sort: 'fh_default',
    offset: 0,
    limit,
  })
  return loadProductList(ctx, productIds)
}

/** One colour per style. */
function otherStyles(products: readonly ProductModel[], styleCode: string): ProductModel[] {
  const seen = new Set([styleCode])
  return products.filter((product) => !seen.has(product.styleCode) && seen.add(product.styleCode))
}

async function inStock(ctx: Context, products: readonly ProductModel[]): Promise<ProductModel[]> {
  const quantities = await Promise.all(products.map((product) => availableQuantityOf(ctx, product)))
  return products.filter((_, i) => (quantities[i] ?? 0) > 0)
}

const kindOf = ({ attributes }: ProductModel) => attributes.style_filter_st_mf

/** Same kind and similar price, nearest category first. */
async function likeLeaders(ctx: Context, product: ProductModel, limit: number): Promise<ProductModel[]> {
  const isLike = (other: ProductModel) =>
    kindOf(other) === kindOf(product) &&
    Math.max(other.regularCents, product.regularCents) <=
      MOST_PRICE_FACTOR * Math.min(other.regularCents, product.regularCents)
  const found: ProductModel[] = []
  for (const category of (await breadcrumbTrail(ctx, product.productId)).toReversed()) {
    if (otherStyles(found, product.styleCode).length >= limit) break
    found.push(...(await leadersOf(ctx, category.id, LOOKED_AT_FACTOR * limit)).filter(isLike))
  }
  return inStock(ctx, found)
}

/**
 * GOES_WITH has linked products only; SIMILAR adds leaders of the product's categories. Sold-out products are dropped.
 * [R7.120, R3.108]
 */
export async function recommendFor(
  ctx: Context,
  product: ProductModel,
  kind: RecommendationKind,
  limit: number,
): Promise<ProductModel[]> {
  const linked = await inStock(ctx, await linkedProducts(ctx, product.productId, LINKS[kind]))
  const found = otherStyles(linked, product.styleCode)
  if (kind === 'GOES_WITH' || found.length >= limit) return found.slice(0, limit)
  return otherStyles([...found, ...(await likeLeaders(ctx, product, limit))], product.styleCode).slice(0, limit)
}
