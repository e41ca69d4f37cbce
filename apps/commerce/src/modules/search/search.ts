import { loadProduct } from '#modules/catalogue'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { SearchReading } from '#src/platform/contract/contract.generated'
import { listSearch } from './list-search.ts'
import type { ListingQuery, ListingResult } from './ports.ts'
import { pathExists } from './terms/path-exists.ts'
import { loadSearchTerms, termOf } from './terms/search-terms.ts'

export interface Searched {
  readonly result: ListingResult
  readonly reading?: SearchReading
  readonly redirectUrl?: string | undefined
}

async function pathOfProduct(ctx: Context, productId: number | undefined): Promise<string | undefined> {
  if (productId === undefined) return undefined
  const product = await loadProduct(ctx, productId)
  return product && `/${product.relative_url}`
}

/** Ignores a redirect to a page that the site lacks. [A39] */
async function pathOfTerm(ctx: Context, path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined
  return (await pathExists(ctx.db, { brand: ctx.brand, settings: await settingsOfRequest(ctx) }, path))
    ? path
    : undefined
}

function readingOf({ reading, isAsRead, sought, result }: Awaited<ReturnType<typeof listSearch>>, search: string) {
  const { terms, filters } = reading
  const corrected = (result.totalCount > 0 && (isAsRead ? reading.corrected : result.correctedSearch)) || null
  if (!isAsRead) return { words: search, corrected, filters: [] }
  const own = result.appliedFilters.length - sought.filters.length
  return { words: filters.length > 0 ? terms : search, corrected, filters: result.appliedFilters.slice(own) }
}

/** Falls back to all words, then to the closest alternatives. */
export async function searchFor(ctx: Context, query: ListingQuery, search: string): Promise<Searched> {
  const { listing } = ctx.ports
  const { synonyms, redirects } = await loadSearchTerms(ctx.db, query.websiteId)
  const listed = await listSearch(listing, { ...query, synonyms }, search)
  const { result, reading: read } = listed
  const redirectUrl =
    (await pathOfTerm(ctx, redirects.get(termOf(search)))) ?? (await pathOfProduct(ctx, read.productId))
  const closest = result.totalCount > 0 ? [] : await listing.closest(query.websiteId, search, synonyms)
  const alternatives = closest.map(({ search: other, resultCount }) => ({ search: other, result_count: resultCount }))
  return { result, reading: { ...readingOf(listed, search), alternatives }, redirectUrl }
}
