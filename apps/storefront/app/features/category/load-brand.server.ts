import type { FitVerdict } from '#app/contract.generated.ts'
import {
  type BrandFragment,
  BrandsDocument,
  OfferListDocument,
  type ShownOfferFragment,
} from '#app/features/content/content.generated.ts'
import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { parseListingAddress } from '../facets/address.ts'
import type { Listing } from '../listing/listing.ts'
import { type ListingOutcome, loadListing } from '../listing/load-listing.server.ts'
import { BrandFitDocument } from './category.generated.ts'
import { loadSuggestedFilters } from './load-suggested-filters.server.ts'

export interface BrandView {
  readonly brand: BrandFragment
  /** For all of this brand, and for everyone. */
  readonly offer: ShownOfferFragment | undefined
  /** Of all the brand's styles; undefined with too few cases. */
  readonly fit: FitVerdict | undefined
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
  const [outcome, offers, fits] = await Promise.all([
    loadListing(ctx, { ...address, filters: others }, inputs),
    query(ctx, OfferListDocument, {}, { tags: ['store'] }),
    query(ctx, BrandFitDocument, { brand: brand.value }, { tags: ['search'] }),
  ])
  if (outcome.kind !== 'found') return outcome
  const facets = outcome.listing.facets.filter((facet) => facet.attribute_code !== 'brand')
  const path = `/${urlPath}`
  const suggestions = await loadSuggestedFilters(ctx, outcome.listing, { path, inputs })
  const offer = offers.ok
    ? offers.data.offers.current.find(({ goods_path, is_for_members }) => goods_path === urlPath && !is_for_members)
    : undefined
  const fit = (fits.ok && fits.data.brands?.[0]?.fit_verdict) || undefined
  return { kind: 'found', view: { brand, offer, fit, listing: { ...outcome.listing, facets, suggestions }, path } }
}
