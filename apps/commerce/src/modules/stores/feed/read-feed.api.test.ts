import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { MINUTE_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { randomRun } from '#src/testing/random/random-run'
import { type FeedPage, type FeedRow, type InventoryFeed, InventoryFeedError } from '../ports.ts'
import { loadOfferedStock } from '../stock/offered.ts'
import { noteStoreOutcome } from '../stock/outcomes.ts'
import { insertStores } from '../stock/testing/stock-rules.ts'
import { noteFeedPause } from './note-pause.ts'
import { readFeed } from './read-feed.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await insertStores(database.db, ['S1'])
  await sql`
    insert into product (sku, style_code, url_key, name, web_display_name) values ('SHOE', 'SHOE', 'shoe', 'Shoe', 'Shoe');
    insert into variant (product_id, sku, size, position)
      select id, 'SHOE-' || size, size, 1 from product, unnest(array['7', '8', '9']) size`.execute(database.db)
})
after(() => database?.drop())
beforeEach(() => sql`insert into stock (sku, source, on_hand) values ('SHOE-7', 'S1', 5)`.execute(database.db))
afterEach(async () => {
  await resetClock(database.db)
  await sql`truncate inventory_feed; truncate cart, orders, reservation, stock cascade;
    update source set losses = 0, loss_days = 0`.execute(database.db)
})

const START = Date.now() - 600 * MINUTE_MS
const at = (minute: number) => new Date(START + minute * MINUTE_MS)

const row = (sku: string, onHand: number, minute: number, over: Partial<FeedRow> = {}): FeedRow => ({
  sku,
  source: 'S1',
  onHand,
  asOf: at(minute),
  sequence: 0,
  isCounted: false,
  ...over,
})

/** Pages by cursor; the cursor of a page is its number. */
function feedOf(pages: readonly (readonly FeedRow[])[]): InventoryFeed & { readonly reads: (string | undefined)[] } {
  const reads: (string | undefined)[] = []
  return {
    isConfigured: true,
    reads,
    async readPage(cursor): Promise<FeedPage> {
      reads.push(cursor)
      const number = cursor === undefined ? 0 : Number(cursor)
      const rows = pages[number] ?? []
      const next = Math.min(number + 1, pages.length)
      return { rows, malformed: [], cursor: String(next), hasMore: next < pages.length }
    },
  }
}

const downFeed: InventoryFeed = {
  isConfigured: true,
  readPage: async () => {
    throw new InventoryFeedError('down')
  },
}

async function read(inventory: InventoryFeed): Promise<void> {
  await readFeed({ db: database.db, ports: { inventory }, log: () => undefined })
}

async function stock(): Promise<Readonly<Record<string, number>>> {
  const rows = await database.db.selectFrom('stock').select(['sku', 'on_hand']).execute()
  return Object.fromEntries(rows.map(({ sku, on_hand }) => [sku, on_hand]))
}

const feedState = () => database.db.selectFrom('inventory_feed').selectAll().executeTakeFirstOrThrow()

async function order(sku: string, quantity: number, state: string, minute?: number): Promise<void> {
  await sql`
    with bag as (insert into cart (id, website_id, currency) values (md5(random()::text), 9, 'AUD') returning id),
    placed as (
      insert into orders (access_token, website_id, cart_id, cart_version, email, state, currency, subtotal_cents,
        shipping_cents, tax_cents, total_cents, billing_address, payment_method)
      select id, 9, id, 1, 'ada@example.com', 'pending_payment', 'AUD', 0, 0, 0, 0, '{}', '{}' from bag returning id)
    insert into reservation (order_id, sku, source, quantity, state, expires_at, committed_at)
      select id, ${sku}, 'S1', ${quantity}, ${state}, now(), ${minute === undefined ? null : at(minute)}::timestamptz
      from placed`.execute(database.db)
  if (state === 'reserved')
    await sql`update stock set reserved = reserved + ${quantity} where sku = ${sku}`.execute(database.db)
}

