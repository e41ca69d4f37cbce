import { createDailyVisitors } from '@welt/kit/daily-visitors'
import { MAX_SEARCH_LENGTH } from '@welt/rules/limits'
import { loadProductList, pageInfo, requirePage, sortsOf, windowOf } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { QueryGetFredhopperDataArgs } from '#src/platform/contract/contract.generated'
import { tagsOfListing } from '../cache-tags.ts'
import { fail } from '../errors.ts'
import { type InStoreProducts, loadInStore } from '../in-store/in-store.ts'
import { ListingFilterError, type ListingQuery } from '../ports.ts'
import { parseFilter } from '../rules.ts'
import { type Searched, searchFor } from '../search.ts'
import { countedTerm, countSearch } from '../terms/search-counts.ts'

/** @throws AppError FILTER_INVALID */
async function list(ctx: Context, query: ListingQuery): Promise<Searched> {
  try {
    return query.search === undefined
      ? { result: await ctx.ports.listing.list(query) }
      : await searchFor(ctx, query, query.search)
  } catch (error) {
    throw error instanceof ListingFilterError ? fail('FILTER_INVALID') : error
  }
}

const callers = createDailyVisitors()

/** The storefront reports its own searches, including cached ones. */
function count(ctx: Context, query: ListingQuery, { result, redirectUrl }: Searched): void {
  const term = query.search === undefined ? undefined : countedTerm(query.search)
  if (term === undefined || query.offset > 0 || query.filters.length > 0 || query.among || ctx.viewer.isServiceCall)
    return
  const visitors = callers.isFirst(ctx.viewer.address, `${query.websiteId}\n${term}`) ? 1 : 0
  countSearch(ctx.db, {
    websiteId: query.websiteId,
    term,
    searches: 1,
    visitors,
    withoutResults: result.totalCount === 0 && !redirectUrl ? 1 : 0,
  })
}

const NOT_LISTED: Searched = {
  result: { productIds: [], totalCount: 0, facets: [], appliedFilters: [], correctedSearch: undefined },
}

/** Skips a listing that is not selected where it cannot fail and the storefront counts the search itself. */
function isSpared(ctx: Context, { search, filters, offset }: ListingQuery, areOnlySuggestionsWanted: boolean): boolean {
  return (
    areOnlySuggestionsWanted && ctx.viewer.isServiceCall && search !== undefined && filters.length === 0 && offset === 0
  )
}

/** Styles that are listed in stores only, and where each item of the page is. */
async function describeInStore(ctx: Context, query: ListingQuery, result: Searched['result'], near: InStoreProducts) {
  const everywhere = await list(ctx, { ...query, among: undefined })
  return {
    hidden_count: everywhere.result.totalCount - result.totalCount,
    items: result.productIds.flatMap((id) => near.get(id) ?? []),
  }
}

/** [R7.115, R7.116, R9.10, A77] @throws AppError SORT_UNKNOWN, FILTER_INVALID, SITE_NOT_FOUND, PAGE_* */
export async function getFredhopperData(
  ctx: Context,
  args: QueryGetFredhopperDataArgs,
  areOnlySuggestionsWanted = false,
) {
  const { websiteId } = ctx.brand
  if (args.site !== null && args.site !== undefined && args.site !== websiteId)
    throw fail('SITE_NOT_FOUND', { site: args.site })
  const sort = (await sortsOf(ctx)).find((candidate) => candidate.code === (args.sort ?? 'fh_default'))
  if (!sort) throw fail('SORT_UNKNOWN')
  const search = args.search?.trim().slice(0, MAX_SEARCH_LENGTH) || undefined
  const featuredBrand = args.featured_brand ?? undefined
  const filters = (args.filter ?? []).map(parseFilter)
  ctx.response.addTags(...tagsOfListing(filters, search))
  const near = args.in_store ? await loadInStore(ctx, args.in_store) : undefined
  if (near) ctx.response.forbidCaching()
  const query = {
    websiteId,
    filters,
    search,
    sort: sort.code,
    featuredBrand,
    among: near && [...near.keys()],
    ...windowOf(args),
  }
  const searched = isSpared(ctx, query, areOnlySuggestionsWanted) ? NOT_LISTED : await list(ctx, query)
  const { result, reading, redirectUrl } = searched
  requirePage(result.totalCount, args)
  count(ctx, query, searched)
  return {
    search,
    items: areOnlySuggestionsWanted ? [] : await loadProductList(ctx, result.productIds),
    total_count: result.totalCount,
    page_info: pageInfo(result.totalCount, args),
    aggregations: result.facets,
    applied_sort: sort,
    applied_filters: result.appliedFilters,
    search_reading: reading ?? null,
    redirect_url: redirectUrl ?? null,
    in_store: near ? await describeInStore(ctx, query, result, near) : null,
  }
}
