import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createDiskStore } from '@welt/kit/media-store/disk-store'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { fillSampleShop } from '../../catalogue/testing/sample-shop.ts'
import { createListingEngine } from '../listing-engine.ts'
import type { ListingQuery, SortCode } from '../ports.ts'
import { writeSnapshots } from './snapshots.ts'

const [WILLIAMS, MIDAS] = [9, 11]
const websiteIds = [WILLIAMS, MIDAS]
const folder = mkdtempSync(join(tmpdir(), 'welt-snapshots-'))
const store = createDiskStore(folder)
let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await fillSampleShop(database.db)
  await sql`insert into product_site (product_id, website_id, currency, regular_cents)
    select product_id, ${MIDAS}, currency, regular_cents + 100 from product_site where website_id = ${WILLIAMS}
    on conflict do nothing`.execute(database.db)
})
after(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const write = () => writeSnapshots({ db: database.db, store }, { websiteIds, fewest: 1 })

const keys = async () => {
  const found: string[] = []
  for await (const key of store.list('')) found.push(key)
  return found
}

/** `used` names the sites that a snapshot gave. */
async function startEngine() {
  const used: unknown[] = []
  const engine = createListingEngine({
    db: database.db,
    websiteIds,
    snapshots: store,
    log: (event, { websiteId, isUsed }) => void (event === 'listing snapshot' && isUsed && used.push(websiteId)),
  })
  await engine.start()
  return { engine, used }
}

const SORTS: SortCode[] = ['fh_default', 'newest', 'price_asc', 'price_desc', 'biggest_saving', 'best_rated']

/** The same answers as of an index that is built from the database now. */
async function assertSameAsBuilt({ engine }: Awaited<ReturnType<typeof startEngine>>): Promise<void> {
  const built = createListingEngine({ db: database.db, websiteIds })
  await built.start()
  for (const websiteId of websiteIds) {
    const all: ListingQuery = { websiteId, filters: [], sort: 'price_asc', offset: 0, limit: 50 }
    for (const sort of SORTS)
      assert.deepEqual(await engine.list({ ...all, sort }), await built.list({ ...all, sort }), sort)
    for (const search of ['winton', 'leather boots', 'wintn', 'red'])
      assert.deepEqual(await engine.list({ ...all, search }), await built.list({ ...all, search }), search)
    assert.deepEqual(await engine.describeFacets(websiteId), await built.describeFacets(websiteId))
    assert.deepEqual(await engine.suggest(websiteId, 'win'), await built.suggest(websiteId, 'win'))
  }
  await built.stop()
}

const priceOf = (sku: string, cents: number) =>
  sql`update product_site set regular_cents = ${cents}, sale_cents = null
    where product_id = (select id from product where sku = ${sku})`.execute(database.db)

test('a server starts from snapshots and what changed since, and answers as if it had built', async () => {
  assert.deepEqual(
    (await write()).map(({ websiteId }) => websiteId),
    websiteIds,
  )
  assert.deepEqual(await write(), [], 'they can still be read')
  await priceOf('CAPRI-RED', 1234)
  await sql`update product set name = 'Renamed Winton', colour = 'Red' where sku = 'WINTON-TAN'`.execute(database.db)
  const started = await startEngine()
  assert.deepEqual(started.used, websiteIds)
  await assertSameAsBuilt(started)
  // What comes later changes an index that was read as one that was built.
  await sql`
    update product set colour_family = 'blue', colour = 'Navy', name = 'Third' where sku = 'SIENNA-GOLD'`.execute(
    database.db,
  )
  const { rows } = await sql<{ id: number }>`select id from product`.execute(database.db)
  await started.engine.applyChanges({ products: rows.map(({ id }) => ({ productId: id, websiteId: null })), sites: [] })
  await assertSameAsBuilt(started)
  await started.engine.stop()
})

test('a snapshot that is cut off, gone, old, foreign or of other code is not read', async () => {
  const change = async (work: () => Promise<unknown>) => {
    await sql`delete from listing_snapshot`.execute(database.db)
    await write()
    await work()
    const started = await startEngine()
    assert.deepEqual(started.used, [WILLIAMS])
    await assertSameAsBuilt(started)
    await started.engine.stop()
  }
  const ofMidas = async () => (await keys()).filter((key) => key.includes(`/${MIDAS}/`))
  await change(async () => {
    for (const key of await ofMidas()) {
      const body = (await store.get(key)) ?? assert.fail()
      await store.put(key, body.subarray(0, body.byteLength - 20), '')
    }
  })
  await change(async () => Promise.all((await ofMidas()).map((key) => store.delete(key))))
  await change(() =>
    sql`update listing_snapshot set version = 'other' where website_id = ${MIDAS}`.execute(database.db),
  )
  await change(() =>
    sql`update listing_snapshot set written_at = now() - interval '25 hours' where website_id = ${MIDAS}`.execute(
      database.db,
    ),
  )
  await change(() =>
    sql`update listing_snapshot set position = '9000000000:9000000001:' where website_id = ${MIDAS}`.execute(
      database.db,
    ),
  )
  await change(() =>
    sql`insert into change_log (table_name, website_id) values ('category', ${MIDAS})`.execute(database.db),
  )
})

test('one worker at a time writes a site, and files that no server reads are deleted', async () => {
  await sql`delete from listing_snapshot`.execute(database.db)
  for (const key of await keys()) await store.delete(key)
  const written = (await Promise.all([write(), write(), write()])).flat()
  assert.deepEqual(new Set(written.map(({ websiteId }) => websiteId)), new Set(websiteIds))
  for (let round = 0; round < 3; round += 1) {
    await sql`update listing_snapshot set written_at = now() - interval '30 hours'`.execute(database.db)
    await write()
  }
  assert.equal((await keys()).length, 2 * websiteIds.length)
  await sql`update listing_snapshot set written_at = now() - interval '50 hours', version = 'old'`.execute(database.db)
  await write()
  assert.equal((await keys()).length, websiteIds.length)
})

test('a store that is away leaves the index to the database', async () => {
  await write()
  const said: string[] = []
  const engine = createListingEngine({
    db: database.db,
    websiteIds,
    snapshots: { ...store, get: () => Promise.reject(new Error('away')) },
    log: (event) => void said.push(event),
  })
  await engine.start()
  assert.equal(engine.isReady(), true)
  assert.equal(said.filter((event) => event === 'listing snapshot not read').length, 1)
  await engine.stop()
})
