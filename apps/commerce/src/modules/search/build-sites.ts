import { setImmediate as nextTurn } from 'node:timers/promises'
import { findBrandByWebsiteId } from '@welt/brands'
import { reportStart } from '@welt/kit/listen'
import { DAY_MS } from '@welt/kit/time'
import { listDocumentsOfSites, planReads, type ReadBatch, selectCategories } from '#modules/catalogue'
import { loadSettings } from '#modules/site'
import type { Db } from '#src/platform/database'
import { createSiteIndexBuilder, type SiteIndexBuilder } from './engine/index/change.ts'
import type { SiteFacts, SiteIndex } from './engine/index/site-index.ts'

const today = () => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS)

export async function loadFacts(db: Db, websiteId: number): Promise<SiteFacts> {
  const brand = findBrandByWebsiteId(websiteId)
  if (!brand) throw new Error(`There is no site ${websiteId}.`)
  const [categories, { featuredBrands, recommendedWeights: weights }] = await Promise.all([
    selectCategories(db, websiteId),
    loadSettings(db, brand),
  ])
  return { categories, ordering: { featuredBrands, weights, asOf: today() }, sizesBeginWith: brand.sizesBeginWith }
}

function createAgenda(batches: readonly ReadBatch[], websiteIds: readonly number[]) {
  const missing = new Map(websiteIds.map((websiteId) => [websiteId, 0]))
  const add = (batch: ReadBatch, count: number) => {
    for (const websiteId of batch.websiteIds) missing.set(websiteId, (missing.get(websiteId) ?? 0) + count)
  }
  for (const batch of batches) add(batch, batch.productIds.length)
  const unread = new Map(Map.groupBy(batches, ({ websiteIds: ofBatch }) => ofBatch.join()))
  return {
    /** Prefers a site that a request waits for, then the one with the fewest products left. */
    next(isAwaited: (websiteId: number) => boolean): ReadBatch | undefined {
      const groups = [...unread.values()]
      const [websiteId] = websiteIds
        .filter((id) => groups.some(([first]) => first?.websiteIds.includes(id)))
        .sort((a, b) => Number(isAwaited(b)) - Number(isAwaited(a)) || (missing.get(a) ?? 0) - (missing.get(b) ?? 0))
      const group = groups.find(([first]) => first?.websiteIds.some((id) => id === websiteId))
      const batch = group?.pop()
      if (group?.length === 0) unread.delete(batch?.websiteIds.join() ?? '')
      return batch
    },
    done: (batch: ReadBatch) => add(batch, -batch.productIds.length),
    isComplete: (websiteId: number) => missing.get(websiteId) === 0,
  }
}

export interface SiteBuild {
  readonly isAwaited: (websiteId: number) => boolean
  readonly onBuilt: (websiteId: number, index: SiteIndex) => Promise<void>
}

/** Builds site indexes in turn, reading each product once for all sites that sell it. [decision 62] */
export async function buildSites(
  db: Db,
  websiteIds: readonly number[],
  { isAwaited, onBuilt }: SiteBuild,
): Promise<void> {
  const builders = new Map<number, SiteIndexBuilder>()
  for (const websiteId of websiteIds)
    builders.set(websiteId, createSiteIndexBuilder(await loadFacts(db, websiteId), nextTurn))
  const agenda = createAgenda(await planReads(db, websiteIds), websiteIds)
  let indexedCount = 0
  const readNext = () => {
    const batch = agenda.next(isAwaited)
    if (!batch) return undefined
    const categoriesOf = new Map(
      batch.websiteIds.flatMap((id) => [[id, builders.get(id)?.categories ?? new Map()] as const]),
    )
    return { batch, reading: listDocumentsOfSites(db, categoriesOf, batch.productIds) }
  }
  const finishComplete = async () => {
    for (const [websiteId, builder] of [...builders].filter(([id]) => agenda.isComplete(id))) {
      builders.delete(websiteId)
      await onBuilt(websiteId, await builder.finish())
      reportStart({ progress: `listings ready for ${websiteIds.length - builders.size} of ${websiteIds.length} shops` })
    }
  }
  await finishComplete()
  for (let coming = readNext(); coming; ) {
    const { batch, reading } = coming
    const documentsOf = await reading
    coming = readNext()
    coming?.reading.catch(() => undefined) // avoids an unhandled rejection; awaiting the promise throws
    for (const [websiteId, documents] of documentsOf) {
      await builders.get(websiteId)?.add(documents)
      indexedCount += documents.length
    }
    reportStart({ progress: `${indexedCount.toLocaleString('en-AU')} products indexed` })
    agenda.done(batch)
    await finishComplete()
  }
}

export async function loadSiteIndex(db: Db, websiteId: number): Promise<SiteIndex> {
  const built = Promise.withResolvers<SiteIndex>()
  await buildSites(db, [websiteId], { isAwaited: () => false, onBuilt: async (_, index) => built.resolve(index) })
  return built.promise
}
