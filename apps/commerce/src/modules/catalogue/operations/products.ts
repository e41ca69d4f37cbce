import type { Context } from '#src/composition/context'
import { fail } from '../errors.ts'
import { type Paging, pageInfo, requirePage, requirePositivePaging } from '../paging.ts'
import { facetsOfProducts, findProducts, type ProductFilter, type ProductSort } from '../product-search.ts'
import { loadProductList } from '../products/load-products.ts'

interface ProductsArguments extends Paging {
  readonly search?: string | null
  readonly filter?: ProductFilter | null
  readonly sort?: ProductSort | null
}

/**
 * Products of the site by sku, url key, category or words. The page's products are read together; facets and suggestions only when
 * asked for. [R1.15, R7.06] @throws AppError PRODUCTS_FILTER_MISSING, PAGE_*
 */
export async function products(_: unknown, args: ProductsArguments, ctx: Context) {
  const search = args.search?.trim() || undefined
  if (!search && !args.filter) throw fail('PRODUCTS_FILTER_MISSING')
  requirePositivePaging(args)
  const query = { filter: args.filter ?? {}, search, sort: args.sort }
  const found = await findProducts(ctx, query)
  const { ids } = found
  const { offset, limit } = requirePage(ids.length, args)
  return {
    found,
    query,
    search,
    items: await loadProductList(ctx, ids.slice(offset, offset + limit)),
    total_count: ids.length,
    page_info: pageInfo(ids.length, args),
  }
}

/** Parent object of Products resolvers. */
export type ProductsModel = Awaited<ReturnType<typeof products>>

/** Facets over every product found, not only the page's. */
export function productsAggregations({ found, query }: ProductsModel, _: unknown, ctx: Context) {
  return facetsOfProducts(ctx, query, found)
}

/** Other words to search for; empty without words. */
export async function productsSuggestions({ search }: ProductsModel, _: unknown, ctx: Context) {
  if (!search) return []
  const { keywords } = await ctx.ports.listing.suggest(ctx.brand.websiteId, search)
  return keywords
    .filter((keyword) => keyword.search !== search)
    .map((keyword) => ({ search: keyword.search, result_count: keyword.resultCount }))
}
