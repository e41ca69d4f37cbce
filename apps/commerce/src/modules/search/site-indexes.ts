import { setImmediate as nextTurn } from 'node:timers/promises'
import { brands, findBrandByWebsiteId } from '@welt/brands'
import { reportStart } from '@welt/kit/listen'
import { DAY_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import { listDocumentsOfSites, selectCategories, streamDocumentsOfSites } from '#modules/catalogue'
import { loadSettings } from '#modules/site'
import type { Db } from '#src/composition/database'
import { applyChanges, createSiteIndexBuilder, isWorn, type SiteIndexBuilder } from './engine/index/change.ts'
import type { SiteFacts, SiteIndex } from './engine/index/site-index.ts'
import type { ProductChange } from './ports.ts'

/** The day that the Recommended order is computed for. */
const today = () => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS)

async function loadFacts(db: Db, websiteId: number): Promise<SiteFacts> {
  const brand = findBrandByWebsiteId(websiteId)
  if (!brand) throw new Error(`There is no site ${websiteId}.`)
  const [categories, { featuredBrands, recommendedWeights: weights }] = await Promise.all([
    selectCategories(db, websiteId),
    loadSettings(db, brand),
  ])
  return { categories, ordering: { featuredBrands, weights, asOf: today() }, sizesBeginWith: brand.sizesBeginWith }
}

/**
 * The indexes of some sites as the database is now, by website id. One read of the catalogue makes them all: what a
 * product has in common on its sites is read, parsed and stored once.
 */
async function loadSiteIndexes(db: Db, websiteIds: readonly number[]): Promise<ReadonlyMap<number, SiteIndex>> {
  let readCount = 0
  const builders = new Map<number, SiteIndexBuilder>()
  for (const websiteId of websiteIds) builders.set(websiteId, createSiteIndexBuilder(await loadFacts(db, websiteId), nextTurn))
  for await (const documentsOf of streamDocumentsOfSites(db, websiteIds))
    for (const [websiteId, documents] of documentsOf) {
      await builders.get(websiteId)?.add(documents)
      readCount += documents.length
      reportStart({ progress: `${readCount.toLocaleString('en-AU')} products indexed` })
    }
  const indexes = new Map<number, SiteIndex>()
  for (const [websiteId, builder] of builders) {
    indexes.set(websiteId, await builder.finish())
    reportStart({ progress: `listings of ${indexes.size} of ${builders.size} shops made` })
  }
  return indexes
}

/** The index of one site as the database is now. */
export async function loadSiteIndex(db: Db, websiteId: number): Promise<SiteIndex> {
  return (await loadSiteIndexes(db, [websiteId])).get(websiteId) as SiteIndex
}

/** Products read again at once, for all their sites. */
const PATCHED_AT_ONCE = 50

/** Products to be brought into the index of a site. */
interface Target {
  readonly websiteId: number
  readonly index: SiteIndex
  readonly productIds: ReadonlySet<number>
}

/** Reads products again, once for all the sites that are concerned, and brings them in. */
async function patch(db: Db, targets: readonly Target[]): Promise<void> {
  const all = [...new Set(targets.flatMap(({ productIds }) => [...productIds]))]
  for (let from = 0; from < all.length; from += PATCHED_AT_ONCE) {
    const some = all.slice(from, from + PATCHED_AT_ONCE)
    const concerned = targets.filter(({ productIds }) => some.some((id) => productIds.has(id)))
    const websiteIds = concerned.map(({ websiteId }) => websiteId)
    const found = await listDocumentsOfSites(db, websiteIds, some)
    for (const { websiteId, index, productIds } of concerned) {
      const documentOf = new Map(found.get(websiteId)?.map((document) => [document.productId, document]))
      const changed = some.filter((id) => productIds.has(id))
      applyChanges(
        index,
        changed.map((productId) => ({ productId, document: documentOf.get(productId) })),
      )
      await nextTurn()
    }
  }
}

/** One thing after another: what is read for the index is brought in before anything newer is read. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

async function sitesOf(db: Db, productIds: readonly number[]): Promise<Map<number, Set<number>>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_site')
    .where('product_id', '=', sql<number>`any(${productIds}::int[])`)
    .select(['website_id', 'product_id'])
    .execute()
  const bySite = Map.groupBy(rows, (row) => row.website_id)
  return new Map([...bySite].map(([websiteId, ofSite]) => [websiteId, new Set(ofSite.map((row) => row.product_id))]))
}

/**
 * The current index of each site. Changes of products are brought into it; a rebuild makes a new one beside it, brings
 * in what changed meanwhile, and puts it in its place. Readers never wait for either.
 */
export function createSiteIndexes(db: Db, websiteIds: readonly number[] = brands.map((brand) => brand.websiteId)) {
  const current = new Map<number, SiteIndex>()
  /** Products that changed while a site's new index is being built. */
  const meanwhile = new Map<number, Set<number>>()
  const inTurn = createQueue()

  /** Builds the indexes of some sites from one read, and has them answer. */
  async function rebuild(websiteIds: readonly number[]): Promise<void> {
    const changedOf = new Map(websiteIds.map((websiteId) => [websiteId, new Set<number>()]))
    for (const [websiteId, changed] of changedOf) meanwhile.set(websiteId, changed)
    try {
      const indexes = await loadSiteIndexes(db, websiteIds)
      const targets = [...indexes].map(([websiteId, index]) => ({ websiteId, index, productIds: changedOf.get(websiteId) ?? new Set() }))
      await inTurn(async () => {
        await patch(db, targets)
        for (const { websiteId, index } of targets) current.set(websiteId, index)
      })
    } finally {
      for (const websiteId of websiteIds) meanwhile.delete(websiteId)
    }
  }

  /** Sites whose index has so many removed products that it should be built again. */
  const wornSites = () => [...current].flatMap(([websiteId, index]) => (isWorn(index) ? websiteId : []))

  const isOf = (websiteId: number) => (change: ProductChange) => change.websiteId === null || change.websiteId === websiteId

  function apply(changes: readonly ProductChange[]): Promise<void> {
    return inTurn(async () => {
      for (const [websiteId, changed] of meanwhile) for (const { productId } of changes.filter(isOf(websiteId))) changed.add(productId)
      const anywhere = changes.filter(({ websiteId }) => websiteId === null)
      const sellers = await sitesOf(
        db,
        anywhere.map(({ productId }) => productId),
      )
      const targets = [...current].map(([websiteId, index]): Target => {
        const concerns = ({ productId, websiteId: of }: ProductChange) =>
          of === websiteId || (of === null && (index.numberOf.has(productId) || sellers.get(websiteId)?.has(productId)))
        return { websiteId, index, productIds: new Set(changes.filter(concerns).map(({ productId }) => productId)) }
      })
      await patch(db, targets)
    })
  }

  /** Products whose price on a site was to change by itself before `now`. */
  function duePrices(now: number): ProductChange[] {
    return [...current].flatMap(([websiteId, index]) =>
      [...index.priceChanges].flatMap(([productId, at]) => (at <= now ? { productId, websiteId } : [])),
    )
  }

  return { current, websiteIds, rebuild, wornSites, apply, duePrices }
}
