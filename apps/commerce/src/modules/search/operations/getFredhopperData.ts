import { findProducts, loadProductList, type Paging, pageInfo, requirePage, sortsOf, windowOf } from '#modules/catalogue'
import type { Context } from '#src/context'
import { fail } from '../errors.ts'
import { ListingFilterError, type ListingQuery, type ListingResult } from '../ports.ts'
import { type FilterInput, parseFilter } from '../rules.ts'
import { suggestionsFor } from '../suggestions.ts'

interface ListingArguments extends Paging {
  readonly filter?: readonly FilterInput[] | null
  readonly sort?: string | null
  readonly search?: string | null
  readonly featured_brand?: string | null
  readonly site?: number | null
}

/** Longest search that is looked up, in characters; the rest is cut. */
const MAX_SEARCH = 200

/** @throws AppError FILTER_INVALID */
async function list(ctx: Context, query: ListingQuery): Promise<ListingResult> {
  try {
    return await ctx.ports.listing.list(query)
  } catch (error) {
    throw error instanceof ListingFilterError ? fail('FILTER_INVALID') : error
  }
}

/** Words that are a product's code lead to its page. @source contract redirect_url, A39, ux §5 */
async function redirectFor(ctx: Context, search: string | undefined): Promise<string | null> {
  if (!search || !/^[\w-]{4,64}$/.test(search)) return null
  const [product] = await findProducts(ctx, { skus: [search, search.toUpperCase()] })
  return product ? `/${product.relative_url}` : null
}

/**
 * Listing of a category, a search or a brand. Facets are counted in styles, exactly, each ignoring its own selection.
 * @source spec §7 getFredhopperData, R7.115, R7.116, R9.10, A77. @throws AppError SORT_UNKNOWN, FILTER_INVALID, SITE_NOT_FOUND, PAGE_*
 */
export async function getFredhopperData(_: unknown, args: ListingArguments, ctx: Context) {
  const { websiteId } = ctx.brand
  if (args.site !== null && args.site !== undefined && args.site !== websiteId) throw fail('SITE_NOT_FOUND', { site: args.site })
  const sort = (await sortsOf(ctx)).find((candidate) => candidate.code === (args.sort ?? 'fh_default'))
  if (!sort) throw fail('SORT_UNKNOWN')
  const search = args.search?.trim().slice(0, MAX_SEARCH) || undefined
  const featuredBrand = args.featured_brand ?? undefined
  const filters = (args.filter ?? []).map(parseFilter)
  const result = await list(ctx, { websiteId, filters, search, sort: sort.code, featuredBrand, ...windowOf(args) })
  requirePage(result.totalCount, args)
  return {
    search,
    items: await loadProductList(ctx, result.productIds),
    total_count: result.totalCount,
    page_info: pageInfo(result.totalCount, args),
    aggregations: result.facets,
    applied_sort: sort,
    applied_filters: result.appliedFilters,
    redirect_url: await redirectFor(ctx, search),
  }
}

/** Suggestions of a listing's words; null without words. */
export function listingSuggestions({ search }: { readonly search: string | undefined }, _: unknown, ctx: Context) {
  return search ? suggestionsFor(ctx, search) : null
}
