import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { MINUTE_MS, SECOND_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import { viewChangeLog } from '#src/testing/change-log-view'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { type FollowedListing, followListing } from '#src/testing/followed-listing'
import { randomRun } from '#src/testing/random/random-run'
import { until } from '#src/testing/until'
import { fillSampleShop } from '../catalogue/testing/sample-shop.ts'
import { loadSiteIndex } from './build-sites.ts'
import { facetsOfSite, listSite } from './engine/list.ts'
import { pick } from './engine/testing/generated-documents.ts'
import type { ListingQuery } from './ports.ts'
import { createSiteIndexes } from './site-indexes.ts'

const WILLIAMS = 9
/** For what orders change. [decision 187] */
const LOOK_EVERY_MS = 250
const everything: ListingQuery = { websiteId: WILLIAMS, filters: [], sort: 'price_asc', offset: 0, limit: 50 }

describe('freshness of listings', () => {
  let database: TestDatabase
  let engine: FollowedListing
  const productIdOf = new Map<string, number>()
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    engine = followListing({ db: database.db, listen: database.url })
    await engine.start()
    for (const { id, sku } of await database.db.selectFrom('product').select(['id', 'sku']).execute())
      productIdOf.set(sku, id)
  })
  after(async () => {
    await engine?.stop()
    await database?.drop()
  })

  const ids = async (query: Partial<ListingQuery>, of = engine) =>
    (await of.list({ ...everything, ...query })).productIds
  /**
   * An engine whose pauses take no time and are counted, so that results do not depend on the machine's speed. Its
   * clock is stopped: it learns of a change by notification, or looks when the test moves the clock.
   */
  async function startCounting(t: TestContext) {
    t.mock.timers.enable({ apis: ['setInterval'] })
    let nowMs = 0
    const awaited = new Set<{ sinceMs: number; fits: () => Promise<boolean>; onSeen: (ms: number) => void }>()
    const pause = async (ms: number) => {
      for (const one of awaited) if (await one.fits()) one.onSeen(nowMs - one.sinceMs)
      nowMs += ms
      await nextTurn()
    }
    const own = followListing({ db: database.db, websiteIds: [WILLIAMS], listen: database.url, pause })
    await own.start()
    /** @returns milliseconds until the answer satisfies `fits` after the change */
    const seen = async (
      fits: () => Promise<boolean>,
      change: () => Promise<unknown>,
      isNotified = true,
    ): Promise<number> => {
      let waitedMs: number | undefined
      const one = {
        sinceMs: nowMs,
        fits,
        onSeen: (ms: number) => {
          waitedMs = ms
          awaited.delete(one)
        },
      }
      awaited.add(one)
      await change()
      one.sinceMs = nowMs
      if (!isNotified) {
        nowMs += LOOK_EVERY_MS
        t.mock.timers.tick(LOOK_EVERY_MS)
      }
      await until(() => waitedMs !== undefined, 'the change was never seen')
      return waitedMs ?? Number.POSITIVE_INFINITY
    }
    return { own, seen, stop: () => own.stop() }
  }
  const site = () => database.db.updateTable('product_site').where('website_id', '=', WILLIAMS)

  it('price, stock, name and removal of a product are seen in listing and search within a second [R7.116, R3.56]', async (t) => {
    const capri = productIdOf.get('CAPRI-RED') as number
    const ofCapri = (facts: { regular_cents?: number; sale_cents?: null; is_enabled?: boolean }) =>
      site().set(facts).where('product_id', '=', capri).execute()
    const { own, seen, stop } = await startCounting(t)
    const waits: number[] = []
    const first = async () => (await ids({}, own))[0] === capri
    waits.push(await seen(first, () => ofCapri({ regular_cents: 100, sale_cents: null })))
    const named = async () => (await ids({ search: 'zephyrine' }, own))[0] === capri
    const name = database.db.updateTable('product').set({ web_display_name: 'Zephyrine' }).where('id', '=', capri)
    waits.push(await seen(named, () => name.execute()))
    const size = { filters: [{ attribute: 'size', type: 'equal' as const, values: ['AUW:7'] }] }
    const soldOut = async () => !(await ids(size, own)).includes(capri)
    const stock = database.db.updateTable('stock').set({ on_hand: 0 }).where('sku', '=', 'CAPRI-RED-7')
    waits.push(await seen(soldOut, () => stock.execute(), false))
    const gone = async () =>
      !(await ids({}, own)).includes(capri) && (await ids({ search: 'zephyrine' }, own)).length === 0
    waits.push(await seen(gone, () => ofCapri({ is_enabled: false })))
    const back = async () => (await ids({}, own)).includes(capri)
    waits.push(await seen(back, () => ofCapri({ is_enabled: true })))
    assert.ok(Math.max(...waits) < SECOND_MS, `waited ${waits.join(', ')} ms`)
    await stop()
  })

  it('a sale begins and ends by the clock, without any change [R3.50]', async (t) => {
    const winton = productIdOf.get('WINTON-BLACK') as number
    const edge = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`
    const onSale = {
      filters: [
        { attribute: 'sale', type: 'equal' as const, values: ['1'] },
        { attribute: 'colour', type: 'equal' as const, values: ['black'] },
      ],
    }
    /** Advances the process's clock, and in the database moves both ends of the sale closer. */
    const pass = async (minutes: number) => {
      await sql`alter table product_site disable trigger user;
        update product_site set sale_from = sale_from - interval '${sql.raw(String(minutes))} minutes',
          sale_to = sale_to - interval '${sql.raw(String(minutes))} minutes' where product_id = ${sql.lit(winton)};
        alter table product_site enable trigger user`.execute(database.db)
      t.mock.timers.tick(minutes * MINUTE_MS)
    }
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
    await site()
      .set({ sale_cents: 50, sale_from: edge(5), sale_to: edge(20) })
      .where('product_id', '=', winton)
      .execute()
    await engine.catchUp()
    assert.deepEqual(await ids(onSale), [])
    await pass(6)
    await until(async () => (await ids(onSale))[0] === winton)
    await pass(20)
    await until(async () => (await ids(onSale)).length === 0)
  })

  it('a change is read though its transaction began early and its notification was lost', async () => {
    const { db } = database
    const capri = productIdOf.get('CAPRI-RED') as number
    const sienna = productIdOf.get('SIENNA-GOLD') as number
    const log = await viewChangeLog(db)
    let between: unknown
    await db.transaction().execute(async (slow) => {
      await slow.updateTable('product').set({ care: 'Wipe.' }).where('id', '=', capri).execute()
      await db.updateTable('product').set({ care: 'Brush.' }).where('id', '=', sienna).execute()
      between = (await log.index()).products
    })
    assert.deepEqual(between, [{ productId: sienna, websiteId: null }])
    assert.deepEqual((await log.index()).products, [{ productId: capri, websiteId: null }])
  })

  it('orders of a size in stock change nothing; selling out and coming back note it once', async () => {
    const { db } = database
    const stock = (on_hand: number) =>
      db.updateTable('stock').set({ on_hand }).where('sku', '=', 'WINTON-TAN-8').execute()
    const log = await viewChangeLog(db)
    const winton = { products: [{ productId: productIdOf.get('WINTON-TAN'), websiteId: null }], sites: [] }
    for (const count of [3, 2, 1]) await stock(count)
    assert.deepEqual(await log.index(), { products: [], sites: [] })
    await stock(0)
    assert.deepEqual(await log.index(), winton)
    await stock(4)
    assert.deepEqual(await log.index(), winton)
  })

  it('a category or a setting rebuilds its site’s index alone; other settings none', async () => {
    const { db } = database
    const MIDAS = 11
    const built: unknown[] = []
    const own = followListing({
      db,
      websiteIds: [WILLIAMS, MIDAS],
      listen: database.url,
      log: (_, { websiteId }) => built.push(websiteId),
    })
    const builtBy = async (change: () => Promise<unknown>) => {
      built.length = 0
      await change()
      await own.catchUp()
      return [...built]
    }
    const set = (key: string, value: unknown) =>
      db
        .insertInto('site_setting')
        .values({ website_id: WILLIAMS, key, value: JSON.stringify(value) })
        .execute()
    try {
      await own.start()
      assert.deepEqual(await builtBy(() => set('featured_brands', ['ashgrove'])), [WILLIAMS])
      assert.deepEqual(await builtBy(() => set('return_window_days', 45)), [])
      const renamed = db
        .updateTable('category')
        .set({ name: 'Clearance' })
        .where('website_id', '=', WILLIAMS)
        .where('url_path', '=', 'sale')
      assert.deepEqual(await builtBy(() => renamed.execute()), [WILLIAMS])
      const brand = db.updateTable('brand').set({ label: 'Zanzibar' }).where('value', '=', 'ashgrove')
      assert.deepEqual(await builtBy(() => brand.execute()), [])
      const { productIds } = await own.list({ ...everything, search: 'zanzibar' })
      assert.ok(productIds.length > 0, 'the products of the brand are found by its new name')
    } finally {
      await own.stop()
      await db.deleteFrom('site_setting').where('website_id', '=', WILLIAMS).execute()
    }
  })

  it('a price on one site is a change of that site alone', async () => {
    const capri = productIdOf.get('CAPRI-RED') as number
    const log = await viewChangeLog(database.db)
    await site().set({ regular_cents: 200 }).where('product_id', '=', capri).execute()
    assert.deepEqual((await log.index()).products, [{ productId: capri, websiteId: WILLIAMS }])
  })

  it('a hundred changes of a second are each seen within a second', async (t) => {
    const { own, seen, stop } = await startCounting(t)
    const ids = [...productIdOf.values()]
    const waiting: Promise<number>[] = []
    for (let at = 0; at < 100; at += 1) {
      const cents = 400_000 + at
      const id = ids[at % ids.length] as number
      let isDone: Promise<unknown> = Promise.resolve()
      const change = () => {
        isDone = site().set({ regular_cents: cents, sale_cents: null }).where('product_id', '=', id).execute()
        return isDone
      }
      const price = [{ attribute: 'price', type: 'range' as const, from: cents / 100, to: cents / 100 }]
      const isFound = async () =>
        (await own.findProductIds(WILLIAMS, { given: new Set(), filters: price })).productIds.length > 0
      // Wait only for the last change of each product: earlier ones may be superseded.
      if (at < 100 - ids.length) await change()
      else waiting.push(seen(isFound, change))
      await isDone
    }
    const waits = await Promise.all(waiting)
    assert.ok(Math.max(...waits) < SECOND_MS, `the last waited ${Math.max(...waits)} ms`)
    await stop()
  })

  it('after any sequence of changes the followed index answers as one that is read afresh [R7.116]', async () => {
    const { db } = database
    const { chance, rounds } = randomRun('Changes that are followed', 40)
    const indexes = createSiteIndexes(db, { websiteIds: [WILLIAMS] })
    const log = await viewChangeLog(db)
    await indexes.rebuild([WILLIAMS])
    const skus = [...productIdOf.keys()]
    const happenings: ((id: number, sku: string) => Promise<unknown>)[] = [
      (id) =>
        site()
          .set({ regular_cents: 5000 + Math.floor(chance() * 9000), sale_cents: null })
          .where('product_id', '=', id)
          .execute(),
      (id) =>
        site()
          .set({ is_enabled: chance() < 0.6 })
          .where('product_id', '=', id)
          .execute(),
      (id) =>
        db
          .updateTable('product')
          .set({ web_display_name: pick(['Aster', 'Birch', 'Cedar'], chance) })
          .where('id', '=', id)
          .execute(),
      (id) =>
        db
          .updateTable('product')
          .set({ style_code: pick(['winton', 'capri', 'other'], chance) })
          .where('id', '=', id)
          .execute(),
      (_, sku) =>
        db
          .updateTable('stock')
          .set({ on_hand: Math.floor(chance() * 2) })
          .where('sku', 'like', `${sku}-%`)
          .execute(),
      (id) => db.deleteFrom('product_category').where('product_id', '=', id).execute(),
      (id) =>
        sql`insert into product_category select ${id}, id from category where url_path = 'sale' on conflict do nothing`.execute(
          db,
        ),
      (id) =>
        db
          .insertInto('review')
          .values({
            product_id: id,
            style_code: 'winton',
            website_id: WILLIAMS,
            nickname: 'A',
            summary: 'B',
            text: 'C',
            rating: 1 + Math.floor(chance() * 5),
            state: 'approved',
          })
          .execute(),
      (id, sku) => {
        skus.splice(skus.indexOf(sku), 1)
        return db.deleteFrom('product').where('id', '=', id).execute()
      },
    ]
    for (let round = 0; round < rounds; round += 1) {
      const sku = pick(skus, chance)
      const last = round > rounds - 4 ? happenings.length : happenings.length - 1
      await happenings[Math.floor(chance() * last)]?.(productIdOf.get(sku) as number, sku)
      await indexes.apply((await log.index()).products)
      const followed = indexes.current.get(WILLIAMS)
      const fresh = await loadSiteIndex(db, WILLIAMS)
      assert.ok(followed)
      for (const sort of ['fh_default', 'newest', 'price_asc', 'best_rated'] as const)
        assert.deepEqual(
          listSite(followed, { ...everything, sort }),
          listSite(fresh, { ...everything, sort }),
          `round ${round}`,
        )
      for (const search of ['aster', 'winton', 'tan'])
        assert.deepEqual(
          listSite(followed, { ...everything, search }),
          listSite(fresh, { ...everything, search }),
          `round ${round} ${search}`,
        )
      assert.deepEqual(facetsOfSite(followed), facetsOfSite(fresh), `round ${round}`)
    }
  })
})
