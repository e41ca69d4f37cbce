import assert from 'node:assert/strict'
import { after, afterEach, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { shipOrder } from '#modules/payment'
import { gql } from '#src/testing/gql'
import { runWelt } from '#src/testing/run-welt'
import { fillCart, ledgerOf, place, runJobs, type TestShop } from '#src/testing/shop'
import { openShopWithStores, placeCollection } from '../../modules/orders/testing/collections.ts'

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

async function placeDelivery(quantity: number): Promise<string> {
  const { placement } = await place(shop, await fillCart(shop, { quantity }))
  assert.ok(placement.orderV2)
  return placement.orderV2.number
}

const ORDER = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  status items { id status quantity_shipped } shipments { number items { quantity_shipped } tracking { title number carrier } } } }`)

const ARRIVED = gql(
  `query ($token: String!) { guestOrderByToken(input: { token: $token }) { shipments { delivered_at } } }`,
)

async function seen(number: string) {
  const { access_token: token } = await shop.database.db
    .selectFrom('orders')
    .select('access_token')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const { guestOrderByToken: order } = await shop.server.requireData(ORDER, { token })
  assert.ok(order)
  return {
    status: order.status,
    items: order.items?.map((item) => item?.status),
    parcels: order.shipments.map((one) => [
      one?.tracking?.[0]?.number,
      one?.items?.map((item) => item?.quantity_shipped),
    ]),
  }
}

async function mailsOf(number: string): Promise<readonly string[]> {
  await runJobs(shop, ['send-order-shipped'])
  const rows = await shop.database.db
    .selectFrom('mail')
    .select('text')
    .where('kind', '=', 'order-shipped')
    .where('subject_id', 'like', `${number}-%`)
    .orderBy('id')
    .execute()
  return rows.map(({ text }) => text.replace(/\s+/g, ' '))
}

test('several parcels leave with their own numbers and one mail each, and the order is complete', async (t) => {
  const number = await placeDelivery(3)
  const first = await ship(t, number, 'abc 123-1', '--item', '1=1')
  assert.match(first.out, new RegExp(`parcel ${number}-P1 has left with StarTrack, tracking number ABC123-1`))
  assert.deepEqual(await seen(number), {
    status: 'Processing',
    items: ['Partial'],
    parcels: [['ABC123-1', [1]]],
  })
  assert.equal((await mailsOf(number)).length, 1)
  assert.match((await ship(t, number, 'ABC1234', '--item', 'TEST-38=3')).out, /only 2 of line 1 left to post/)
  assert.equal((await ship(t, number, 'ABC1234')).code, 0)
  assert.deepEqual(await seen(number), {
    status: 'Complete',
    items: ['Shipped'],
    parcels: [
      ['ABC123-1', [1]],
      ['ABC1234', [2]],
    ],
  })
  const [one, two, ...more] = await mailsOf(number)
  assert.match(
    one ?? '',
    /on their way.*They arrive.*\/order\/.*startrack.com.au.*ABC123-1.*Parcel 1 with StarTrack.*2 x Test shoe follow/,
  )
  assert.match(two ?? '', /Parcel 2 of 2 with StarTrack, number ABC1234.*Test shoe.*quantity 2.*return the shoes until/)
  assert.deepEqual(more, [])
})

test('an arrived parcel is mailed once, and shown by the order from then on', async (t) => {
  const number = await placeDelivery(2)
  const delivered = (...args: readonly string[]) => welt(t, 'order', 'delivered', number, ...args)
  assert.match((await delivered()).out, /No parcel of \d+ has left yet/)
  await ship(t, number, 'FIRST123', '--item', '1=1')
  await ship(t, number, 'SECOND12')
  assert.match((await delivered()).out, /--tracking FIRST123 or SECOND12/)
  assert.match(
    (await delivered('--tracking', 'FIRST123', '--on', '2020-01-01')).out,
    /from when the parcel left until today/,
  )
  for (const said of [/The shopper gets a mail/, /this was already recorded/])
    assert.match((await delivered('--tracking', 'first 123')).out, said)
  await runJobs(shop, ['send-order-delivered'])
  const { db } = shop.database
  const mails = await db.selectFrom('mail').selectAll().where('kind', '=', 'order-delivered').execute()
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    [`Your shoes are here, order ${number}`],
  )
  assert.match(mails[0]?.text ?? '', /StarTrack delivered them on \w{3} \d+ \w{3}/)
  const { access_token: token } = await db
    .selectFrom('orders')
    .select('access_token')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const { guestOrderByToken: order } = await shop.server.requireData(ARRIVED, { token })
  assert.deepEqual(
    order?.shipments.map((parcel) => parcel?.delivered_at !== null),
    [true, false],
  )
})

test('a parcel sent again, also at once, leaves once; its number takes no other content', async (t) => {
  const number = await placeDelivery(2)
  const call = {
    number,
    carrier: 'startrack',
    tracking: 'SAME12',
    items: [{ item: '1', quantity: 1 }],
    source: undefined,
  }
  const answers = await Promise.all([1, 2, 3, 4].map(() => shipOrder(shop.database.db, call)))
  assert.deepEqual(answers.map((answer) => ('refusal' in answer ? answer.refusal : answer.isRepeated)).sort(), [
    false,
    true,
    true,
    true,
  ])
  assert.match((await ship(t, number, 'same12')).out, /left with StarTrack before/)
  const other = await ship(t, number, 'SAME12', '--item', '1=2')
  assert.match(other.out, new RegExp(`already on parcel ${number}-P1`))
  assert.deepEqual((await seen(number)).parcels, [['SAME12', [1]]])
  assert.equal((await mailsOf(number)).length, 1)
})

test('a split order is complete once its parcel has left and its collection is over', async (t) => {
  for (const isPostedFirst of [true, false]) {
    const { number, code } = await placeCollection(shop, { skus: ['TEST-38', 'TEST-39'], collected: ['TEST-39'] })
    const post = async () => assert.equal((await ship(t, number, 'SPLIT1')).code, 0)
    if (isPostedFirst) await post()
    await welt(t, 'store', 'picked', number, '2')
    await welt(t, 'store', 'ready', number)
    await welt(t, 'store', 'collected', number, '--code', code)
    assert.equal((await seen(number)).status, isPostedFirst ? 'Complete' : 'Processing')
    if (!isPostedFirst) await post()
    const { status, items } = await seen(number)
    assert.deepEqual([status, items], ['Complete', ['Shipped', 'Shipped']])
  }
})

test('what is collected, unknown, unpaid or on hold, markup and unknown carriers change nothing', async (t) => {
  const { number } = await placeCollection(shop, { skus: ['TEST-38', 'TEST-39'], collected: ['TEST-39'] })
  const refused = async (pattern: RegExp, ...args: readonly string[]) => {
    const { code, out } = await welt(t, 'order', 'ship', ...args)
    assert.notEqual(code, 0, out)
    assert.match(out, pattern)
  }
  const by = (carrier: string, tracking: string) => ['--carrier', carrier, '--tracking', tracking]
  await refused(/is not a tracking number/, number, ...by('startrack', '<b>ABC123</b>'))
  await refused(/no such carrier\. Use startrack, auspost/, number, ...by('pigeon', 'ABC123'))
  await refused(/no "2" to post\. Its lines to post are 1/, number, ...by('auspost', 'ABC123'), '--item', '2=1')
  await refused(/is not an item/, number, ...by('auspost', 'ABC123'), '--item', '1=0')
  await refused(/Give the carrier/, number, '--carrier', 'auspost')
  await refused(/is not an order of these shops/, '999999999', ...by('auspost', 'ABC123'))
  const set = (change: string) =>
    sql`update orders set ${sql.raw(change)} where number = ${number}`.execute(shop.database.db)
  await set(`review_reason = 'capture failed'`)
  await refused(/is on hold/, number, ...by('auspost', 'ABC123'))
  await set('review_reason = null')
  const whole = await placeCollection(shop)
  await refused(/all of it is collected/, whole.number, ...by('auspost', 'ABC123'))
  await welt(t, 'cancel', number)
  await refused(/unpaid, cancelled or closed/, number, ...by('auspost', 'ABC123'))
  assert.deepEqual((await seen(number)).parcels, [])
})
