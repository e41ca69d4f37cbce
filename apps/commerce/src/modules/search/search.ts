import { loadProduct } from '#modules/catalogue'
import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/context'
import { leadsSomewhere } from './leads-somewhere.ts'
import { listSearch } from './list-search.ts'
import type { AppliedFilterModel, ListingQuery, ListingResult } from './ports.ts'
import { loadSearchWords, termOf } from './search-words.ts'

/** SearchReading of the contract: how a search was understood. */
interface SearchReadingModel {
  readonly words: string
  readonly corrected: string | null
  readonly filters: readonly AppliedFilterModel[]
  readonly alternatives: readonly { readonly search: string; readonly result_count: number }[]
}

/** A page of a search. */
export interface Searched {
  readonly result: ListingResult
  readonly reading?: SearchReadingModel
  /** Where to go instead. */
  readonly redirectUrl?: string | undefined
}

async function pathOfProduct(ctx: Context, productId: number | undefined): Promise<string | undefined> {
  if (productId === undefined) return undefined
  const product = await loadProduct(ctx, productId)
  return product && `/${product.relative_url}`
}

/** An operator's redirect, unless the site has no such page (any more). @source A39 */
async function pathOfTerm(ctx: Context, path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined
  return (await leadsSomewhere(ctx.db, { brand: ctx.brand, settings: await settingsOfRequest(ctx) }, path)) ? path : undefined
}

/** What the page's own filters are not. */
function understoodOf(result: ListingResult, given: number): readonly AppliedFilterModel[] {
  return result.appliedFilters.slice(given)
}

/**
 * A page of what words find: brands, colours and sizes among them filter it. Where that leaves nothing, all words are looked up in the
 * texts; where that finds nothing either, the closest other searches are named. @source R7.115, J03, A39
 */
export async function searchFor(ctx: Context, query: ListingQuery, search: string): Promise<Searched> {
  const { listing } = ctx.ports
  const { synonyms, redirects } = await loadSearchWords(ctx.db, query.websiteId)
  const { result, reading: read, isAsRead } = await listSearch(listing, { ...query, synonyms }, search)
  const redirectUrl = (await pathOfTerm(ctx, redirects.get(termOf(search)))) ?? (await pathOfProduct(ctx, read.productId))
  if (isAsRead) {
    const { words, corrected = null, filters } = read
    const own = result.appliedFilters.length - filters.length
    return { result, reading: { words, corrected, filters: understoodOf(result, own), alternatives: [] }, redirectUrl }
  }
  const reading = { words: search, corrected: result.correctedSearch ?? null, filters: [], alternatives: [] }
  if (result.totalCount > 0) return { result, reading, redirectUrl }
  const closest = await listing.closest(query.websiteId, search, synonyms)
  const alternatives = closest.map(({ search: other, resultCount }) => ({ search: other, result_count: resultCount }))
  return { result, reading: { ...reading, corrected: null, alternatives }, redirectUrl }
}
