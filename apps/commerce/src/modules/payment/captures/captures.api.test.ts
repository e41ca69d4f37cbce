import assert from 'node:assert/strict'
import { after, afterEach, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { jobs } from '#src/jobs/index'
import { runWelt } from '#src/testing/run-welt'
import { fillCart, ledgerOf, notificationOf, place, postWebhook, runJobs, type TestShop } from '#src/testing/shop'
import { openShopWithStores, placeCollection } from '../../orders/testing/collections.ts'

const PAIR = 5995
const JOBS = ['capture-payment', 'send-capture', 'settle-payment', 'send-refund', 'reverse-payment']

let shop: TestShop
before(async () => {
  shop = await openShopWithStores()
})
afterEach(async () => {
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

const welt = (t: TestContext, ...words: readonly string[]) => runWelt(t, shop.database.url, ...words)
const ship = (t: TestContext, number: string, tracking: string, ...more: readonly string[]) =>
  welt(t, 'order', 'ship', number, '--carrier', 'startrack', '--tracking', tracking, ...more)

const capturedOf = (number: string) =>
  [...shop.gateway.captures.values()]
    .filter(({ reference }) => reference.startsWith(number))
    .map(({ amount }) => amount.cents)

async function stateOf(number: string) {
  const { rows } = await sql<{ order: string; attempt: string; captures: string[] }>`
    select o.state as order, a.state as attempt,
      array(select concat(c.amount_cents, ' ', c.state) from capture c where c.order_id = o.id order by c.n) as captures
    from orders o join payment_attempt a on a.order_id = o.id where o.number = ${number}`.execute(shop.database.db)
  return rows[0]
}

async function report(number: string, n: number, cents: number, eventCode = 'CAPTURE'): Promise<void> {
  const { id } = await shop.database.db
    .selectFrom('payment_attempt')
    .select('id')
    .where('merchant_reference', '=', `${number}-1`)
    .executeTakeFirstOrThrow()
  const body = notificationOf(shop, {
    merchantReference: `${number}-1`,
    pspReference: `CAP${number}-1-capture-${n}`,
    originalReference: shop.gateway.pspReferenceOf(id),
    eventCode,
    cents,
  })
  for (const _ of [1, 2]) assert.equal((await postWebhook(shop, body)).status, 202)
  await runJobs(shop, JOBS)
}

async function placeDelivery(quantity: number): Promise<string> {
  const { placement } = await place(shop, await fillCart(shop, { quantity }))
  assert.ok(placement.orderV2)
  return placement.orderV2.number
}

test('each parcel captures its share once, and the parcels add up to the total', async (t) => {
  const number = await placeDelivery(3)
  await runJobs(shop, JOBS)
  assert.deepEqual(capturedOf(number), [])
  for (const _ of [1, 2]) await ship(t, number, 'FIRST1', '--item', '1=1')
  await runJobs(shop, JOBS)
  await ship(t, number, 'SECOND1')
  await runJobs(shop, JOBS)
  assert.deepEqual(capturedOf(number), [PAIR, 2 * PAIR])
  await report(number, 2, 2 * PAIR)
  assert.equal((await stateOf(number))?.attempt, 'part_captured')
  await report(number, 1, PAIR)
  assert.deepEqual(await stateOf(number), {
    order: 'complete',
    attempt: 'captured',
    captures: [`${PAIR} done`, `${2 * PAIR} done`],
  })
})

test('pieces that nobody has are never captured; what is collected is, at the counter', async (t) => {
  const { number, code } = await placeCollection(shop, { skus: ['TEST-38', 'TEST-39'] })
  await sql`update stock set on_hand = reserved where sku = 'TEST-39'`.execute(shop.database.db)
  await welt(t, 'store', 'declined', number, '2')
  await welt(t, 'store', 'picked', number, '1')
  await welt(t, 'store', 'ready', number)
  await welt(t, 'store', 'collected', number, '--code', code)
  await runJobs(shop, JOBS)
  assert.deepEqual(capturedOf(number), [PAIR])
  assert.deepEqual(
    [...shop.gateway.refunds.values()].filter(({ reference }) => reference.startsWith(number)),
    [],
  )
  assert.equal((await stateOf(number))?.order, 'complete')
})

test('a cancelled order cancels its authorisation and captures nothing', async (t) => {
  const number = await placeDelivery(1)
  await welt(t, 'cancel', number)
  await runJobs(shop, JOBS)
  assert.deepEqual([capturedOf(number), (await stateOf(number))?.attempt], [[], 'reversal_sent'])
})

test('an authorisation that expires holds the order before it ships, and the shopper gets a mail', async (t) => {
  const number = await placeDelivery(1)
  await report(number, 9, PAIR, 'EXPIRE')
  await runJobs(shop, ['send-authorisation-expired'])
  assert.equal((await stateOf(number))?.attempt, 'expired')
  assert.match((await ship(t, number, 'LATE12')).out, /is on hold/)
  const mails = await sql`select 1 from mail where subject_id = ${number} and kind = 'authorisation-expired'`.execute(
    shop.database.db,
  )
  assert.equal(mails.rows.length, 1)
  assert.match((await welt(t, 'cancel', number)).out, /is cancelled/)
})

test('a capture that fails holds the order', async (t) => {
  const number = await placeDelivery(2)
  await ship(t, number, 'FAILS1', '--item', '1=1')
  await runJobs(shop, JOBS)
  await report(number, 1, PAIR, 'CAPTURE_FAILED')
  assert.deepEqual((await stateOf(number))?.captures, [`${PAIR} failed`])
  assert.match((await ship(t, number, 'NEXT12')).out, /is on hold/)
})

test('a capture and a refund are sent once even if their jobs were abandoned', async (t) => {
  const { db } = shop.database
  const number = await placeDelivery(1)
  const abandon = async (table: 'capture' | 'refund') => {
    await sql`delete from graphile_worker._private_jobs`.execute(db)
    await sql`update ${sql.table(table)} set created_at = now() - interval '2 hours'`.execute(db)
    for (const _ of [1, 2]) await jobs['reconcile-payments']?.({}, shop.jobContext)
    await runJobs(shop, JOBS)
  }
  await ship(t, number, 'LOST1234')
  await abandon('capture')
  assert.deepEqual(capturedOf(number), [PAIR])
  await welt(t, 'order', 'refund', number, '--item', '1=1', '--reason', 'heel came off')
  await abandon('refund')
  const refunded = [...shop.gateway.refunds.values()].filter(({ reference }) => reference.startsWith(number))
  assert.deepEqual([capturedOf(number), refunded.map(({ amount }) => amount.cents)], [[PAIR], [PAIR]])
})

async function cancelPaid(t: TestContext): Promise<{ readonly number: string; readonly psp: string }> {
  const number = await placeDelivery(1)
  const { out, code } = await welt(t, 'order', 'cancel', number)
  assert.equal(code, 0, out)
  const { id } = await shop.database.db
    .selectFrom('payment_attempt')
    .select('id')
    .where('merchant_reference', '=', `${number}-1`)
    .executeTakeFirstOrThrow()
  return { number, psp: shop.gateway.pspReferenceOf(id) }
}

test('a reversal whose job was abandoned is sent once', async (t) => {
  const { db } = shop.database
  const { psp } = await cancelPaid(t)
  const sent = () => shop.gateway.reversals.filter(({ pspReference }) => pspReference === psp).length
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(db)
  await jobs['reconcile-payments']?.({}, shop.jobContext)
  assert.equal(sent(), 0)
  await sql`delete from graphile_worker._private_jobs where attempts >= max_attempts`.execute(db)
  await sql`update payment_attempt set updated_at = now() - interval '2 hours' where psp_reference = ${psp}`.execute(db)
  for (const _ of [1, 2]) {
    await jobs['reconcile-payments']?.({}, shop.jobContext)
    await runJobs(shop, JOBS)
  }
  assert.equal(sent(), 1)
})

test('a reversal that failed puts its order under review until one succeeds', async (t) => {
  const { number, psp } = await cancelPaid(t)
  await runJobs(shop, JOBS)
  const reversal = async (pspReference: string, success: boolean) => {
    const about = { merchantReference: `${number}-1`, pspReference, originalReference: psp, success }
    await postWebhook(shop, notificationOf(shop, { ...about, eventCode: 'CANCEL_OR_REFUND' }))
    await runJobs(shop, JOBS)
    const order = shop.database.db.selectFrom('orders').select('review_reason').where('number', '=', number)
    return [(await order.executeTakeFirst())?.review_reason, (await stateOf(number))?.attempt]
  }
  assert.deepEqual(await reversal(`REV${psp}`, false), ['reversal failed', 'reversal_sent'])
  assert.deepEqual(await reversal('REVERSED', true), ['reversal failed', 'reversed'])
})
