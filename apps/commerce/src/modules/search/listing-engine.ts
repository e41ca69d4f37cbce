import { DAY_MS, SECOND_MS } from '@welt/kit/time'
import type { Db } from '#src/platform/database'
import type { SiteIndex } from './engine/index/site-index.ts'
import { facetOver, facetsOfSite, facetsOver, findProductIdsIn, findsAny, listSite } from './engine/list.ts'
import { closestSearches } from './engine/text/closest.ts'
import { readSearch } from './engine/text/reading.ts'
import { suggestIn } from './engine/text/suggest.ts'
import { chooseReading } from './list-search.ts'
import type { ListingEngine, ProductChange } from './ports.ts'
import { createSiteIndexes } from './site-indexes.ts'
import { loadSearchTerms } from './terms/search-terms.ts'

export interface ListingEngineSettings {
  readonly db: Db
  readonly log?: (message: string, detail: Readonly<Record<string, unknown>>) => void
  /** All sites by default. */
  readonly websiteIds?: readonly number[]
}

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

/** Pause after a rebuild as a multiple of its duration, unless a request waits. */
const REST_FACTOR = 4
const RETRY_MS = 2000

function createRebuilder({ db, websiteIds, log }: ListingEngineSettings) {
  const indexes = createSiteIndexes(db, websiteIds)
  const wanted = new Map<number, PromiseWithResolvers<void>>()
  const underWay = new Map<number, PromiseWithResolvers<void>>()
  /** Sites without an index that a request waits for. */
  const awaited = new Set<number>()
  const builtAt = new Map<number, number>()
  let isWorking = false
  let isStopped = false
  let isHurried = false
  let wake: (() => void) | undefined

  async function rest(ms: number): Promise<void> {
    if (isHurried || ms <= 0) return
    await new Promise<void>((done) => {
      wake = done
      setTimeout(done, ms).unref()
    })
  }

  /** @returns milliseconds */
  async function build(): Promise<number> {
    const startedAt = performance.now()
    const tookMs = () => Math.round(performance.now() - startedAt)
    const onBuilt = (websiteId: number) => {
      builtAt.set(websiteId, Date.now())
      awaited.delete(websiteId)
      log?.('listing index built', {
        websiteId,
        documents: indexes.current.get(websiteId)?.liveCount,
        durationMs: tookMs(),
      })
      underWay.get(websiteId)?.resolve()
      underWay.delete(websiteId)
    }
    try {
      await indexes.rebuild([...underWay.keys()], { isAwaited: (websiteId) => awaited.has(websiteId), onBuilt })
    } catch (error) {
      const failed = [...underWay]
      underWay.clear()
      for (const [websiteId, { reject }] of failed) {
        if (!isStopped) log?.('listing index not built', { websiteId, error: String(error) })
        reject(error)
      }
      setTimeout(() => failed.map(([websiteId]) => request(websiteId)), RETRY_MS).unref()
    }
    return tookMs()
  }

  /** Sites without an index share one read. Others are rebuilt one at a time to limit memory. */
  function nextSites(): readonly number[] {
    const sites = [...wanted.keys()]
    const unserved = sites.filter((websiteId) => !indexes.current.has(websiteId))
    return unserved.length > 0 ? unserved : sites.slice(0, 1)
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    while (wanted.size > 0 && !isStopped) {
      // A later request needs another build: this one may have read before its change.
      for (const websiteId of nextSites()) {
        underWay.set(websiteId, wanted.get(websiteId) as PromiseWithResolvers<void>)
        wanted.delete(websiteId)
      }
      const durationMs = await build()
      if (wanted.size === 0) isHurried = false
      await rest(REST_FACTOR * durationMs)
    }
    isWorking = false
  }

  /** Resolves when the site serves an index read after this call. */
  function want(websiteId: number): Promise<void> {
    const requested = wanted.get(websiteId) ?? Promise.withResolvers<void>()
    wanted.set(websiteId, requested)
    queueMicrotask(() => void work()) // batches sites requested together
    return requested.promise
  }

  function hurry(): void {
    isHurried = wanted.size > 0
    if (isHurried) wake?.()
  }

  function request(websiteId: number | null): void {
    for (const id of indexes.websiteIds) if (websiteId === null || websiteId === id) want(id).catch(() => undefined)
  }

  const isComing = (websiteId: number) => wanted.has(websiteId) || underWay.has(websiteId)

  /** Rejects when a build fails; callers may ignore it. */
  function whenBuilt(): Promise<void> | undefined {
    const coming = [...underWay.values(), ...wanted.values()].map(({ promise }) => promise)
    if (coming.length === 0) return undefined
    const built = Promise.all(coming).then(() => undefined)
    built.catch(() => undefined)
    return built
  }

  async function refresh(): Promise<void> {
    const built = Promise.all(indexes.websiteIds.map(want))
    hurry()
    await built
  }

  const requireIndex = async (websiteId: number): Promise<SiteIndex> => {
    if (!indexes.current.has(websiteId) && indexes.websiteIds.includes(websiteId)) {
      awaited.add(websiteId)
      const built = underWay.get(websiteId)?.promise ?? want(websiteId)
      hurry()
      await built
    }
    const index = indexes.current.get(websiteId)
    if (!index) throw new Error(`The listing index has no site ${websiteId}.`)
    return index
  }

  const dayOf = (ms: number) => Math.floor(ms / DAY_MS)
  /** Newness counts in days, so indexes expire at midnight UTC. */
  const dueSites = (now: number) =>
    [...builtAt].flatMap(([id, at]) => (dayOf(at) < dayOf(now) && !isComing(id) ? id : []))
  const requestWorn = () => {
    for (const websiteId of indexes.wornSites()) if (!isComing(websiteId)) request(websiteId)
  }

  function stop(): void {
    isStopped = true
    wake?.()
    for (const { reject } of wanted.values()) reject(new Error('The listing engine has stopped.'))
  }
  return { indexes, refresh, request, requestWorn, hurry, whenBuilt, requireIndex, dueSites, stop }
}

