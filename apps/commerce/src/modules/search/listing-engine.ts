import { SECOND_MS } from '@welt/kit/time'
import type { Db } from '#src/platform/database'
import { databaseNow } from '#src/platform/database-clock'
import { facetOver, facetsOfSite, facetsOver, findProductIdsIn, findsAny, listSite } from './engine/list.ts'
import { closestSearches } from './engine/text/closest.ts'
import { readSearch } from './engine/text/reading.ts'
import { suggestIn } from './engine/text/suggest.ts'
import { chooseReading } from './list-search.ts'
import type { ListingEngine, ProductChange } from './ports.ts'
import { createRebuilder, type ListingEngineSettings } from './rebuild/rebuilder.ts'
import { loadSearchTerms } from './terms/search-terms.ts'

export interface RunningListingEngine extends ListingEngine {
  /** Later commits must be passed to `applyChanges`. */
  start(): Promise<void>
  /** Rebuilds all sites. */
  refresh(): Promise<void>
  /** Resolves when requested sites are built, skipping pauses. */
  whenRebuilt(): Promise<void>
  /** Without an id, whether all sites are ready. */
  isReady(websiteId?: number): boolean
  stop(): Promise<void>
}

const TICK_MS = SECOND_MS

type FindProductIds = ListingEngine['findProductIds']

/** With a search, in its reading that finds products. */
function createFindProductIds(
  { requireIndex }: ReturnType<typeof createRebuilder>,
  engine: Pick<ListingEngine, 'read' | 'finds'>,
  synonymsOf: (websiteId: number) => Promise<Awaited<ReturnType<typeof loadSearchTerms>>['synonyms']>,
): FindProductIds {
  return async (websiteId, { search, filters, given, sort, categoryId }) => {
    const order = { sort, categoryId }
    if (search === undefined)
      return {
        productIds: findProductIdsIn(await requireIndex(websiteId), { filters }, order),
        impliedAttributes: new Set(),
      }
    const synonyms = await synonymsOf(websiteId)
    const { reading, sought } = await chooseReading(engine, { websiteId, search, synonyms, given, place: [] })
    const wanted = { ...sought, filters: [...filters, ...sought.filters], synonyms }
    const productIds = findProductIdsIn(await requireIndex(websiteId), wanted, order)
    return { productIds, impliedAttributes: new Set(reading.filters.map(({ attribute }) => attribute)) }
  }
}

/** Answers from the index of a site. */
function createReads(db: Db, rebuilder: ReturnType<typeof createRebuilder>) {
  const { requireIndex } = rebuilder
  const synonymsOf = async (websiteId: number) => (await loadSearchTerms(db, websiteId)).synonyms
  const read: ListingEngine['read'] = async (websiteId, search, synonyms) =>
    readSearch(await requireIndex(websiteId), search, synonyms)
  const finds: ListingEngine['finds'] = async (websiteId, listing) => findsAny(await requireIndex(websiteId), listing)
  return {
    list: async (query) => listSite(await requireIndex(query.websiteId), query),
    finds,
    suggest: async (websiteId, terms, synonyms) =>
      suggestIn(await requireIndex(websiteId), terms, synonyms ?? (await synonymsOf(websiteId))),
    read,
    closest: async (websiteId, search, synonyms) => closestSearches(await requireIndex(websiteId), search, synonyms),
    findProductIds: createFindProductIds(rebuilder, { read, finds }, synonymsOf),
    facetsOf: async (websiteId, productIds) => facetsOver(await requireIndex(websiteId), productIds),
    facetOf: async (websiteId, productIds, code) => facetOver(await requireIndex(websiteId), productIds, code),
    describeFacets: async (websiteId) => facetsOfSite(await requireIndex(websiteId)),
  } satisfies Omit<ListingEngine, 'applyChanges'>
}

/** Applies changes in the order of the change log. [decision 15] */
export function createListingEngine(settings: ListingEngineSettings): RunningListingEngine {
  const rebuilder = createRebuilder(settings)
  const { indexes, refresh, whenBuilt } = rebuilder
  let timer: NodeJS.Timeout | undefined
  const applyProducts = async (changes: readonly ProductChange[]) => {
    if (changes.length === 0) return
    await indexes.apply(changes)
    rebuilder.requestWorn()
  }
  const tick = () => {
    rebuilder.requestExpired(Date.now())
    applyProducts(indexes.duePrices(databaseNow().getTime())).catch((error: unknown) =>
      settings.log?.('due prices not applied', { error: String(error) }),
    )
  }
  return {
    ...createReads(settings.db, rebuilder),
    refresh,
    async applyChanges({ products, sites }) {
      rebuilder.request(sites)
      await applyProducts([...products, ...indexes.duePrices(databaseNow().getTime())])
      return { rebuilt: whenBuilt() }
    },
    async whenRebuilt() {
      rebuilder.skipPause()
      await whenBuilt()
    },
    async start() {
      timer = setInterval(tick, TICK_MS)
      timer.unref()
      await refresh().catch(() => undefined) // retried later; listings wait for it
    },
    isReady: (websiteId) =>
      (websiteId === undefined ? indexes.websiteIds : [websiteId]).every((id) => indexes.current.has(id)),
    async stop() {
      clearInterval(timer)
      rebuilder.stop()
    },
  }
}
