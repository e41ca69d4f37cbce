import type { Synonyms } from './engine/text/synonyms.ts'
import type {
  ListingCriteria,
  ListingEngine,
  ListingFilter,
  ListingQuery,
  ListingResult,
  SearchInterpretation,
} from './ports.ts'

/** The page's own category, not a chosen filter. */
const PLACE = 'category_url_path'

interface SearchRequest {
  readonly websiteId: number
  readonly search: string
  readonly synonyms: Synonyms
  /** Attributes the page filters by; they override the search's. */
  readonly given: ReadonlySet<string>
  readonly place: readonly ListingFilter[]
}

interface ChosenReading {
  readonly reading: SearchInterpretation
  /** Whether the reading is used rather than all words. */
  readonly isAsRead: boolean
  readonly sought: Pick<ListingCriteria, 'filters' | 'search'>
}

/**
 * Independent of the chosen filters. When neither the reading nor all words have results, the reading is used once a
 * filter is chosen. [decision 14]
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

interface SearchListing extends ChosenReading {
  readonly result: ListingResult
}

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
