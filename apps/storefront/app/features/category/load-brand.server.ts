import { type BrandFragment, BrandsDocument } from '#app/features/content/content.generated.ts'
import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { parseListingAddress } from '../facets/address.ts'
import type { Listing } from '../listing/listing.ts'
import { type ListingOutcome, loadListing } from '../listing/load-listing.server.ts'
import { loadSuggestedFilters } from './load-suggested-filters.server.ts'

export interface BrandView {
  readonly brand: BrandFragment
  readonly listing: Listing
  readonly path: string
}

export type BrandOutcome =
  | { readonly kind: 'found'; readonly view: BrandView }
  | { readonly kind: 'none' }
  | Exclude<ListingOutcome, { kind: 'found' }>

/** Loads the listing of the brand whose page has this path. [R7.118] */
export async function loadBrandListing(
  ctx: RequestContext,
  urlPath: string,
  parameters: URLSearchParams,
): Promise<BrandOutcome> {
  const answer = await query(ctx, BrandsDocument, {}, { tags: ['store', 'search'] })
  if (!answer.ok) return { kind: 'failed' }
  const brand = answer.data.brands.find((candidate) => candidate.url_path === urlPath)
  if (!brand) return { kind: 'none' }
  const { searchText: _, filters, ...address } = parseListingAddress(parameters)
  const { brand: __, ...others } = filters
  const inputs = [{ attribute_code: 'brand', equal: { eq: brand.value } }]
  const outcome = await loadListing(ctx, { ...address, filters: others }, inputs)
  if (outcome.kind !== 'found') return outcome
  const facets = outcome.listing.facets.filter((facet) => facet.attribute_code !== 'brand')
  const path = `/${urlPath}`
  const suggestions = await loadSuggestedFilters(ctx, outcome.listing, { path, inputs })
  return { kind: 'found', view: { brand, listing: { ...outcome.listing, facets, suggestions }, path } }
}
