import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { inTransaction } from '#src/platform/database'
import { ledgerOf, notificationOf, place, placeTogether, postWebhook, runJobs, SKU } from '#src/testing/shop'
import { untilLocked } from '#src/testing/until'
import { rewardClaim } from './claims.ts'
import { enqueueUnsent, syncRedemptions } from './sync-redemptions.ts'
import {
  cartWith,
  closeRewards,
  give,
  LOYALTY_JOBS,
  openRewards,
  read,
  resetServices,
  rowsOf,
  shop,
  statesOf,
} from './testing/rewards.ts'

before(openRewards)
after(closeRewards)
beforeEach(resetServices)

test('an order with a reward has it reserved, then redeemed by a job under its number, once', async () => {
  const code = give()
  const { placement } = await place(shop, await cartWith(code))
  assert.equal(placement.orderV2?.total.grand_total.value, 44.95)
  assert.deepEqual(await rowsOf(code), [{ state: 'due', order_number: placement.order?.order_number }])
  shop.loyalty.isDown = true
  await assert.rejects(runJobs(shop, LOYALTY_JOBS), 'it is tried again')
  shop.loyalty.isDown = false
  const { orders } = await ledgerOf(shop)
  const orderId = orders.at(-1)?.id ?? 0
  for (let run = 0; run < 2; run += 1) await syncRedemptions(shop.jobContext, orderId)
  assert.deepEqual(await statesOf(code), ['redeemed'])
  assert.equal(shop.loyalty.codes.get(code)?.redeemedBy, placement.order?.order_number)
  assert.equal(orders.at(-1)?.discounts[0]?.isLoyalty, true)
})

test('one code in eight carts, ordered at once, takes something off one order', async () => {
  const code = give()
  const carts: string[] = []
  for (let i = 0; i < 8; i += 1) carts.push(await cartWith(code))
  const placed = await placeTogether(
    shop,
    carts.map((cartId) => ({ cartId })),
  )
  const totals = placed.map(({ placement }) => placement.orderV2?.total.grand_total.value)
  assert.equal(totals.filter((total) => total === 44.95).length, 1, JSON.stringify(placed))
  assert.equal((await statesOf(code)).filter((state) => state !== 'released').length, 1)
  for (const { placement, errors } of placed)
    if (!placement.orderV2)
      assert.match(
        errors[0]?.message ?? placement.errors[0]?.message ?? '',
        /This promo code is invalid\. The new total is \$59\.95/,
      )
})

/** An order whose payment was refused, and the webhook that later reports a success. */
async function refusedOrder(cartId: string) {
  shop.gateway.script = 'refuse'
  await place(shop, cartId)
  shop.gateway.script = 'authorise'
  const { orders, attempts } = await ledgerOf(shop)
  const [order, attempt] = [orders.at(-1), attempts.at(-1)]
  assert.ok(order && attempt)
  const authoriseLate = async () => {
    const fields = {
      pspReference: `LATE${order.number}`,
      merchantReference: attempt.merchant_reference,
      cents: order.total_cents,
    }
    await postWebhook(shop, notificationOf(shop, fields))
    await runJobs(shop)
    return (
      await shop.database.db.selectFrom('orders').select('state').where('id', '=', order.id).executeTakeFirstOrThrow()
    ).state
  }
  return { order, authoriseLate }
}

test('a refused payment frees its code; once another order has it, a late success is paid back', async () => {
  const code = give()
  const cartId = await cartWith(code)
  const { authoriseLate } = await refusedOrder(cartId)
  assert.deepEqual(await statesOf(code), ['released'])
  assert.equal((await read(cartId)).prices.grand_total.value, 44.95)
  const other = await place(shop, await cartWith(code))
  assert.equal(other.placement.orderV2?.total.grand_total.value, 44.95)
  const { applied_loyalty_coupons, prices } = await read(cartId)
  assert.deepEqual([applied_loyalty_coupons, prices.grand_total.value], [[], 59.95])
  const sent = shop.gateway.reversals.length
  assert.equal(await authoriseLate(), 'payment_failed')
  assert.equal(shop.gateway.reversals.length, sent + 1)
  assert.deepEqual(await statesOf(code), ['released', 'due'])
})

test('a late success has its reward again while nobody else uses it; given back, it is free', async () => {
  const code = give()
  const { order, authoriseLate } = await refusedOrder(await cartWith(code))
  assert.equal(await authoriseLate(), 'paid')
  assert.deepEqual(await statesOf(code), ['released', 'due'])
  await runJobs(shop, LOYALTY_JOBS)
  assert.equal(shop.loyalty.codes.get(code)?.redeemedBy, order.number)
  await inTransaction(shop.database.db, (trx) => rewardClaim.release(trx, order))
  assert.deepEqual(await statesOf(code), ['released', 'returning'])
  await runJobs(shop, LOYALTY_JOBS)
  assert.deepEqual(
    [await statesOf(code), shop.loyalty.codes.get(code)?.redeemedBy],
    [['released', 'released'], undefined],
  )
})

test('what was redeemed elsewhere before the job came stays discounted, with an alarm', async () => {
  const code = give()
  await place(shop, await cartWith(code))
  const lines: string[] = []
  const found = shop.loyalty.codes.get(code)
  assert.ok(found)
  found.redeemedBy = 'store'
  const { orders } = await ledgerOf(shop)
  await syncRedemptions(
    { ...shop.jobContext, log: (level, event) => lines.push(`${level} ${event}`) },
    orders.at(-1)?.id ?? 0,
  )
  assert.deepEqual([await statesOf(code), lines], [['refused'], ['error a reward was redeemed elsewhere']])
})

test('a redemption whose job was abandoned is enqueued again', async () => {
  const code = give()
  await place(shop, await cartWith(code))
  const { db } = shop.database
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await sql`update redemption set updated_at = now() - interval '1 hour' where code = ${code}`.execute(db)
  await runJobs(shop, LOYALTY_JOBS)
  assert.deepEqual(await statesOf(code), ['due'])
  await enqueueUnsent(db)
  await runJobs(shop, LOYALTY_JOBS)
  assert.deepEqual(await statesOf(code), ['redeemed'])
})

test('an order that waits for its reward holds no stock: orders that fail lock in the same line', async () => {
  const code = give(1500)
  const cartId = await cartWith(code)
  const { db } = shop.database
  const trx = await db.startTransaction().execute()
  try {
    await sql`insert into redemption (website_id, code, order_id, order_number, state)
      select 9, ${code}, id, number, 'reserved' from orders order by id desc limit 1`.execute(trx)
    const placing = place(shop, cartId)
    await untilLocked(db, 1)
    await sql`select from stock where sku = ${SKU} for no key update nowait`.execute(trx)
    await trx.rollback().execute()
    assert.equal((await placing).placement.orderV2?.total.grand_total.value, 44.95)
  } finally {
    if (!trx.isRolledBack) await trx.rollback().execute()
  }
})
