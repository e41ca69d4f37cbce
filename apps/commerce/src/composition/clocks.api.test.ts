import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { sql } from 'kysely'
import { addPromotion } from '#modules/promotions'
import { databaseNow, readDatabaseClock } from '../platform/database-clock.ts'
import { moveClock, resetClock } from '../platform/test-clock.ts'
import { gql } from '../testing/gql.ts'
import { fillCart, newKey, openShop, place, type TestShop, TOTAL_CENTS } from '../testing/shop.ts'

// The clock of this machine is five minutes behind the database's, then five minutes ahead.

const MINUTES = 5
const OFF_CENTS = 500

let shop: TestShop
before(async () => {
  shop = await openShop()
  await addPromotion(shop.database.db, brandOf('williams'), {
    ...{ from: undefined, to: undefined, useLimit: undefined, perCustomerLimit: undefined, codes: [] },
    ...{ key: 'of-the-hour', label: 'Of the hour', priority: 0, isListed: false },
    rule: { effect: { kind: 'fixed', cents: OFF_CENTS } },
  })
})
after(() => shop.close())

const TOTAL = gql('query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }')

async function assertTotal(cents: number): Promise<void> {
  const id = await fillCart(shop)
  const { cart } = await shop.server.requireData(TOTAL, { id })
  assert.equal(cart?.prices?.grand_total?.value, cents / 100, 'the bag')
  const { placement } = await place(shop, id, newKey())
  assert.equal(placement.orderV2?.total?.grand_total?.value, cents / 100, 'the order')
}

for (const [where, minutes] of [
  ['behind', MINUTES],
  ['ahead', -MINUTES],
] as const)
  test(`a machine whose clock is five minutes ${where} gives an offer when the database says so`, async () => {
    const { db } = shop.database
    const setWindow = (from: number, to: number) =>
      sql`update promotion set starts_at = shop_now() + make_interval(mins => ${from}::int),
        ends_at = shop_now() + make_interval(mins => ${to}::int)`.execute(db)
    await resetClock(db)
    await moveClock(db, 'test', minutes * 60)
    await readDatabaseClock(db)
    await setWindow(-2, 2)
    await assertTotal(TOTAL_CENTS - OFF_CENTS)
    await setWindow(2, 20)
    await assertTotal(TOTAL_CENTS)
    await setWindow(-20, -2)
    await assertTotal(TOTAL_CENTS)
    await resetClock(db)
  })

test('an answer of the database that comes a minute late changes no difference', async (t) => {
  const { db } = shop.database
  await resetClock(db)
  await readDatabaseClock(db)
  const nowMs = Date.now.bind(Date)
  let lateMs = 0
  const late = t.mock.method(Date, 'now', () => nowMs() + lateMs)
  const reading = readDatabaseClock(db)
  lateMs = 60_000
  await reading
  late.mock.restore()
  assert.ok(Math.abs(databaseNow().getTime() - nowMs()) < 30_000)
})