const TICK_MS = SECOND_MS

/** Applies changes in the order of the change log. [decision 15] */
export function createListingEngine(settings: ListingEngineSettings): RunningListingEngine {
  const { indexes, refresh, request, requestWorn, hurry, whenBuilt, requireIndex, dueSites, stop } =
    createRebuilder(settings)
  let timer: NodeJS.Timeout | undefined
  const applyProducts = async (changes: readonly ProductChange[]) => {
    if (changes.length === 0) return
    await indexes.apply(changes)
    requestWorn()
  }
  const tick = () => {
    const now = Date.now()
    for (const websiteId of dueSites(now)) request(websiteId)
    applyProducts(indexes.duePrices(now)).catch((error: unknown) =>
      settings.log?.('due prices not applied', { error: String(error) }),
    )
  }
  const synonymsOf = async (websiteId: number) => (await loadSearchTerms(settings.db, websiteId)).synonyms
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
    async findProductIds(websiteId, { search, filters, given, sort, categoryId }) {
      const order = { sort, categoryId }
      if (search === undefined)
        return { productIds: findProductIdsIn(await requireIndex(websiteId), { filters }, order), said: new Set() }
      const synonyms = await synonymsOf(websiteId)
      const { reading, sought } = await chooseReading(
        { read, finds },
        { websiteId, search, synonyms, given, place: [] },
      )
      const wanted = { ...sought, filters: [...filters, ...sought.filters], synonyms }
      const productIds = findProductIdsIn(await requireIndex(websiteId), wanted, order)
      return { productIds, said: new Set(reading.filters.map(({ attribute }) => attribute)) }
    },
    facetsOf: async (websiteId, productIds) => facetsOver(await requireIndex(websiteId), productIds),
    facetOf: async (websiteId, productIds, code) => facetOver(await requireIndex(websiteId), productIds, code),
    describeFacets: async (websiteId) => facetsOfSite(await requireIndex(websiteId)),
    refresh,
    async applyChanges({ products, sites }) {
      for (const websiteId of sites) request(websiteId)
      await applyProducts([...products, ...indexes.duePrices(Date.now())])
      return { rebuilt: whenBuilt() }
    },
    async whenRebuilt() {
      hurry()
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
      stop()
    },
  }
}
