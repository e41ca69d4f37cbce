import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { runWelt } from '../testing/run-welt.ts'
import { fillCart, newKey, openShop, place, type TestShop } from '../testing/shop.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
  await sql`
    insert into source (code, kind, name) values ('near', 'store', 'Near'), ('far', 'store', 'Far');
    update stock set on_hand = 0; insert into stock (sku, source, on_hand)
      values ('TEST-38', 'near', 5), ('TEST-38', 'far', 5)`.execute(shop.database.db)
})
after(() => shop.close())

const welt = (t: TestContext, ...args: readonly string[]) => runWelt(t, shop.database.url, ...args)

async function available(): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(on_hand), 0)::int as pieces from stock where ships`.execute(shop.database.db)
  return rows[0]?.pieces ?? 0
}

test('an operator lets a store ship, pauses it, excludes a brand; stock on sale follows, audited', async (t) => {
  assert.equal(await available(), 0)
  assert.match((await welt(t, 'source', 'NEAR', '--ships', 'on', '--parcels-a-day', '20')).out, /ships +Near +0 of 20/)
  assert.equal(await available(), 5)
  assert.match((await welt(t, 'source', 'near', '--pause')).out, /paused/)
  assert.equal(await available(), 0)
  await welt(t, 'source', 'near', '--resume', '--exclude', 'brand:test')
  assert.equal(await available(), 0)
  await welt(t, 'source', 'near', '--include', 'brand:test', '--exclude', 'product:test')
  assert.equal(await available(), 0)
  await welt(t, 'source', 'near', '--include', 'product:TEST', '--parcels-a-day', 'any')
  assert.equal(await available(), 5)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit where action = 'source-changed' and target = 'source:near'`.execute(
    shop.database.db,
  )
  assert.equal(rows[0]?.count, 5)
})

test('pieces that come with a source, or are new at one, are on sale as its rules say', async () => {
  const { db } = shop.database
  await sql`
    with come as (insert into source (code, kind, name) values ('hall', 'warehouse', 'Hall'),
      ('shed', 'store', 'Shed') returning code)
    insert into stock (sku, source, on_hand) select 'TEST-38', code, 1 from come`.execute(db)
  await sql`insert into source_exclusion (source, kind, value) values ('hall', 'product', 'TEST')`.execute(db)
  await sql`
    insert into stock (sku, source, on_hand, ships) values ('TEST-39', 'hall', 1, true),
      ('TEST-39', 'shed', 1, true)`.execute(db)
  const ships = async () =>
    (
      await sql<{ ships: boolean }>`
        select ships from stock where source in ('hall', 'shed') order by source, sku`.execute(db)
    ).rows.map((row) => row.ships)
  assert.deepEqual(await ships(), [false, false, false, false])
  await sql`delete from source_exclusion where source = 'hall'`.execute(db)
  assert.deepEqual(await ships(), [true, true, false, false])
  await sql`
    delete from stock where source in ('hall', 'shed');
    delete from source where code in ('hall', 'shed')`.execute(db)
})

test('sources are listed, those that ship first; what is unknown is refused and nothing changes', async (t) => {
  const { out } = await welt(t, 'source', 'list', '--json')
  const sources: readonly { code: string; ships: boolean }[] = JSON.parse(out)
  assert.deepEqual(
    sources.map(({ code }) => code),
    ['warehouse', 'near', 'far'],
  )
  for (const args of [
    ['nowhere', '--pause'],
    ['show'],
    ['near'],
    ['near', '--pause', '--resume'],
    ['near', '--ships', 'maybe'],
    ['near', '--parcels-a-day', '0'],
    ['near', '--exclude', 'brand:nobody'],
    ['near', '--exclude', 'nobody'],
  ])
    assert.equal((await welt(t, 'source', ...args)).code, 2, args.join(' '))
  assert.equal(await available(), 5)
})

test('an order tells which source was taken for which line, and why the others were not', async (t) => {
  await welt(t, 'source', 'far', '--ships', 'on')
  const { placement } = await place(shop, await fillCart(shop), newKey())
  const number = placement.orderV2?.number ?? ''
  const { code, out } = await welt(t, 'order-sources', number)
  assert.equal(code, 0)
  assert.match(out, /line 1 {2}1 x Test shoe \(TEST-38\) {2}to send from Far \(far\) {2}to_pick/)
  assert.match(out, /1 parcel, the fewest/)
  assert.match(out, /near +not taken: no better than one that was/)
  assert.equal((await welt(t, 'order-sources', '999999999')).code, 1)
  assert.equal((await welt(t, 'order-sources', 'x')).code, 2)
})
