import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { loadOfferedStock } from './offered.ts'
import { noteStoreOutcome, noteStoreOutcomes } from './outcomes.ts'
import { insertStores } from './testing/stock-rules.ts'
import { loadShelvesToCount } from './to-count.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await insertStores(database.db, ['S1', 'S2'])
})
after(() => database?.drop())
beforeEach(() =>
  sql`insert into stock (sku, source, on_hand, reserved)
    values ('ONE', 'S1', 1, 0), ('THREE', 'S1', 3, 1), ('ONE', 'S2', 1, 0), ('GONE', 'S1', 1, 1)`.execute(database.db),
)
afterEach(async () => {
  await resetClock(database.db)
  await sql`truncate stock cascade; delete from site_setting;
    update source set losses = 0, loss_days = 0, is_active = true`.execute(database.db)
})

const DAY_SECONDS = 24 * 3600
const pass = (days: number) => moveClock(database.db, 'test', days * DAY_SECONDS)

async function offered(): Promise<Readonly<Record<string, number>>> {
  return Object.fromEntries(await loadOfferedStock(database.db, ['S1', 'S2'], ['ONE', 'THREE', 'GONE', 'UNKNOWN']))
}

const setConfidence = (percent: number) =>
  database.db
    .insertInto('site_setting')
    .values({ website_id: 9, key: 'collect_confidence', value: String(percent) })
    .execute()

test('fresh counts are offered without what is reserved', async () => {
  assert.deepEqual(await offered(), { 'S1 ONE': 1, 'S1 THREE': 2, 'S2 ONE': 1 })
})

test('an old count offers a piece of several, and none of a single one', async () => {
  await pass(270)
  assert.deepEqual(await offered(), { 'S1 THREE': 1 })
})

test('sales since the count make it older', async () => {
  await sql`update stock set sold_since_count = 60 where sku = 'ONE' and source = 'S1'`.execute(database.db)
  assert.deepEqual(await offered(), { 'S1 THREE': 2, 'S2 ONE': 1 })
})

test('a declined size is not offered until it is counted', async () => {
  await noteStoreOutcome(database.db, { source: 'S1', sku: 'THREE', outcome: 'declined' })
  assert.deepEqual(await offered(), { 'S1 ONE': 1, 'S2 ONE': 1 })
  await noteStoreOutcome(database.db, { source: 'S1', sku: 'THREE', outcome: 'picked' })
  assert.equal((await offered())['S1 THREE'], undefined)
  await noteStoreOutcome(database.db, { source: 'S1', sku: 'THREE', outcome: 'counted', onHand: 2 })
  assert.equal((await offered())['S1 THREE'], 1)
})

test('a count below the reserved pieces keeps the record at these and offers none', async () => {
  await noteStoreOutcome(database.db, { source: 'S1', sku: 'GONE', outcome: 'counted', onHand: 0 })
  const row = await database.db.selectFrom('stock').selectAll().where('sku', '=', 'GONE').executeTakeFirstOrThrow()
  assert.equal(row.on_hand, 1)
  assert.notEqual(row.declined_at, null)
})

test('declines of a store make its other records doubtful, picks and right counts restore them', async () => {
  await pass(100)
  assert.deepEqual(Object.keys(await offered()).sort(), ['S1 ONE', 'S1 THREE', 'S2 ONE'])
  const declined = { source: 'S1', sku: 'THREE', outcome: 'declined', pieces: 8 } as const
  await noteStoreOutcome(database.db, declined)
  assert.deepEqual(Object.keys(await offered()).sort(), ['S2 ONE'])
  await noteStoreOutcomes(database.db, [{ source: 'S1', sku: 'THREE', outcome: 'picked', pieces: 40 }])
  assert.deepEqual(Object.keys(await offered()).sort(), ['S1 ONE', 'S2 ONE'])
})

test('lessons fade: declines of a year ago hardly count', async () => {
  await noteStoreOutcome(database.db, { source: 'S1', sku: 'THREE', outcome: 'declined', pieces: 8 })
  await pass(360)
  for (const source of ['S1', 'S2'])
    await noteStoreOutcome(database.db, { source, sku: 'ONE', outcome: 'counted', onHand: 1 })
  await pass(200)
  assert.deepEqual(Object.keys(await offered()).sort(), ['S1 ONE', 'S2 ONE'])
})

test('a site may ask for more certainty, or for none', async () => {
  await pass(60)
  await setConfidence(95)
  assert.deepEqual(await offered(), { 'S1 THREE': 1 })
  await sql`update site_setting set value = '0'`.execute(database.db)
  await pass(4000)
  assert.deepEqual(await offered(), { 'S1 ONE': 1, 'S1 THREE': 2, 'S2 ONE': 1 })
})

test('a source that is not active offers nothing', async () => {
  await sql`update source set is_active = false where code = 'S1'`.execute(database.db)
  assert.deepEqual(await offered(), { 'S2 ONE': 1 })
})

test('declined sizes are counted first, then the longest uncounted', async () => {
  await pass(5)
  await noteStoreOutcome(database.db, { source: 'S1', sku: 'ONE', outcome: 'counted', onHand: 1 })
  await noteStoreOutcome(database.db, { source: 'S1', sku: 'GONE', outcome: 'declined' })
  await pass(1)
  const skus = (await loadShelvesToCount(database.db, 5, 'S1')).map(({ sku }) => sku)
  assert.deepEqual(skus, ['GONE', 'THREE', 'ONE'])
})