test('pages are read to the end, then what is new; new sizes are added', async () => {
  const feed = feedOf([[row('SHOE-7', 3, 1)], [row('SHOE-8', 2, 1)]])
  await read(feed)
  assert.deepEqual(await stock(), { 'SHOE-7': 3, 'SHOE-8': 2 })
  await read(feed)
  assert.deepEqual(feed.reads, [undefined, '1', '2'])
  await moveClock(database.db, 'test', 25 * 3600)
  await read(feed)
  assert.deepEqual(feed.reads.slice(3), [undefined, '1'])
})

test('rows in any order, repeated and on any pages leave the newest of each size', async () => {
  const { chance, rounds } = randomRun('Inventory rows out of order', 12)
  for (let round = 0; round < rounds; round += 1) {
    await sql`truncate inventory_feed; truncate stock cascade`.execute(database.db)
    const rows = Array.from({ length: 40 }, (_, i) =>
      row(`SHOE-${7 + Math.floor(chance() * 3)}`, i, Math.floor(chance() * 8), { sequence: i }),
    )
    const sent = [...rows, ...rows.slice(0, 10)].sort(() => chance() - 0.5)
    const pages = [sent.slice(0, 15), sent.slice(15, 20), sent.slice(20)]
    await read(feedOf(pages))
    const newest = Map.groupBy(rows, ({ sku }) => sku)
    const expected = [...newest].map(([sku, of]) => {
      const last = of.toSorted((a, b) => a.asOf.getTime() - b.asOf.getTime() || a.sequence - b.sequence).at(-1)
      return [sku, last?.onHand ?? 0] as const
    })
    assert.deepEqual(await stock(), Object.fromEntries(expected.sort()))
  }
})

test('a late row does not resurrect pairs that were sold after it, and knows those sold before', async () => {
  await order('SHOE-7', 2, 'committed', 30)
  await order('SHOE-7', 1, 'committed', 10)
  await read(feedOf([[row('SHOE-7', 5, 20)]]))
  assert.deepEqual(await stock(), { 'SHOE-7': 3 })
  await read(feedOf([[], [row('SHOE-7', 1, 40)]]))
  assert.deepEqual(await stock(), { 'SHOE-7': 1 })
})

test('a row below what is reserved stops there, and nothing is offered until the next', async () => {
  await order('SHOE-7', 2, 'reserved')
  await read(feedOf([[row('SHOE-7', 1, 20)]]))
  assert.deepEqual(await stock(), { 'SHOE-7': 2 })
  await sql`update stock set reserved = 0`.execute(database.db)
  assert.equal((await loadOfferedStock(database.db, ['S1'], ['SHOE-7'])).size, 0)
  await read(feedOf([[], [row('SHOE-7', 2, 21, { isCounted: true })]]))
  assert.equal((await loadOfferedStock(database.db, ['S1'], ['SHOE-7'])).get('S1 SHOE-7'), undefined)
  await read(feedOf([[], [], [row('SHOE-7', 2, 700, { isCounted: true })]]))
  assert.equal((await loadOfferedStock(database.db, ['S1'], ['SHOE-7'])).get('S1 SHOE-7'), 2)
})

test('a count by hand is newer than rows of before, and counts of the feed teach', async () => {
  await noteStoreOutcome(database.db, { source: 'S1', sku: 'SHOE-7', outcome: 'counted', onHand: 4 })
  await read(feedOf([[row('SHOE-7', 9, 20)]]))
  assert.deepEqual(await stock(), { 'SHOE-7': 4 })
  await read(feedOf([[], [row('SHOE-7', 1, 700, { isCounted: true })]]))
  const { losses } = await database.db
    .selectFrom('source')
    .selectAll()
    .where('code', '=', 'S1')
    .executeTakeFirstOrThrow()
  assert.ok(losses > 3.9, `${losses} pieces lost`)
})

