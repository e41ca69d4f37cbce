import assert from 'node:assert/strict'
import { after, afterEach, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { runCommand } from '#src/commands/run-command'
import { jobs } from '#src/jobs/index'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { runWelt } from '#src/testing/run-welt'
import { ledgerOf, notificationOf, postWebhook, runJobs, type TestShop } from '#src/testing/shop'
import { applied, issueCard, switchGiftCards } from '../../gift-cards/testing/test-cards.ts'
import {
  OTHER_STORE,
  openShopWithStores,
  placeCollection as placeOnly,
  STORE,
} from '../../orders/testing/collections.ts'

const PAIR = 5995
const DAY_SECONDS = 86_400
const FOLLOW_UPS = [
  'return-uncollected',
  'send-refund',
  'reverse-payment',
  'settle-payment',
  'send-order-changed',
  'send-order-uncollected',
  'send-payment-returned',
]

let shop: TestShop
before(async () => {
  shop = await openShopWithStores()
  await switchGiftCards(shop, true)
  await sql`insert into site_setting (website_id, key, value) values (9, 'capture_at_payment', 'true')`.execute(
    shop.database.db,
  )
})

/** Captured at payment. */
async function placeCollection(...args: Parameters<typeof placeOnly>) {
  const placed = await placeOnly(...args)
  await runJobs(shop, ['capture-payment', 'send-capture'])
  return placed
}

afterEach(async () => {
  await resetClock(shop.database.db)
  shop.gateway.isDown = false
  assert.deepEqual((await ledgerOf(shop)).broken, [])
  await countStock()
})
after(() => shop.close())

/** Declines teach that the store's records can't be trusted; each test starts with a count. */
async function countStock(): Promise<void> {
  const { db } = shop.database
  await sql`update stock set declined_at = null, counted_at = shop_now(), sold_since_count = 0, on_hand = 20`.execute(
    db,
  )
  await sql`update source set losses = default, loss_days = default, learned_at = default`.execute(db)
}

async function store(t: TestContext, ...args: readonly string[]): Promise<string> {
  const mocks = [process.stdout, process.stderr].map((stream) => t.mock.method(stream, 'write', () => true))
  await runCommand(shop.database.url, 'store', args)
  const said = mocks.flatMap(({ mock }) => mock.calls.map(({ arguments: [text] }) => String(text)))
  for (const { mock } of mocks) mock.restore()
  return said.join('')
}

async function makeReady(t: TestContext, number: string): Promise<void> {
  await store(t, 'picked', number, '--store', STORE)
  await store(t, 'ready', number, '--store', STORE)
}

const setStock = (sku: string, counts: Readonly<Record<string, number>>) =>
  Promise.all(
    Object.entries(counts).map(([source, count]) =>
      sql`update stock set on_hand = ${count} where sku = ${sku} and source = ${source}`.execute(shop.database.db),
    ),
  )

const onHand = async (sku: string, source: string) =>
  (
    await shop.database.db
      .selectFrom('stock')
      .select('on_hand')
      .where('sku', '=', sku)
      .where('source', '=', source)
      .executeTakeFirstOrThrow()
  ).on_hand

async function stateOf(number: string) {
  const { rows } = await sql<{ order: string; allocations: string[]; refunds: string[]; attempt: string }>`
    select o.state as order, (select a.state from payment_attempt a where a.order_id = o.id) as attempt,
      array(select concat(l.position, ' ', a.source, ' ', a.state) from order_allocation a
        join order_line l on l.id = a.order_line_id where a.order_id = o.id order by l.position, a.id) as allocations,
      array(select concat(r.amount_cents, ' ', r.state) from refund r where r.order_id = o.id order by r.n) as refunds
    from orders o where o.number = ${number}`.execute(shop.database.db)
  return rows[0]
}

const mailsOf = async (number: string) =>
  (
    await shop.database.db
      .selectFrom('mail')
      .select(['kind', 'text'])
      .where('subject_id', 'like', `${number}%`)
      .orderBy('id')
      .execute()
  ).map(({ kind, text }) => `${kind}: ${text.replace(/\s+/g, ' ')}`)

/** The worker finds what was not collected, twice. */
async function passDays(days: number): Promise<void> {
  await moveClock(shop.database.db, 'test', days * DAY_SECONDS)
  for (const _ of [1, 2]) {
    await jobs['find-uncollected']?.({}, shop.jobContext)
    await runJobs(shop, FOLLOW_UPS)
  }
}

const reportRefund = (number: string, cents: number, success = true) =>
  report(number, { pspReference: `REF${number}-1-refund-1`, eventCode: 'REFUND', cents, success })

async function report(number: string, fields: Partial<Parameters<typeof notificationOf>[1]>): Promise<void> {
  const { id } = await shop.database.db
    .selectFrom('payment_attempt')
    .select('id')
    .where('merchant_reference', '=', `${number}-1`)
    .executeTakeFirstOrThrow()
  await postWebhook(
    shop,
    notificationOf(shop, {
      merchantReference: `${number}-1`,
      pspReference: `END-${number}`,
      originalReference: shop.gateway.pspReferenceOf(id),
      ...fields,
    }),
  )
  await runJobs(shop, FOLLOW_UPS)
}

const reversalsOf = (number: string) =>
  shop.gateway.reversals.filter(({ reference }) => reference.startsWith(number)).length

const refundsSent = (number: string) =>
  [...shop.gateway.refunds.values()]
    .filter(({ reference }) => reference.startsWith(number))
    .map(({ amount }) => amount.cents)

test('declined pieces come from elsewhere; the shopper waits and is told once', async (t) => {
  const { number, code } = await placeCollection(shop)
  for (const again of [false, true]) {
    const said = await store(t, 'declined', number, '1', '--store', STORE)
    assert.match(said, again ? /was declined before/ : /declined at wil_test[\s\S]*1 now from warehouse/)
    assert.deepEqual(await stateOf(number), {
      order: 'processing',
      attempt: 'authorised',
      allocations: ['1 wil_test declined', '1 warehouse to_pick'],
      refunds: [],
    })
  }
  assert.match(await store(t, 'ready', number), /still has line 1 to pick/)
  await runJobs(shop, FOLLOW_UPS)
  const [mail, ...more] = await mailsOf(number)
  assert.match(mail ?? '', /order-changed: .*Williams Test couldn’t find Test shoe.* sent to Williams Test instead/)
  assert.deepEqual(more, [])
  await store(t, 'picked', number, '--store', 'warehouse')
  assert.match(await store(t, 'ready', number), /is ready to collect at wil_test/)
  assert.match(await store(t, 'collected', number, '--code', code, '--store', STORE), /is collected/)
})

test('pieces that no source has are cancelled and refunded; the rest of the order goes on', async (t) => {
  const { number, code } = await placeCollection(shop, { skus: ['TEST-38', 'TEST-39'] })
  await setStock('TEST-39', { warehouse: 0, [OTHER_STORE]: 0 })
  shop.gateway.isDown = true
  assert.match(await store(t, 'declined', number, '2'), /1 sold out everywhere: cancelled, and not paid for/)
  const allocations = ['1 wil_test to_pick', '2 wil_test declined', '2 wil_test cancelled']
  const facts = { order: 'processing', attempt: 'authorised', allocations }
  assert.deepEqual(await stateOf(number), { ...facts, refunds: [`${PAIR} due`] })
  await assert.rejects(runJobs(shop, ['send-refund']), /down/)
  shop.gateway.isDown = false
  const { id: refundId } = await shop.database.db.selectFrom('refund').select('id').executeTakeFirstOrThrow()
  for (const _ of [1, 2]) await jobs['send-refund']?.({ refundId }, shop.jobContext)
  assert.deepEqual([await stateOf(number), refundsSent(number)], [{ ...facts, refunds: [`${PAIR} sent`] }, [PAIR]])
  await reportRefund(number, PAIR)
  assert.deepEqual(await stateOf(number), { ...facts, attempt: 'part_refunded', refunds: [`${PAIR} done`] })
  assert.match((await mailsOf(number))[0] ?? '', /order-changed: .*sold out everywhere.*\$59\.95 goes back to Visa/)
  await makeReady(t, number)
  assert.match(await store(t, 'collected', number, '--code', code), /is collected/)
  assert.equal((await stateOf(number))?.order, 'complete')
})

test('when nothing of an order is left after a decline it is cancelled and refunded as a whole', async (t) => {
  const { number } = await placeCollection(shop, { skus: ['TEST-39'] })
  await setStock('TEST-39', { warehouse: 0 })
  assert.match(await store(t, 'declined', number, '1'), /it is cancelled, and the shopper pays nothing/)
  await runJobs(shop, FOLLOW_UPS)
  const state = await stateOf(number)
  assert.deepEqual([state?.order, state?.refunds, state?.attempt], ['cancelled', [], 'reversal_sent'])
  assert.equal(reversalsOf(number), 1)
  const mails = await mailsOf(number)
  assert.equal(mails.length, 1)
  assert.match(mails[0] ?? '', /order-changed: .*sold out everywhere.*\$59\.95 goes back to Visa/)
  assert.match(await store(t, 'declined', number, '1'), /unpaid, cancelled or closed/)
})

test('a whole order is held to the end of its last day, then restocked and refunded once', async (t) => {
  const { number, code } = await placeCollection(shop)
  const stock = await onHand('TEST-38', STORE)
  await makeReady(t, number)
  await passDays(7)
  assert.equal((await stateOf(number))?.order, 'processing')
  await passDays(1)
  const state = await stateOf(number)
  assert.deepEqual([state?.order, state?.allocations, state?.refunds], ['cancelled', ['1 wil_test not_collected'], []])
  assert.deepEqual([await onHand('TEST-38', STORE), reversalsOf(number)], [stock + 1, 1])
  const mails = (await mailsOf(number)).filter((mail) => !mail.startsWith('order-ready'))
  assert.equal(mails.length, 1)
  assert.match(mails[0] ?? '', /order-uncollected: .*Nobody collected your shoes at Williams Test.*\$59\.95/)
  assert.match(await store(t, 'collected', number, '--code', code), /unpaid, cancelled or closed/)
})

test('a part that is not collected goes back to stock and is refunded, however many workers look', async (t) => {
  const { number } = await placeCollection(shop, { skus: ['TEST-38', 'TEST-39'], collected: ['TEST-39'] })
  const stock = await onHand('TEST-39', STORE)
  await makeReady(t, number)
  const { id: orderId } = await shop.database.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await moveClock(shop.database.db, 'test', 8 * DAY_SECONDS)
  await Promise.all([1, 2, 3].map(() => jobs['return-uncollected']?.({ orderId }, shop.jobContext)))
  await runJobs(shop, FOLLOW_UPS)
  assert.deepEqual(await stateOf(number), {
    order: 'processing',
    attempt: 'authorised',
    allocations: ['1 warehouse to_pick', '2 wil_test not_collected'],
    refunds: [`${PAIR} sent`],
  })
  assert.deepEqual([await onHand('TEST-39', STORE), refundsSent(number)], [stock + 1, [PAIR]])
  assert.equal(await runCommand(shop.database.url, 'cancel', [number]), 1)
  const mails = (await mailsOf(number)).filter((mail) => mail.startsWith('order-uncollected'))
  assert.match(mails.join(), /cancelled these shoes.*\$59\.95 goes back to Visa/)
})

test('money is refunded before gift cards; refunding all of it leaves the order under way', async (t) => {
  const card = await issueCard(shop, 8000)
  const { number } = await placeCollection(shop, {
    skus: ['TEST-38', 'TEST-39'],
    collected: ['TEST-39'],
    before: (cartId) => applied(shop, cartId, card),
  })
  await makeReady(t, number)
  await passDays(8)
  const charged = 2 * PAIR - 8000
  await reportRefund(number, charged)
  const state = await stateOf(number)
  assert.deepEqual([state?.order, state?.attempt, state?.refunds], ['processing', 'part_refunded', [`${charged} done`]])
  const { balance_cents: balance } = await shop.database.db
    .selectFrom('gift_card')
    .select('balance_cents')
    .where('id', '=', card.id)
    .executeTakeFirstOrThrow()
  assert.equal(balance, PAIR - charged)
})

test('a refund that fails at the payment service puts the order under review', async (t) => {
  const { number } = await placeCollection(shop, { skus: ['TEST-38', 'TEST-39'], collected: ['TEST-39'] })
  await makeReady(t, number)
  await passDays(8)
  await reportRefund(number, PAIR, false)
  const { review_reason: reason } = await shop.database.db
    .selectFrom('orders')
    .select('review_reason')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  assert.deepEqual([reason, (await stateOf(number))?.refunds], ['refund failed', [`${PAIR} failed`]])
})

test('an order whose parts end one by one is closed when nothing is left', async (t) => {
  const { number } = await placeCollection(shop, { skus: ['TEST-38', 'TEST-39'] })
  await setStock('TEST-39', { warehouse: 0 })
  await store(t, 'declined', number, '2')
  await makeReady(t, number)
  await passDays(8)
  const state = await stateOf(number)
  assert.deepEqual([state?.order, state?.refunds], ['closed', [`${PAIR} sent`, `${PAIR} sent`]])
})

test('what was captured of an authorisation that ended is refunded when its order is cancelled', async (t) => {
  const { number } = await placeCollection(shop)
  await report(number, { eventCode: 'EXPIRE', cents: PAIR })
  const { out } = await runWelt(t, shop.database.url, 'order', 'cancel', number)
  assert.match(out, /is refunded to the card/)
  await runJobs(shop, FOLLOW_UPS)
  assert.deepEqual([(await stateOf(number))?.order, reversalsOf(number)], ['cancelled', 1])
  assert.match((await mailsOf(number)).join(), /payment-returned: .*being refunded/)
})
