import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { jobs } from '#src/jobs/index'
import { fillCart, ledgerOf, openShop, place, runJobs, type TestShop } from '#src/testing/shop'
import { untilLocked } from '#src/testing/until'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

test('an order whose renewal is reported while it is looked for is not held', async () => {
  const { db } = shop.database
  const { placement } = await place(shop, await fillCart(shop))
  const number = placement.orderV2?.number ?? ''
  await runJobs(shop)
  await sql`update payment_attempt set answered_at = now() - interval '29 days'`.execute(db)
  let found: Promise<unknown> | undefined
  await db.transaction().execute(async (trx) => {
    await sql`select from orders where number = ${number} for update`.execute(trx)
    found = jobs['find-expiring']?.({}, shop.jobContext)
    await untilLocked(db, 1)
    await sql`
      insert into psp_event (attempt_id, psp_reference, event_code, success, merchant_reference, channel, payload)
      select id, 'RENEWED', 'AUTHORISATION_ADJUSTMENT', true, merchant_reference, 'webhook', '{}' from payment_attempt`.execute(
      trx,
    )
  })
  await found
  const { rows } = await sql`select review_reason from orders where number = ${number}`.execute(db)
  assert.deepEqual(rows, [{ review_reason: null }])
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
