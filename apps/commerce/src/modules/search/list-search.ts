import type { Synonyms } from './engine/text/synonyms.ts'
import type {
  ListingEngine,
  ListingFilter,
  ListingQuery,
  ListingResult,
  SearchInterpretation,
  WhatIsListed,
} from './ports.ts'

/** The filter by which a page names its own category; it is what the listing is of, and nothing chosen in it. */
const PLACE = 'category_url_path'

interface SearchRequest {
  readonly websiteId: number
  readonly search: string
  readonly synonyms: Synonyms
  /** Attributes that the page filters by: filters read from the words give way to them. */
  readonly given: ReadonlySet<string>
  /** Where is looked, whatever is chosen. */
  readonly place: readonly ListingFilter[]
}

/** A search as it is looked up. */
interface ChosenReading {
  readonly reading: SearchInterpretation
  /** Whether it is looked up as it was read, or all words as they stand. */
  readonly isAsRead: boolean
  /** Words and filters of the search that apply beside the given ones. */
  readonly sought: Pick<WhatIsListed, 'filters' | 'search'>
}

/**
 * How a search is looked up, whatever is chosen beside it: as it was read, or where that leaves nothing, by all its
 * words. One that finds nothing either way is as it was read as soon as anything is chosen. [decision 14]
 */
export async function chooseReading(
  engine: Pick<ListingEngine, 'read' | 'finds'>,
  request: SearchRequest,
): Promise<ChosenReading> {
  const { websiteId, search, synonyms, given, place } = request
  const reading = await engine.read(websiteId, search, synonyms)
  const remaining = reading.filters.filter(({ attribute }) => !given.has(attribute))
  const finds = (terms: string, filters: readonly ListingFilter[]) =>
    engine.finds(websiteId, { search: terms, filters: [...place, ...filters], synonyms })
  const isAsRead =
    reading.filters.length === 0 ||
    (await finds(reading.terms, reading.filters)) ||
    (given.size > 0 && !(await finds(search, [])))
  return {
    reading,
    isAsRead,
    sought: isAsRead ? { search: reading.terms, filters: remaining } : { search, filters: [] },
  }
}

/** What a search finds, and how it was looked up. */
interface SearchListing extends ChosenReading {
  readonly result: ListingResult
}

/** Lists the results of a search with the given filters. */
export async function listSearch(
  engine: Pick<ListingEngine, 'read' | 'finds' | 'list'>,
  query: ListingQuery & { readonly synonyms: NonNullable<ListingQuery['synonyms']> },
  search: string,
): Promise<SearchListing> {
  const { websiteId, synonyms } = query
  const place = query.filters.filter(({ attribute }) => attribute === PLACE)
  const given = new Set(query.filters.map(({ attribute }) => attribute).filter((attribute) => attribute !== PLACE))
  const chosen = await chooseReading(engine, { websiteId, search, synonyms, given, place })
  const { sought } = chosen
  const result = await engine.list({ ...query, search: sought.search, filters: [...query.filters, ...sought.filters] })
  return { ...chosen, result }
}
