import type { FredhopperFilterInput } from '#app/contract.generated.ts'
import { withShownRatings } from '#app/features/product/shown-ratings.server.ts'
import { type GraphqlFailure, type GraphqlResult, query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type ListingAddress, withoutFilters, withoutNear, withoutSort } from '../facets/address.ts'
import { filterInputs } from '../facets/facets.ts'
import { InStoreListingDocument, type InStoreListingQuery } from './in-store/in-store.generated.ts'
import { findNear, nearFacts } from './in-store/load-near.server.ts'
import { type NearListing, nearSizes } from './in-store/near.ts'
import {
  ListingDocument,
  type ListingQuery,
  SearchListingDocument,
  type SearchListingQuery,
  type SearchReadingFragment,
} from './listing.generated.ts'
import type { Listing } from './listing.ts'

/** [R9.10] */
const PAGE_SIZE = 20

export type ListingOutcome =
  | {
      readonly kind: 'found'
      readonly listing: Listing
      readonly redirectUrl?: string
      readonly reading?: SearchReadingFragment
    }
  | { readonly kind: 'no-such-page' }
  /** Unknown filters or sort: the address without them. */
  | { readonly kind: 'not-understood'; readonly instead: ListingAddress }
  | { readonly kind: 'failed' }

function failed({ code }: GraphqlFailure, address: ListingAddress): ListingOutcome {
  switch (code) {
    case 'PAGE_BEYOND_LAST':
    case 'PAGE_BELOW_ONE':
      return { kind: 'no-such-page' }
    case 'SORT_UNKNOWN':
      return { kind: 'not-understood', instead: withoutSort(address) }
    case 'NEAR_INVALID':
      return { kind: 'not-understood', instead: withoutNear(address) }
    case 'FILTER_INVALID':
      return { kind: 'not-understood', instead: withoutSort(withoutFilters(address)) }
    default:
      return { kind: 'failed' }
  }
}

/**
 * Turns recognised search terms into removable filters. A term overridden by an existing filter is dropped for good.
 */
function interpretedAddress(
  address: ListingAddress,
  reading: SearchReadingFragment | null | undefined,
): ListingAddress {
  if (!reading || (reading.filters.length === 0 && reading.words === address.searchText)) return address
  const { searchText: _, ...rest } = address
  const filters = { ...address.filters }
  for (const { attribute_code, values } of reading.filters)
    filters[attribute_code] = [
      ...new Set([...(filters[attribute_code] ?? []), ...values.map(({ value }) => value)]),
    ].sort()
  return { ...rest, filters, ...(reading.words ? { searchText: reading.words } : {}) }
}

function sizeReadingOf({ settings, brand }: RequestContext): Listing['sizeReading'] {
  return { mappings: settings.sizeScales, womens: brand.womensSizes, beginWith: brand.sizesBeginWith }
}

type Answer = GraphqlResult<SearchListingQuery | ListingQuery | InStoreListingQuery>

/** With stores near a place, also the whole listing: its sizes can be chosen. */
async function readListing(
  ctx: RequestContext,
  address: ListingAddress,
  place: readonly FredhopperFilterInput[],
): Promise<{ readonly answer: Answer; readonly near: NearListing | undefined }> {
  const variables = {
    page: address.page,
    size: PAGE_SIZE,
    filter: filterInputs(address, place),
    sort: address.sort ?? 'fh_default',
    search: address.searchText ?? null,
    site: ctx.brand.websiteId,
  }
  const tags = address.searchText ? ['store', 'plp', 'search'] : ['store', 'plp']
  const near = await findNear(ctx, address)
  const [everywhere, inStore] = await Promise.all([
    address.searchText
      ? query(ctx, SearchListingDocument, variables, { tags })
      : query(ctx, ListingDocument, variables, { tags }),
    near?.around
      ? query(ctx, InStoreListingDocument, { ...variables, near: near.around }, { tags, isFresh: true })
      : undefined,
  ])
  const facets = everywhere.ok ? everywhere.data.getFredhopperData?.aggregations : undefined
  const facts = inStore?.ok ? inStore.data.getFredhopperData?.in_store : undefined
  return {
    answer: inStore ?? everywhere,
    near: near && {
      ...near,
      ...(facts && nearFacts(facts)),
      sizes: address.near ? nearSizes(facets ?? [], sizeReadingOf(ctx), address.near.size) : [],
    },
  }
}

/** `place` is a category or a brand. [R7.116, R2.80] */
export async function loadListing(
  ctx: RequestContext,
  address: ListingAddress,
  place: readonly FredhopperFilterInput[],
): Promise<ListingOutcome> {
  const { answer, near } = await readListing(ctx, address, place)
  if (!answer.ok) return failed(answer.failure, address)
  const page = answer.data.getFredhopperData
  if (!page) return { kind: 'failed' }
  const reading = 'search_reading' in page ? page.search_reading : undefined
  const listing: Listing = {
    address: interpretedAddress(address, reading),
    products: await withShownRatings(ctx, page.items),
    total: page.total_count,
    pageSize: page.page_info.page_size ?? PAGE_SIZE,
    pageCount: Math.max(1, page.page_info.total_pages ?? 1),
    facets: page.aggregations,
    applied: page.applied_filters,
    sorts: answer.data.sortOptions,
    sizeReading: sizeReadingOf(ctx),
    suggestions: [],
    near,
  }
  return {
    kind: 'found',
    listing,
    ...(page.redirect_url ? { redirectUrl: page.redirect_url } : {}),
    ...(reading ? { reading } : {}),
  }
}
