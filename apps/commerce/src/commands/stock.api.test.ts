import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { insertProducts } from '../testing/products.ts'
import { runWelt } from '../testing/run-welt.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await insertProducts(database.db)
  await sql`
    insert into source (code, kind, name) values ('M01', 'store', 'A store');
    insert into store (store_code, retek_store_id, website_ids, name, street, city, postcode, country, phone, latitude,
      longitude, time_zone, hours)
      values ('M01', '1', '{9}', 'A store', 'Street', 'City', '3000', 'AU', '1', 0, 0, 'Australia/Perth',
        '[null, null, null, null, null, null, null]');
    insert into stock (sku, source, on_hand, counted_at, declined_at)
      values ('RUNNER-38', 'M01', 2, now() - interval '400 days', null),
        ('RUNNER-39', 'M01', 1, now() - interval '3 days', '2026-11-20 03:00Z')`.execute(database.db)
})
after(() => database.drop())

const run = (t: TestContext, ...args: readonly string[]) => runWelt(t, database.url, 'stock', ...args)

test('what is offered is explained by source: age, sales and declines', async (t) => {
  const { out } = await run(t, 'show', 'runner-38')
  assert.match(out, /^warehouse: 5 on hand, 0 reserved, 0 offered \(not collected from here\)\n/)
  assert.match(
    out,
    /M01: 2 on hand, 0 reserved, 1 offered \(counted 400 days ago, 0 sold since; a piece is there with 45 %, wanted are 60 %\)/,
  )
  assert.match((await run(t, 'show', 'RUNNER-39')).out, /0 offered \(declined 2026-11-20: count it; counted 3 days ago/)
  const { code, out: refusal } = await run(t, 'show', 'BOOT-1')
  assert.deepEqual([code, refusal], [1, 'No source knows a size "BOOT-1".\n'])
})

test('declined sizes are to be counted first; a count by hand makes them offered again', async (t) => {
  assert.equal(
    (await run(t, 'to-count', '--source', 'M01')).out,
    'M01  RUNNER-39  recorded 1, declined\nM01  RUNNER-38  recorded 2\n',
  )
  const counted = await run(t, 'RUNNER-39', '2', '--source', 'M01')
  assert.deepEqual([counted.code, counted.out], [0, 'RUNNER-39: 2 at M01\n'])
  assert.match((await run(t, 'show', 'RUNNER-39')).out, /M01: 2 on hand, 0 reserved, 2 offered/)
  assert.equal((await run(t, 'RUNNER-40', '1', '--source', 'M01')).code, 0)
  assert.match((await run(t, 'show', 'RUNNER-40')).out, /M01: 1 on hand, 0 reserved, 1 offered/)
})

test('unknown sizes and sources are refused, and a count below the reserved pieces says so', async (t) => {
  const { code, out } = await run(t, 'BOOT-1', '2')
  assert.deepEqual([code, out], [1, 'The warehouse knows no size "BOOT-1".\n'])
  assert.equal((await run(t, 'RUNNER-38', '2', '--source', 'M99')).out, 'M99 knows no size "RUNNER-38".\n')
  await sql`update stock set reserved = 3 where sku = 'RUNNER-38' and source = 'warehouse'`.execute(database.db)
  assert.match((await run(t, 'RUNNER-38', '1')).out, /1 in the warehouse; recorded are the 3 that orders have reserved/)
})

test('the state of the feed names what it sent that is unknown here, and can ask for all of it', async (t) => {
  assert.match((await run(t, 'feed')).out, /No inventory feed has been read/)
  await sql`insert into inventory_feed (cursor, answered_at, full_at, failing_since, report) values ('7', now(), now(), now(),
    '{"unknown": ["M01 BOOT-1"], "malformed": ["row 2: as_of"]}')`.execute(database.db)
  const { out } = await run(t, 'feed', '--full')
  assert.match(out, /fails since .*: one piece less is offered\.\nunknown: M01 BOOT-1\nmalformed: row 2: as_of\n$/)
  const { cursor } = await database.db.selectFrom('inventory_feed').select('cursor').executeTakeFirstOrThrow()
  assert.equal(cursor, null)
})
