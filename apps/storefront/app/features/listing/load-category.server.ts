import { query } from '#app/graphql/client.server.ts'
import type { Visit } from '#app/session/visit.ts'
import { parseListingAddress } from './address.ts'
import type { Listing } from './listing.ts'
import { type ListingOutcome, loadListing } from './load-listing.server.ts'
import { CATEGORY, type CategoryAnswer, type ListedCategory } from './operations.ts'

/** A category with the page of its listing that was asked for. */
export interface CategoryView {
  readonly category: ListedCategory
  readonly listing: Listing
  /** Path of the page, from the site's root. */
  readonly path: string
}

export type CategoryOutcome =
  | { readonly kind: 'found'; readonly view: CategoryView }
  | { readonly kind: 'none' }
  | Exclude<ListingOutcome, { kind: 'found' }>

/** Loads a category page by url path. @source R2.53, R7.113 */
export async function loadCategory(visit: Visit, urlPath: string, parameters: URLSearchParams): Promise<CategoryOutcome> {
  const answer = await query<CategoryAnswer>(visit, CATEGORY, { path: urlPath }, { tags: ['store', 'plp'] })
  if (!answer.ok) return { kind: 'failed' }
  const category = answer.data.categories?.items?.[0]
  if (!category?.url_path) return { kind: 'none' }
  const { words: _, ...address } = parseListingAddress(parameters)
  const outcome = await loadListing(visit, address, [{ attribute_code: 'category_url_path', equal: { eq: category.url_path } }])
  return outcome.kind === 'found' ? { kind: 'found', view: { category, listing: outcome.listing, path: `/${category.url_path}` } } : outcome
}