test('unknown sizes and sources are reported and do not stop the others', async () => {
  await read(feedOf([[row('BOOT-1', 3, 1), row('SHOE-7', 3, 1), row('SHOE-8', 1, 1, { source: 'S9' })]]))
  assert.deepEqual(await stock(), { 'SHOE-7': 3 })
  assert.deepEqual((await feedState()).report, {
    changed: 1,
    older: 0,
    unknown: ['S1 BOOT-1', 'S9 SHOE-8'],
    malformed: [],
  })
})

test('a page is written with its cursor or not at all', async () => {
  const feed = feedOf([[row('SHOE-7', 3, 1)], [row('SHOE-8', 2, 1)]])
  await sql`alter table inventory_feed add constraint broken check (cursor <> '2')`.execute(database.db)
  await assert.rejects(read(feed), /broken/)
  assert.deepEqual(await stock(), { 'SHOE-7': 3 })
  assert.equal((await feedState()).cursor, '1')
  await sql`alter table inventory_feed drop constraint broken`.execute(database.db)
  await read(feed)
  assert.deepEqual(await stock(), { 'SHOE-7': 3, 'SHOE-8': 2 })
  assert.deepEqual(feed.reads, [undefined, '1', '1'])
})

test('a feed that has lost the cursor is read from its start', async () => {
  await read(feedOf([[row('SHOE-7', 3, 1)]]))
  const fresh = feedOf([[row('SHOE-7', 2, 2)]])
  const forgetful: InventoryFeed = {
    ...fresh,
    readPage: async (cursor) => (cursor === undefined ? fresh.readPage(cursor) : undefined),
  }
  await read(forgetful)
  assert.deepEqual(await stock(), { 'SHOE-7': 2 })
})

test('while the feed is down one piece less is offered, after 15 minutes none', async () => {
  const offered = async () => (await loadOfferedStock(database.db, ['S1'], ['SHOE-7'])).get('S1 SHOE-7')
  await read(downFeed)
  assert.equal(await offered(), 4)
  await moveClock(database.db, 'test', 15 * 60 - 5)
  await read(downFeed)
  assert.equal(await offered(), 4)
  assert.equal((await feedState()).was_paused, false)
  await moveClock(database.db, 'test', 10)
  assert.equal(await offered(), undefined)
  await read(downFeed)
  assert.equal((await feedState()).was_paused, true)
  await read(feedOf([]))
  assert.equal(await offered(), 5)
  assert.equal((await feedState()).was_paused, false)
})

const changes = async () =>
  (await sql`select from change_log where table_name = 'inventory_feed'`.execute(database.db)).rows.length

test('pages about stores are purged when the pause begins and ends, not by each reading', async () => {
  await read(downFeed)
  const before = await changes()
  await read(downFeed)
  assert.equal(await changes(), before)
  await moveClock(database.db, 'test', 16 * 60)
  await read(downFeed)
  await read(downFeed)
  assert.equal(await changes(), before + 1)
  await read(feedOf([]))
  await read(feedOf([]))
  assert.equal(await changes(), before + 2)
})

test('where no worker reads the feed, a server notes the pause once, and not before 15 minutes', async () => {
  await read(feedOf([]))
  const before = await changes()
  for (const [minutes, isPaused] of [
    [14, false],
    [16, true],
    [17, true],
  ] as const) {
    await moveClock(database.db, 'test', minutes * 60)
    await noteFeedPause(database.db)
    assert.equal((await feedState()).was_paused, isPaused)
  }
  assert.equal(await changes(), before + 1)
})

test('without a feed nothing is held back, also after one was dropped', async () => {
  await read(downFeed)
  await moveClock(database.db, 'test', 3600)
  await read({ ...downFeed, isConfigured: false })
  assert.equal((await loadOfferedStock(database.db, ['S1'], ['SHOE-7'])).get('S1 SHOE-7'), 5)
})
