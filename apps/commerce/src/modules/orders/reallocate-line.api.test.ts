import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { inTransaction } from '#src/platform/database'
import { fillCart, newKey, openShop, place, SKU, type TestShop } from '#src/testing/shop'
import { findBrokenInvariants } from './invariants/find-broken-invariants.ts'
import { reallocateLine } from './reallocate-line.ts'
import { findOrderOfNumber, lockOrder } from './store.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
  await sql`
    insert into source (code, kind, name) values ('near', 'store', 'Near'), ('far', 'store', 'Far');
    insert into store (store_code, retek_store_id, website_ids, name, street, city, state, postcode, country, phone,
      latitude, longitude, time_zone, hours)
    select code, code, '{9}', name, '1 High Street', 'Town', 'VIC', '3000', 'AU', '1', -37.8, 145, 'Australia/Melbourne',
      '[]' from source where kind = 'store'`.execute(shop.database.db)
})
after(() => shop.close())

beforeEach(async () => {
  await sql`
    truncate orders cascade; delete from stock; delete from source_exclusion;
    update source set ships = true, is_paused = false, daily_parcels = null;
    insert into stock (sku, source, on_hand) values
      ('TEST-38', 'warehouse', 0), ('TEST-38', 'near', 2), ('TEST-38', 'far', 2), ('TEST-39', 'far', 1)`.execute(
    shop.database.db,
  )
})

async function order(quantity = 1) {
  const { placement } = await place(shop, await fillCart(shop, { quantity }), newKey())
  assert.deepEqual(placement.errors, [])
  return placement.orderV2?.number ?? ''
}

async function allocationsOf(number: string) {
  const { rows } = await sql<{ part: string }>`
    select a.quantity || ' ' || a.source || ' ' || a.state as part from order_allocation a
      join orders o on o.id = a.order_id where o.number = ${number} order by a.state, a.source`.execute(
    shop.database.db,
  )
  return rows.map(({ part }) => part)
}

async function stockOf(sku = SKU) {
  const { rows } = await sql<{ source: string; left: number }>`
    select source, on_hand - reserved as left from stock where sku = ${sku} order by source`.execute(shop.database.db)
  return Object.fromEntries(rows.map(({ source, left }) => [source, left]))
}

async function reasonsOf(number: string) {
  const { rows } = await sql<{ reasons: Record<string, unknown> | null }>`
    select allocation_reasons as reasons from orders where number = ${number}`.execute(shop.database.db)
  return rows[0]?.reasons
}

const assertSound = async () => assert.deepEqual(await findBrokenInvariants(shop.database.db), [])

const change = (rule: string) => sql.raw(rule).execute(shop.database.db)

test('an order is sent by one store that has all of it, with the reason for each source kept', async () => {
  const number = await order(2)
  assert.deepEqual(await allocationsOf(number), ['2 near to_pick'])
  assert.deepEqual(await stockOf(), { far: 2, near: 0, warehouse: 0 })
  assert.deepEqual(await reasonsOf(number), {
    placed: {
      parcels: 1,
      lowerBound: 1,
      isOptimal: true,
      sources: [
        { source: 'far', reason: 'brokenRuns' },
        { source: 'near', reason: 'taken' },
      ],
    },
  })
  await assertSound()
})

test('a line comes from two sources when one has too few', async () => {
  assert.deepEqual(await allocationsOf(await order(3)), ['1 far to_pick', '2 near to_pick'])
  await assertSound()
})

test('a source that is paused, does not ship or excludes the product sends nothing', async () => {
  for (const rule of [
    `update source set is_paused = true where code = 'far'`,
    `update source set ships = false where code = 'far'`,
    `insert into source_exclusion values ('far', 'product', 'TEST')`,
    `insert into source_exclusion values ('far', 'brand', 'test')`,
  ]) {
    await change(rule)
    assert.deepEqual(await allocationsOf(await order()), ['1 near to_pick'])
    await change(`truncate orders cascade; delete from source_exclusion;
      update source set is_paused = false, ships = true; update stock set on_hand = 2, reserved = 0 where source = 'near'`)
  }
})

test('a source sends as many parcels a day as it packs, and more only when no other can', async () => {
  await change(`update source set daily_parcels = 1 where code = 'far'`)
  assert.deepEqual(await allocationsOf(await order()), ['1 far to_pick'])
  const second = await order()
  assert.deepEqual(await allocationsOf(second), ['1 near to_pick'])
  assert.match(JSON.stringify(await reasonsOf(second)), /"far","reason":"full"|"reason":"full","source":"far"/)
  assert.deepEqual(await allocationsOf(await order(2)), ['1 far to_pick', '1 near to_pick'])
  await assertSound()
})

async function decline(number: string, quantity: number, declinedBy: string, without: readonly string[] = []) {
  const found = await findOrderOfNumber(shop.database.db, number)
  return inTransaction(shop.database.db, async (trx) => {
    const locked = await lockOrder(trx, found?.id ?? 0)
    assert.ok(locked)
    const { rows } = await sql<{ id: number }>`
      update order_allocation set state = 'declined' where order_id = ${locked.id} and source = ${declinedBy}
      returning order_line_id as id`.execute(trx)
    return reallocateLine(trx, { order: locked, orderLineId: rows[0]?.id ?? 0, quantity, declinedBy, without })
  })
}

test('a declined line goes to another source; the pieces do not return to the shelf', async () => {
  const number = await order(2)
  assert.deepEqual(await decline(number, 2, 'near'), { placed: [{ source: 'far', quantity: 2 }], missing: 0 })
  assert.deepEqual(await allocationsOf(number), ['2 near declined', '2 far to_pick'])
  assert.deepEqual(await stockOf(), { far: 0, near: 0, warehouse: 0 })
  const again = (await reasonsOf(number))?.again
  assert.deepEqual(again, [{ line: 1, declinedBy: 'near', placed: [{ source: 'far', quantity: 2 }], missing: 0 }])
  await assertSound()
})

test('what no other source has is told, and asked sources are not asked again', async () => {
  const number = await order(3)
  assert.deepEqual(await decline(number, 2, 'near'), { placed: [{ source: 'far', quantity: 1 }], missing: 1 })
  assert.deepEqual(await stockOf(), { far: 0, near: 0, warehouse: 0 })
  const other = await sql`update stock set on_hand = 5 where sku = ${SKU} and source = 'near'`
    .execute(shop.database.db)
    .then(() => order(1))
  assert.deepEqual(await decline(other, 1, 'near', ['far']), { placed: [], missing: 1 })
})

test('a size that only a store has is on sale while the store ships it, and not a moment longer', async () => {
  const available = async () => (await stockShown()).toSorted()
  const stockShown = async () => {
    const { rows } = await sql<{ sku: string }>`select sku from stock where ships and shown > 0`.execute(
      shop.database.db,
    )
    return [...new Set(rows.map(({ sku }) => sku))]
  }
  assert.deepEqual(await available(), ['TEST-38', 'TEST-39'])
  await change(`update source set is_paused = true where code = 'far'`)
  assert.deepEqual(await available(), ['TEST-38'])
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from change_log
    where table_name = 'stock' and after ->> 'source' = 'far' and after ->> 'ships' = 'false'
      and before ->> 'ships' = 'true'`.execute(shop.database.db)
  assert.ok((rows[0]?.count ?? 0) >= 2)
})
