import type { ListingEngine, ListingQuery, ListingResult, SearchReading } from './ports.ts'

/** What a search finds, how it was read, and whether that reading found it or all words as they stand. */
interface SearchListing {
  readonly result: ListingResult
  readonly reading: SearchReading
  readonly isAsRead: boolean
}

/** Lists what a search asks for; where its filters leave nothing, all its words are looked up in the texts. @source R7.115, ADR 14 */
export async function listSearch(
  engine: Pick<ListingEngine, 'read' | 'list'>,
  query: ListingQuery & { readonly synonyms: NonNullable<ListingQuery['synonyms']> },
  search: string,
): Promise<SearchListing> {
  const reading = await engine.read(query.websiteId, search, query.synonyms)
  const asRead = await engine.list({ ...query, search: reading.words, filters: [...query.filters, ...reading.filters] })
  if (asRead.totalCount > 0) return { result: asRead, reading, isAsRead: true }
  return { result: await engine.list({ ...query, search }), reading, isAsRead: false }
}
