import { setImmediate as nextTurn } from 'node:timers/promises'
import { brands } from '@welt/brands'
import { sql } from 'kysely'
import { listDocumentsOfSites } from '#modules/catalogue'
import type { Db } from '#src/platform/database'
import { databaseNow } from '#src/platform/database-clock'
import { buildSites, type SiteBuild } from './build-sites.ts'
import { applyChanges, isWorn } from './engine/index/change.ts'
import type { SiteIndex } from './engine/index/site-index.ts'
import type { ProductChange } from './ports.ts'
import type { FoundSnapshot } from './snapshot/snapshots.ts'

const PATCHED_AT_ONCE = 50

interface Target {
  readonly websiteId: number
  readonly index: SiteIndex
  readonly productIds: ReadonlySet<number>
}

async function patch(db: Db, targets: readonly Target[]): Promise<void> {
  const all = [...new Set(targets.flatMap(({ productIds }) => [...productIds]))]
  for (let from = 0; from < all.length; from += PATCHED_AT_ONCE) {
    const some = all.slice(from, from + PATCHED_AT_ONCE)
    const concerned = targets.filter(({ productIds }) => some.some((id) => productIds.has(id)))
    const categoriesOf = new Map(concerned.map(({ websiteId, index }) => [websiteId, index.categories]))
    const found = await listDocumentsOfSites(db, categoriesOf, some)
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

interface Rebuild extends Partial<Pick<SiteBuild, 'isAwaited'>> {
  readonly onBuilt?: (websiteId: number) => void
}

interface SiteIndexesSettings {
  readonly websiteIds?: readonly number[] | undefined
  /** For a site's first index; undefined when it has to be built. */
  readonly readSnapshot?: ((websiteId: number) => Promise<FoundSnapshot | undefined>) | undefined
}

/** Never applies an older read after a newer one. */
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

const ALL_SITES = brands.map((brand) => brand.websiteId)

const dueIn = ({ priceChanges }: SiteIndex, nowMs: number): readonly number[] =>
  [...priceChanges].flatMap(([productId, atMs]) => (atMs <= nowMs ? productId : []))

/** A rebuild applies changes made in the meantime before it replaces the old index. Readers never wait. */
export function createSiteIndexes(db: Db, { websiteIds = ALL_SITES, readSnapshot }: SiteIndexesSettings = {}) {
  const current = new Map<number, SiteIndex>()
  /** Products changed during a site's rebuild. */
  const meanwhile = new Map<number, Set<number>>()
  const inTurn = createQueue()

  async function rebuild(
    websiteIds: readonly number[],
    { isAwaited = () => false, onBuilt }: Rebuild = {},
  ): Promise<void> {
    const changedOf = new Map(websiteIds.map((websiteId) => [websiteId, new Set<number>()]))
    for (const [websiteId, changed] of changedOf) meanwhile.set(websiteId, changed)
    const put = (websiteId: number, index: SiteIndex) =>
      inTurn(async () => {
        await patch(db, [{ websiteId, index, productIds: changedOf.get(websiteId) ?? new Set() }])
        current.set(websiteId, index)
        meanwhile.delete(websiteId)
        onBuilt?.(websiteId)
      })
    try {
      const unread: number[] = []
      for (const websiteId of websiteIds) {
        const found = current.has(websiteId) ? undefined : await readSnapshot?.(websiteId)
        if (!found) {
          unread.push(websiteId)
          continue
        }
        for (const { productId } of found.changes) changedOf.get(websiteId)?.add(productId)
        for (const productId of dueIn(found.index, databaseNow().getTime())) changedOf.get(websiteId)?.add(productId)
        await put(websiteId, found.index)
      }
      if (unread.length > 0) await buildSites(db, unread, { isAwaited, onBuilt: put })
    } finally {
      for (const websiteId of websiteIds) meanwhile.delete(websiteId)
    }
  }

  const wornSites = () => [...current].flatMap(([websiteId, index]) => (isWorn(index) ? websiteId : []))

  const isOf = (websiteId: number) => (change: ProductChange) =>
    change.websiteId === null || change.websiteId === websiteId

  function apply(changes: readonly ProductChange[]): Promise<void> {
    return inTurn(async () => {
      for (const [websiteId, changed] of meanwhile)
        for (const { productId } of changes.filter(isOf(websiteId))) changed.add(productId)
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

  function duePrices(now: number): ProductChange[] {
    return [...current].flatMap(([websiteId, index]) =>
      dueIn(index, now).map((productId) => ({ productId, websiteId })),
    )
  }

  return { current, websiteIds, rebuild, wornSites, apply, duePrices }
}
