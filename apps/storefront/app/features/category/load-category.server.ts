import type { FredhopperFilterInput } from '#app/contract.generated.ts'
import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { parseListingAddress } from '../facets/address.ts'
import type { Listing } from '../listing/listing.ts'
import { type ListingOutcome, loadListing } from '../listing/load-listing.server.ts'
import { CategoryDocument, type ListedCategoryFragment } from './category.generated.ts'
import { loadSuggestedFilters, type WiderPlace } from './load-suggested-filters.server.ts'

export interface CategoryView {
  readonly category: ListedCategoryFragment
  readonly listing: Listing
  /** Path from the site's root. */
  readonly path: string
}

export type CategoryOutcome =
  | { readonly kind: 'found'; readonly view: CategoryView }
  | { readonly kind: 'none' }
  | Exclude<ListingOutcome, { kind: 'found' }>

const placeOf = (urlPath: string): readonly FredhopperFilterInput[] => [
  { attribute_code: 'category_url_path', equal: { eq: urlPath } },
]

function widerPlace({ breadcrumbs }: ListedCategoryFragment): WiderPlace | undefined {
  const { category_name: name, category_url_path: urlPath } = breadcrumbs?.at(-1) ?? {}
  return name && urlPath ? { name, path: `/${urlPath}`, inputs: placeOf(urlPath) } : undefined
}

/** Loads a category page by url path. [R2.53, R7.113] */
export async function loadCategory(
  ctx: RequestContext,
  urlPath: string,
  parameters: URLSearchParams,
): Promise<CategoryOutcome> {
  const answer = await query(ctx, CategoryDocument, { path: urlPath }, { tags: ['store', 'plp'] })
  if (!answer.ok) return { kind: 'failed' }
  const category = answer.data.categories?.items?.[0]
  if (!category?.url_path) return { kind: 'none' }
  const { searchText: _, ...address } = parseListingAddress(parameters)
  const inputs = placeOf(category.url_path)
  const outcome = await loadListing(ctx, address, inputs)
  if (outcome.kind !== 'found') return outcome
  const path = `/${category.url_path}`
  const suggestions = await loadSuggestedFilters(ctx, outcome.listing, { path, inputs, wider: widerPlace(category) })
  return { kind: 'found', view: { category, listing: { ...outcome.listing, suggestions }, path } }
}
