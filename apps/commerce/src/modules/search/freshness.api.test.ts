import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { SECOND_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { fillSampleShop } from '../catalogue/sample-shop.ts'
import { readChanges, readSnapshot } from './change-feed.ts'
import { chances, pick } from './engine/generated-documents.ts'
import { facetsOver, listSite } from './engine/list.ts'
import { listenToCatalogue } from './listener.ts'
import { createListingEngine, type RunningListingEngine } from './listing-engine.ts'
import type { ListingQuery } from './ports.ts'
import { createSiteIndexes, loadSiteIndex } from './site-indexes.ts'

const WILLIAMS = 9
const everything: ListingQuery = { websiteId: WILLIAMS, filters: [], sort: 'price_asc', offset: 0, limit: 50 }

describe('freshness of listings', () => {
  let database: TestDatabase
  let engine: RunningListingEngine
  const productIdOf = new Map<string, number>()
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    engine = createListingEngine({ db: database.db, listen: () => listenToCatalogue(database.url) })
    await engine.start()
    for (const { id, sku } of await database.db.selectFrom('product').select(['id', 'sku']).execute()) productIdOf.set(sku, id)
  })
  after(async () => {
    await engine?.stop()
    await database?.drop()
  })

  /** Asks until the answer fits; how long that took, in milliseconds. */
  async function until(fits: () => Promise<boolean>): Promise<number> {
    const startedAt = performance.now()
    while (!(await fits())) {
      assert.ok(performance.now() - startedAt < 10 * SECOND_MS, 'the change was never seen')
      await new Promise((done) => setTimeout(done, 5))
    }
    return performance.now() - startedAt
  }
  const ids = async (query: Partial<ListingQuery>) => (await engine.list({ ...everything, ...query })).productIds
  const site = () => database.db.updateTable('product_site').where('website_id', '=', WILLIAMS)

  it('price, stock, name and removal of a product are seen in listing and search within a second [R7.116] [R3.56]', async () => {
    const capri = productIdOf.get('CAPRI-RED') as number
    const waits: number[] = []
    await site().set({ regular_cents: 100, sale_cents: null }).where('product_id', '=', capri).execute()
    waits.push(await until(async () => (await ids({}))[0] === capri))
    await database.db.updateTable('product').set({ web_display_name: 'Zephyrine' }).where('id', '=', capri).execute()
    waits.push(await until(async () => (await ids({ search: 'zephyrine' }))[0] === capri))
    await database.db.updateTable('stock').set({ on_hand: 0 }).where('sku', '=', 'CAPRI-RED-7').execute()
    const size = { filters: [{ attribute: 'size', type: 'equal' as const, values: ['AUW:7'] }] }
    waits.push(await until(async () => !(await ids(size)).includes(capri)))
    await site().set({ is_enabled: false }).where('product_id', '=', capri).execute()
    waits.push(await until(async () => !(await ids({})).includes(capri) && (await ids({ search: 'zephyrine' })).length === 0))
    await site().set({ is_enabled: true }).where('product_id', '=', capri).execute()
    waits.push(await until(async () => (await ids({})).includes(capri)))
    assert.ok(Math.max(...waits) < SECOND_MS, `waited ${waits.map(Math.round).join(', ')} ms`)
  })

  it('a sale begins and ends by the clock, without any change [R3.50]', async () => {
    const winton = productIdOf.get('WINTON-BLACK') as number
    const edge = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`
    const onSale = {
      filters: [
        { attribute: 'sale', type: 'equal' as const, values: ['1'] },
        { attribute: 'colour', type: 'equal' as const, values: ['black'] },
      ],
    }
    await site()
      .set({ sale_cents: 50, sale_from: edge(0.5), sale_to: edge(2) })
      .where('product_id', '=', winton)
      .execute()
    assert.deepEqual(await ids(onSale), [])
    await until(async () => (await ids(onSale))[0] === winton)
    await until(async () => (await ids(onSale)).length === 0)
  })

  it('a change is read though its transaction began before others that are done, and though its notification was lost [R7.116]', async () => {
    const { db } = database
    const capri = productIdOf.get('CAPRI-RED') as number
    const sienna = productIdOf.get('SIENNA-GOLD') as number
    const before = await readSnapshot(db)
    let between: Awaited<ReturnType<typeof readChanges>> = { snapshot: before, products: [], sites: [] }
    await db.transaction().execute(async (slow) => {
      await slow.updateTable('product').set({ care: 'Wipe.' }).where('id', '=', capri).execute()
      await db.updateTable('product').set({ care: 'Brush.' }).where('id', '=', sienna).execute()
      between = await readChanges(db, before)
    })
    assert.deepEqual(between.products, [{ productId: sienna, websiteId: null }])
    assert.deepEqual((await readChanges(db, between.snapshot)).products, [{ productId: capri, websiteId: null }])
  })

  it('orders of a size that stays in stock change nothing; selling out and coming back each note the one product [R3.56]', async () => {
    const { db } = database
    const stock = (on_hand: number) => db.updateTable('stock').set({ on_hand }).where('sku', '=', 'WINTON-TAN-8').execute()
    const snapshot = await readSnapshot(db)
    for (const count of [3, 2, 1]) await stock(count)
    assert.deepEqual((await readChanges(db, snapshot)).products, [])
    await stock(0)
    assert.deepEqual((await readChanges(db, snapshot)).products, [{ productId: productIdOf.get('WINTON-TAN'), websiteId: null }])
    await stock(4)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from catalogue_change where product_id is null
      and xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)`.execute(db)
    assert.equal(rows[0]?.count, 0)
  })

  it('a category or a setting has the index of its site alone built anew, a brand’s name and other settings none [R7.116] [R3.107]', async () => {
    const { db } = database
    const MIDAS = 11
    const built: unknown[] = []
    const own = createListingEngine({
      db,
      websiteIds: [WILLIAMS, MIDAS],
      listen: () => listenToCatalogue(database.url),
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
    const before = await readSnapshot(database.db)
    await site().set({ regular_cents: 200 }).where('product_id', '=', capri).execute()
    assert.deepEqual((await readChanges(database.db, before)).products, [{ productId: capri, websiteId: WILLIAMS }])
  })

  it('a hundred changes of a second are each seen within a second [R7.116]', async () => {
    const ids = [...productIdOf.values()]
    const seen: Promise<number>[] = []
    for (let at = 0; at < 100; at += 1) {
      const cents = 400_000 + at
      const id = ids[at % ids.length] as number
      await site().set({ regular_cents: cents, sale_cents: null }).where('product_id', '=', id).execute()
      // A product's next change may hide this one: only the last of each is waited for.
      if (at < 100 - ids.length) continue
      const price = [{ attribute: 'price', type: 'range' as const, from: cents / 100, to: cents / 100 }]
      const filter = async () => (await engine.list({ ...everything, filters: price })).productIds.length > 0
      seen.push(until(filter))
    }
    const waits = await Promise.all(seen)
    assert.ok(Math.max(...waits) < SECOND_MS, `the last waited ${Math.max(...waits).toFixed(0)} ms`)
  })

  it('after any sequence of changes the followed index answers as one that is read afresh [R7.116]', async () => {
    const { db } = database
    const chance = chances(3)
    const indexes = createSiteIndexes(db, [WILLIAMS])
    let { snapshot } = { snapshot: await readSnapshot(db) }
    await indexes.rebuild(WILLIAMS)
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
      (id) => sql`insert into product_category select ${id}, id from category where url_path = 'sale' on conflict do nothing`.execute(db),
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
      (id) => db.deleteFrom('product').where('id', '=', id).execute(),
    ]
    for (let round = 0; round < 40; round += 1) {
      const sku = pick(skus, chance)
      const last = round > 36 ? happenings.length : happenings.length - 1
      await happenings[Math.floor(chance() * last)]?.(productIdOf.get(sku) as number, sku)
      const changes = await readChanges(db, snapshot)
      snapshot = changes.snapshot
      await indexes.apply(changes.products)
      const followed = indexes.current.get(WILLIAMS)
      const fresh = await loadSiteIndex(db, WILLIAMS)
      assert.ok(followed)
      for (const sort of ['fh_default', 'newest', 'price_asc', 'best_rated'] as const)
        assert.deepEqual(listSite(followed, { ...everything, sort }), listSite(fresh, { ...everything, sort }), `round ${round}`)
      for (const search of ['aster', 'winton', 'tan'])
        assert.deepEqual(
          listSite(followed, { ...everything, search }),
          listSite(fresh, { ...everything, search }),
          `round ${round} ${search}`,
        )
      assert.deepEqual(facetsOver(followed), facetsOver(fresh), `round ${round}`)
    }
  })
})
