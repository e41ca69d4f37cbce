import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, inTransaction, openDatabase, openPool } from '#src/platform/database'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { untilLocked } from '#src/testing/until'
import { findBrokenInvariants } from '../invariants/find-broken-invariants.ts'
import {
  commitReservations,
  releaseExpiredReservations,
  releaseStock,
  reserveAgain,
  reserveStock,
  type StockLine,
  sellExpired,
  selling,
  sellPieces,
} from './stock.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await sql`insert into source (code, kind, name) values (${'warehouse'}, 'warehouse', 'Warehouse')`.execute(
    database.db,
  )
})
after(() => database.drop())
beforeEach(async () => {
  await sql`truncate cart, orders, reservation, stock cascade; insert into stock (sku, source, on_hand)
    values ('A', 'warehouse', 10), ('B', 'warehouse', 10)`.execute(database.db)
})

async function newOrder(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with bag as (insert into cart (id, website_id, currency) values (md5(random()::text), 9, 'AUD') returning id)
    insert into orders (access_token, website_id, cart_id, cart_version, email, state, currency, subtotal_cents,
      shipping_cents, tax_cents, total_cents, billing_address, payment_method)
    select id, 9, id, 1, 'ada@example.com', 'pending_payment', 'AUD', 0, 0, 0, 0, '{}', '{}' from bag
      returning id`.execute(database.db)
  return rows[0]?.id ?? 0
}

const of = (sku: string, quantity = 1): StockLine => ({ sku, source: 'warehouse', quantity })

async function reserveFor(
  lines: readonly StockLine[],
  ttlSeconds = 900,
): Promise<{ orderId: number; isReserved: boolean }> {
  const orderId = await newOrder()
  const isReserved = await inTransaction(database.db, async (trx) => {
    if (!(await reserveStock(trx, orderId, lines, ttlSeconds))) throw new Error('short')
    return true
  }).catch(() => false)
  return { orderId, isReserved }
}

async function stockOf(sku: string) {
  const { on_hand, reserved } = await database.db
    .selectFrom('stock')
    .selectAll()
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return [on_hand, reserved]
}

test('lines of one size are summed before they are reserved', async () => {
  assert.equal((await reserveFor([of('A', 6), of('A', 6)])).isReserved, false)
  assert.equal((await reserveFor([of('A', 5), of('A', 5)])).isReserved, true)
  assert.deepEqual(await stockOf('A'), [10, 10])
})

test('none of several sizes is reserved while one is short', async () => {
  const { db } = database
  const orderId = await newOrder()
  const reserve = (lines: readonly StockLine[]) => inTransaction(db, (trx) => reserveStock(trx, orderId, lines, 900))
  assert.equal(await reserve([of('B', 11), of('A')]), false)
  assert.equal(await reserve([of('B'), of('A'), of('C')]), false)
  assert.deepEqual(
    [await stockOf('A'), await stockOf('B')],
    [
      [10, 0],
      [10, 0],
    ],
  )
  assert.equal(await reserve([of('B', 10), of('A')]), true)
  assert.deepEqual(await findBrokenInvariants(db), [])
})

test('orders of {A, B} and {B, A} at once neither deadlock nor oversell', async () => {
  const reservations = await Promise.all(
    Array.from({ length: 30 }, (_, i) => reserveFor(i % 2 ? [of('A'), of('B')] : [of('B'), of('A')])),
  )
  assert.equal(reservations.filter((one) => one.isReserved).length, 10)
  assert.deepEqual(
    [await stockOf('A'), await stockOf('B')],
    [
      [10, 10],
      [10, 10],
    ],
  )
  assert.deepEqual(await findBrokenInvariants(database.db), [])
})

test('stock is reserved once, released once, and reserved again while there is enough', async () => {
  const { db } = database
  const { orderId } = await reserveFor([of('A', 4)])
  await releaseStock(db, orderId)
  await releaseStock(db, orderId)
  assert.deepEqual(await stockOf('A'), [10, 0])
  assert.equal(await inTransaction(db, (trx) => reserveAgain(trx, orderId)), true)
  await commitReservations(db, orderId)
  await commitReservations(db, orderId)
  assert.deepEqual(await stockOf('A'), [6, 0])
  const late = await reserveFor([of('A', 6), of('B', 2)])
  await releaseStock(db, late.orderId)
  await reserveFor([of('B', 9)])
  assert.equal(await inTransaction(db, (trx) => reserveAgain(trx, late.orderId)), false)
  assert.deepEqual(
    [await stockOf('A'), await stockOf('B')],
    [
      [6, 0],
      [10, 9],
    ],
  )
})

test('pieces of one size from two sources are reserved, released and committed at each', async () => {
  const { db } = database
  await sql`
    insert into source (code, kind, name) values ('west', 'warehouse', 'West') on conflict do nothing;
    insert into stock (sku, source, on_hand) values ('B', 'west', 3)`.execute(db)
  const west = { sku: 'B', source: 'west', quantity: 2 }
  const piecesAt = async () =>
    (await db.selectFrom('stock').selectAll().where('sku', '=', 'B').orderBy('source').execute()).map((row) => [
      row.on_hand,
      row.reserved,
    ])
  const [warehouse = [0, 0]] = await piecesAt()
  assert.equal((await reserveFor([of('B'), { ...west, quantity: 4 }])).isReserved, false)
  const { orderId, isReserved } = await reserveFor([of('B'), west])
  assert.equal(isReserved, true)
  const [onHand = 0, reserved = 0] = warehouse
  assert.deepEqual((await piecesAt()).flat(), [onHand, reserved + 1, 3, 2])
  await commitReservations(db, orderId)
  assert.deepEqual((await piecesAt()).flat(), [onHand - 1, reserved, 1, 0])
  await sql`delete from reservation where order_id = ${sql.lit(orderId)};
    delete from stock where source = 'west'`.execute(db)
})

test('a partly released order is reserved again before it is committed, whole or not at all', async () => {
  const { db } = database
  const { orderId } = await reserveFor([of('A', 4), of('B', 4)])
  const releaseB = async (id: number) => {
    await sql`update reservation set expires_at = now() - interval '1 s' where order_id = ${id} and sku = 'B'`.execute(
      db,
    )
    assert.equal(await releaseExpiredReservations(db), 1)
  }
  await releaseB(orderId)
  assert.equal(await inTransaction(db, (trx) => reserveAgain(trx, orderId)), true)
  await commitReservations(db, orderId)
  assert.deepEqual([await stockOf('A'), await stockOf('B')].flat(), [6, 0, 6, 0])
  const late = await reserveFor([of('A', 4), of('B', 4)])
  await releaseB(late.orderId)
  await reserveFor([of('B', 3)])
  assert.equal(await inTransaction(db, (trx) => reserveAgain(trx, late.orderId)), false)
  assert.deepEqual([await stockOf('A'), await stockOf('B')].flat(), [6, 4, 6, 3])
  assert.deepEqual(await findBrokenInvariants(db), [])
})

const sell = async (db: Db, orderId: number) =>
  (await sql<StockLine>`with ${selling(sql`${orderId}`)} select * from short`.execute(db)).rows

test('reserved pieces and those released in the meantime are sold once, all or none', async () => {
  const { db } = database
  const releaseB = async (id: number) => {
    await sql`update reservation set expires_at = now() - interval '1 s' where order_id = ${id} and sku = 'B'`.execute(
      db,
    )
    assert.equal(await releaseExpiredReservations(db), 1)
  }
  const { orderId } = await reserveFor([of('A', 4), of('B', 4)])
  await releaseB(orderId)
  for (const _ of [1, 2]) assert.deepEqual(await sell(db, orderId), [])
  assert.deepEqual([await stockOf('A'), await stockOf('B')].flat(), [6, 0, 6, 0])
  const late = await reserveFor([of('A', 4), of('B', 4)])
  await releaseB(late.orderId)
  const { orderId: other } = await reserveFor([of('B', 3)])
  assert.deepEqual(await sell(db, late.orderId), [of('B', 4)])
  assert.equal(await inTransaction(db, (trx) => sellExpired(trx, late.orderId, [of('B', 4)])), false)
  assert.deepEqual([await stockOf('A'), await stockOf('B')].flat(), [6, 4, 6, 3])
  await sql`update reservation set expires_at = now() - interval '1 s' where order_id = ${other}`.execute(db)
  assert.equal(await inTransaction(db, (trx) => sellExpired(trx, late.orderId, [of('B', 4)])), true)
  assert.deepEqual([await stockOf('A'), await stockOf('B')].flat(), [2, 0, 2, 0])
  assert.deepEqual(await findBrokenInvariants(db), [])
})

test('pieces that are released while the sale waits for their row are taken again', async () => {
  const { db } = database
  const { orderId } = await reserveFor([of('A', 4), of('B', 2)])
  let sale: ReturnType<typeof sell> | undefined
  await db.transaction().execute(async (trx) => {
    await releaseStock(trx, orderId)
    sale = inTransaction(db, (other) => sell(other, orderId))
    await untilLocked(db, 1)
  })
  assert.deepEqual(await sale, [])
  assert.deepEqual([await stockOf('A'), await stockOf('B')].flat(), [6, 0, 8, 0])
  assert.deepEqual(await findBrokenInvariants(db), [])
})

test('expired reservations are released by the job, and by the next buyer without it', async () => {
  await reserveFor([of('A', 10)], -1)
  assert.equal((await reserveFor([of('A', 10)])).isReserved, true)
  await reserveFor([of('B', 10)], -1)
  assert.equal(await releaseExpiredReservations(database.db), 1)
  assert.equal(await releaseExpiredReservations(database.db), 0)
  assert.deepEqual(
    [await stockOf('A'), await stockOf('B')],
    [
      [10, 10],
      [10, 0],
    ],
  )
  assert.deepEqual(await findBrokenInvariants(database.db), [])
})

test('pieces that are released while an order waits for their row are reserved for it', async () => {
  const { db } = database
  const first = await reserveFor([of('A', 10)])
  const orderId = await newOrder()
  let reserving: ReturnType<typeof reserveStock> | undefined
  await db.transaction().execute(async (trx) => {
    await releaseStock(trx, first.orderId)
    reserving = inTransaction(db, (other) => reserveStock(other, orderId, [of('B'), of('A', 2)], 900))
    await untilLocked(db, 1)
  })
  assert.equal(await reserving, true)
  assert.deepEqual(
    [await stockOf('A'), await stockOf('B')],
    [
      [10, 2],
      [10, 1],
    ],
  )
  assert.deepEqual(await findBrokenInvariants(db), [])
})

test('pieces added to a sale count from now, not from an older count of the feed', async () => {
  const { db } = database
  const { orderId } = await reserveFor([of('A')])
  await inTransaction(db, (trx) => commitReservations(trx, orderId))
  const { rows } = await sql<{ asOf: Date }>`select clock_timestamp() as "asOf"`.execute(db)
  await inTransaction(db, (trx) => sellPieces(trx, orderId, [of('A')]))
  const later = db.selectFrom('reservation').select('quantity').where('order_id', '=', orderId)
  assert.deepEqual(await later.where('committed_at', '>', rows[0]?.asOf ?? new Date()).execute(), [{ quantity: 2 }])
  assert.deepEqual(await stockOf('A'), [8, 0])
})

test('the check of the invariants has a longer timeout than other statements', async () => {
  const options = encodeURIComponent('-c statement_timeout=1s -c lock_timeout=0')
  const limited = openDatabase(openPool(`${database.url}?options=${options}`, 1))
  try {
    let checking: ReturnType<typeof findBrokenInvariants> | undefined
    await inTransaction(database.db, async (trx) => {
      await sql`lock table gift_card in access exclusive mode`.execute(trx)
      checking = findBrokenInvariants(limited)
      await untilLocked(database.db, 1)
      await sleep(1500)
    })
    assert.deepEqual(await checking, [])
  } finally {
    await limited.destroy()
  }
})
