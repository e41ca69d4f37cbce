import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { salesReport } from '#modules/orders'
import type { TestShop } from '#src/testing/shop'
import { openShopWithReturns, placeShipped } from '../testing/shipped-orders.ts'
import { returnedReport } from './returned.ts'

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
})
after(() => shop.close())

/** A cent less than what 32 bits hold. */
const MUCH = 2_147_483_646

async function insertReturn(createdAt: string, websiteId: number, currency: 'AUD' | 'NZD'): Promise<void> {
  const { id } = await placeShipped(shop)
  await sql`
    with moved as (update orders set website_id = ${websiteId}, currency = ${currency} where id = ${id}),
    made as (insert into return_request (uid, order_id, status, created_at)
      values (gen_random_uuid()::text, ${id}, 'AUTHORIZED', ${createdAt}) returning id)
    insert into return_item (return_id, order_line_id, quantity, reason_code, status, refund_cents)
      select made.id, l.id, 1, '10406', 'APPROVED', ${MUCH} from made, order_line l where l.order_id = ${id}`.execute(
    shop.database.db,
  )
}

test('returns are of the day of their site, and each currency is added up on its own', async () => {
  const { db } = shop.database
  const AU = 9
  const NZ = 4
  await insertReturn('2026-11-01T13:30:00Z', AU, 'AUD')
  await insertReturn('2026-11-02T12:30:00Z', AU, 'AUD')
  await insertReturn('2026-11-01T13:30:00Z', NZ, 'NZD')
  await insertReturn('2026-11-02T13:30:00Z', AU, 'AUD')
  const on = (day: string) => returnedReport(db, 'reason', { websiteId: undefined, from: day, to: day, limit: 10 })
  const facts = (await on('2026-11-02')).map(({ currency, pieces, refunded_cents }) => [
    currency,
    pieces,
    refunded_cents,
  ])
  assert.deepEqual(facts, [
    ['AUD', 2, 2 * MUCH],
    ['NZD', 1, MUCH],
  ])
  assert.deepEqual(await on('2026-11-01'), [])
})

test('sales of a year are added up beyond what 32 bits hold', async () => {
  const { db } = shop.database
  await sql`update order_line set row_cents = ${MUCH}`.execute(db)
  const range = { websiteId: 9, from: '2020-01-01', to: '2099-12-31', limit: 10 }
  const [all] = await salesReport(db, 'site', range)
  assert.equal(all?.cents, 3 * MUCH)
})
