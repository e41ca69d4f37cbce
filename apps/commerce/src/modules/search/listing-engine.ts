import { setImmediate as nextTurn } from 'node:timers/promises'
import { brands, findBrandByWebsiteId } from '@welt/brands'
import { SECOND_MS } from '@welt/kit/time'
import { listProductDocuments, selectCategories } from '#modules/catalogue'
import { loadSettings } from '#modules/site'
import type { Db } from '#src/database'
import { type ChangeFeed, createChangeFeed, type Listener } from './change-feed.ts'
import { facetsOver, findProductIdsIn, listSite, suggestIn } from './engine/list.ts'
import { buildSiteIndex, type SiteIndex } from './engine/site-index.ts'
import type { ListingEngine } from './ports.ts'

/** What the engine needs. `listen` opens a connection of its own that LISTENs; the engine closes it. */
export interface ListingEngineSettings {
  readonly db: Db
  readonly listen: () => Promise<Listener>
  readonly log?: (message: string, detail: Readonly<Record<string, unknown>>) => void
  /** Websites to index; all seven unless told. */
  readonly websiteIds?: readonly number[]
}

/** The engine with its life: built by `start`, kept current until `stop`. */
export interface RunningListingEngine extends ListingEngine {
  /** Builds the first index and begins to follow changes. */
  start(): Promise<void>
  /** Rebuilds now; resolves when the new index answers. */
  refresh(): Promise<void>
  stop(): Promise<void>
}

async function loadSiteIndex(db: Db, websiteId: number): Promise<SiteIndex> {
  const brand = findBrandByWebsiteId(websiteId)
  if (!brand) throw new Error(`There is no site ${websiteId}.`)
  const [documents, categories, settings] = await Promise.all([
    listProductDocuments(db, websiteId),
    selectCategories(db, websiteId),
    loadSettings(db, brand),
  ])
  return buildSiteIndex({ documents, categories, featuredBrands: settings.featuredBrands }, () => nextTurn())
}

/** Holds the current index of each site; a rebuild makes new ones beside them and swaps, so readers never wait for it. */
function createIndexes({ db, websiteIds, log }: ListingEngineSettings) {
  const current = new Map<number, SiteIndex>()
  let running: Promise<void> | undefined
  async function rebuild(): Promise<void> {
    const startedAt = performance.now()
    for (const websiteId of websiteIds ?? brands.map((brand) => brand.websiteId)) {
      current.set(websiteId, await loadSiteIndex(db, websiteId))
    }
    const documents = [...current.values()].reduce((sum, index) => sum + index.documents.length, 0)
    log?.('listing index built', { documents, durationMs: Math.round(performance.now() - startedAt) })
  }
  const refresh = async () => {
    // A rebuild that is under way may have read before the change; a new one follows it.
    while (running) await running.catch(() => undefined)
    running = rebuild().finally(() => {
      running = undefined
    })
    return running
  }
  const requireIndex = async (websiteId: number): Promise<SiteIndex> => {
    if (!current.has(websiteId)) await (running ?? refresh())
    const index = current.get(websiteId)
    if (!index) throw new Error(`The listing index has no site ${websiteId}.`)
    return index
  }
  const priceChangesAt = () => {
    const times = [...current.values()].flatMap((index) => index.priceChangesAt?.getTime() ?? [])
    return times.length > 0 ? Math.min(...times) : undefined
  }
  return { refresh, requireIndex, priceChangesAt }
}

/**
 * The in-process listing and search engine over every site. Follows the database by LISTEN catalogue_changed, by the catalogue's
 * version every 30 s in case a message was lost, and by the clock where a sale begins or ends. @source measurements/data-layer §B
 */
export function createListingEngine(settings: ListingEngineSettings): RunningListingEngine {
  const indexes = createIndexes(settings)
  let feed: ChangeFeed | undefined
  return {
    list: async (query) => listSite(await indexes.requireIndex(query.websiteId), query),
    suggest: async (websiteId, words) => suggestIn(await indexes.requireIndex(websiteId), words),
    findProductIds: async (websiteId, words) => findProductIdsIn(await indexes.requireIndex(websiteId), words),
    facetsOf: async (websiteId, productIds) => facetsOver(await indexes.requireIndex(websiteId), productIds),
    describeFacets: async (websiteId) => facetsOver(await indexes.requireIndex(websiteId)),
    refresh: indexes.refresh,
    async start() {
      feed = createChangeFeed({ ...settings, refresh: indexes.refresh, dueAt: indexes.priceChangesAt, quietMs: SECOND_MS / 4 })
      await feed.start()
    },
    async stop() {
      await feed?.stop()
    },
  }
}
