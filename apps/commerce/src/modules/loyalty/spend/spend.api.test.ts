import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { cancelLocked, shipOrder, withLockedOrder } from '#modules/payment'
import { confirmEmail, registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { enterCard, fillCart, place, runJobs } from '#src/testing/shop'
import { giftCardLine, insertGiftCardProduct } from '../../gift-cards/testing/gift-card-product.ts'
import { switchGiftCards } from '../../gift-cards/testing/test-cards.ts'
import { refundOrder } from '../../payment/refunds/testing/refund-order.ts'
import { LoyaltyServiceError } from '../ports.ts'
import { ADA, apply, closeRewards, give, openRewards, resetServices, shop } from '../testing/rewards.ts'
import { enqueueUnsentSpend } from './record-spend.ts'

const COUNT = ['count-spend']
const SHIP = ['capture-payment', 'send-capture', 'settle-payment', 'send-refund']

before(async () => {
  await openRewards()
  await sql`update stock set on_hand = 1000`.execute(shop.database.db)
  await insertGiftCardProduct(shop.database.db)
  await switchGiftCards(shop, true)
})
after(closeRewards)
beforeEach(async () => {
  resetServices()
  shop.loyalty.members.clear()
  await sql`delete from loyalty_entry; delete from loyalty_reward; delete from mail`.execute(shop.database.db)
})

async function order(quantity: number, reward?: string) {
  const cartId = await fillCart(shop, { quantity })
  if (reward) assert.equal((await apply(cartId, reward)).message, undefined)
  await enterCard(shop, cartId)
  const { placement } = await place(shop, cartId)
  assert.ok(placement.orderV2, JSON.stringify(placement))
  return placement.orderV2.number
}

async function refundPairs(number: string, quantity: number, key: string) {
  const { db } = shop.database
  await shipOrder(db, { number, carrier: 'startrack', tracking: 'SHIPPED1', items: [], source: undefined })
  await runJobs(shop, SHIP)
  const { rows } = await sql<{ id: number }>`
    select l.id from order_line l join orders o on o.id = l.order_id where o.number = ${number}`.execute(db)
  const lines = [{ orderLineId: rows[0]?.id ?? 0, quantity }]
  const answer = await refundOrder(db, number, { key, reason: 'Sent back', lines })
  assert.equal(answer.refusal, undefined)
  await runJobs(shop, SHIP)
}

async function cancelOrder(number: string) {
  const { db } = shop.database
  const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow()
  await withLockedOrder(db, id, ({ trx, order: row, attempt }) => cancelLocked(trx, row, attempt))
}

const count = () => runJobs(shop, COUNT)
const spendOf = (email = ADA) => (shop.loyalty.members.get(email)?.spendCents ?? 0) / 100
const entries = async () =>
  (await shop.database.db.selectFrom('loyalty_entry').select('cents').orderBy('id').execute()).map(({ cents }) => cents)
const mails = async () =>
  (await shop.database.db.selectFrom('mail').select(['kind', 'subject', 'recipient']).orderBy('id').execute()).filter(
    ({ kind }) => kind.startsWith('loyalty'),
  )
const rewards = async () =>
  (await shop.database.db.selectFrom('loyalty_reward').select(['kind', 'n', 'state']).orderBy('id').execute()).map(
    ({ kind, n, state }) => `${kind} ${n} ${state}`,
  )

test('a guest’s order counts for its email once: shoes after discounts, no gift cards [J22.5, R1.36, A120]', async () => {
  const cartId = await fillCart(shop, { quantity: 2 })
  assert.equal((await apply(cartId, give(1000))).message, undefined)
  await shop.server.requireData(
    gql(`mutation ($id: String!, $line: CartItemInput!) {
      addProductsToCart(cartId: $id, cartItems: [$line]) { user_errors { message } } }`),
    { id: cartId, line: giftCardLine() },
  )
  await enterCard(shop, cartId)
  const { placement } = await place(shop, cartId)
  assert.equal(placement.orderV2?.total.grand_total.value, 159.9)
  await count()
  await sql`select graphile_worker.add_job('count-spend',
    json_build_object('orderId', (select max(id) from orders)))`.execute(shop.database.db)
  await count()
  assert.deepEqual([await entries(), spendOf()], [[10_990], 109.9])
  assert.equal(shop.loyalty.members.get(ADA)?.firstname, 'Ada')
})

test('refunds and cancelled orders come off again, once each [R1.36]', async () => {
  const number = await order(3)
  await count()
  await refundPairs(number, 1, 'one')
  await refundPairs(number, 1, 'one')
  await count()
  assert.deepEqual([await entries(), spendOf()], [[17_985, -5995], 119.9])
  const cancelled = await order(1)
  await count()
  assert.equal(spendOf(), 179.85)
  await cancelOrder(cancelled)
  await count()
  assert.deepEqual([await entries(), spendOf()], [[17_985, -5995, 5995, -5995], 119.9])
})

test('a tier brings its reward once a year, which a refund withdraws until it is reached again [A97]', async () => {
  const first = await order(4)
  await count()
  assert.deepEqual([await rewards(), (await mails()).length], [['SILVER 1 issued'], 1])
  assert.equal((await mails())[0]?.subject, 'You’ve reached Silver: $15 off your next pair')
  await refundPairs(first, 2, 'two')
  await count()
  assert.deepEqual(await rewards(), ['SILVER 1 withdrawn'])
  await order(2)
  await count()
  assert.deepEqual(await rewards(), ['SILVER 1 withdrawn', 'SILVER 2 issued'])
  await order(2)
  await count()
  assert.deepEqual([(await rewards()).at(-1), (await mails()).length], ['GOLD 1 issued', 3])
})

test('a reward of a tier that was lost before it was issued is not sent', async () => {
  const number = await order(4)
  const { issue } = shop.loyalty
  const before = shop.loyalty.calls.length
  // The answer is lost.
  shop.loyalty.issue = async (...call) => {
    await issue(...call)
    throw new LoyaltyServiceError('down')
  }
  await assert.rejects(count())
  shop.loyalty.issue = issue
  assert.deepEqual(await rewards(), ['SILVER 1 due'])
  await refundPairs(number, 2, 'two')
  await count()
  assert.deepEqual([await rewards(), await mails()], [['SILVER 1 withdrawn'], []])
  const { code } = await shop.database.db.selectFrom('loyalty_reward').select('code').executeTakeFirstOrThrow()
  assert.ok(shop.loyalty.calls.slice(before).includes(`withdraw ${code}`))
})

test('a used reward of a lost tier stays', async () => {
  const number = await order(4)
  await count()
  const [code] = [...shop.loyalty.codes].find(([, { email }]) => email === ADA && spendOf() > 0) ?? []
  for (const found of shop.loyalty.codes.values()) found.redeemedBy = 'another order'
  assert.ok(code)
  await refundPairs(number, 4, 'all')
  await count()
  assert.deepEqual([await rewards(), spendOf()], [['SILVER 1 issued'], 0])
})

test('a reward of a lost tier that a cancelled order releases is withdrawn', async () => {
  shop.loyalty.codes.clear()
  const first = await order(4)
  await count()
  const { code } = await shop.database.db.selectFrom('loyalty_reward').select('code').executeTakeFirstOrThrow()
  const second = await order(1, code ?? '')
  await runJobs(shop, ['sync-redemptions', ...COUNT])
  await cancelOrder(first)
  await count()
  assert.deepEqual(await rewards(), ['SILVER 1 issued'], 'it is used')
  await cancelOrder(second)
  await count()
  await runJobs(shop, ['sync-redemptions'])
  await count()
  assert.deepEqual([await rewards(), spendOf()], [['SILVER 1 withdrawn'], 0])
})

test('while the service is away the entry waits, and is enqueued again', async () => {
  await order(1)
  shop.loyalty.isDown = true
  await assert.rejects(count())
  assert.deepEqual([await entries(), spendOf()], [[5995], 0])
  shop.loyalty.isDown = false
  await enqueueUnsentSpend(shop.database.db)
  await count()
  assert.equal(spendOf(), 0, 'too early')
  await sql`update loyalty_entry set created_at = now() - interval '1 hour'`.execute(shop.database.db)
  await enqueueUnsentSpend(shop.database.db)
  await count()
  await count()
  assert.equal(spendOf(), 59.95)
})

const HISTORY = gql(`query ($email: String!, $year: Int) { fetchCustomerDetails(email: $email) {
  current_loyalty_tier annual_spend_to_date last_purchase_date
  history(year: $year) { year has_earlier other_spend
    entries { is_own_order names discount amount spend tier_reached reward } } other_rewards { name state } } }`)

test('a member reads what counted, order by order, with sums and reached tiers [A97]', async () => {
  const customer = await registerCustomer(shop.server, ADA)
  await confirmEmail(shop.database, customer)
  shop.loyalty.members.set(ADA, {
    id: 'M1',
    email: ADA,
    firstname: 'Ada',
    lastname: 'Bell',
    spendCents: 5000,
    lastPurchaseDate: undefined,
  })
  const number = await order(3, give(1000))
  await count()
  await refundPairs(number, 1, 'one')
  await count()
  const read = async (year?: number) =>
    (await shop.server.graphql(HISTORY, { email: ADA, year }, customer.headers)).data?.fetchCustomerDetails
  const now = await read()
  const names = ['Test shoe']
  assert.deepEqual(now?.history.entries, [
    { is_own_order: false, names: [], discount: 0, amount: -56.61, spend: 163.24, tier_reached: null, reward: null },
    { is_own_order: false, names, discount: 10, amount: 169.85, spend: 219.85, tier_reached: 'SILVER', reward: 15 },
  ])
  assert.deepEqual([now?.annual_spend_to_date, now?.history.other_spend, now?.other_rewards], [163.24, 50, []])
  await sql`update loyalty_entry set year = year - 1`.execute(shop.database.db)
  const [later, before] = [await read(), await read((now?.history.year ?? 0) - 1)]
  assert.deepEqual([later?.history.has_earlier, later?.history.entries], [true, []])
  assert.deepEqual([before?.history.has_earlier, before?.history.entries.length], [false, 2])
})

test('an order of the last minute of a year in store time counts for that year', async () => {
  const years: number[] = []
  for (const paidAt of ['2026-12-31T12:59:59Z', '2026-12-31T13:00:00Z']) {
    const number = await order(1)
    await sql`update orders set paid_at = ${paidAt}::timestamptz where number = ${number}`.execute(shop.database.db)
    await count()
    const { rows } = await sql<{ year: number }>`select year from loyalty_entry order by id desc limit 1`.execute(
      shop.database.db,
    )
    years.push(rows[0]?.year ?? 0)
  }
  assert.deepEqual(years, [2026, 2027])
})

async function setSetting(key: string, value: unknown): Promise<void> {
  await sql`insert into site_setting (website_id, key, value) values (9, ${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (website_id, key) do update set value = excluded.value`.execute(shop.database.db)
}

test('amounts are settings, and nothing counts while the programme is off [R3.110]', async () => {
  try {
    await setSetting('loyalty_tiers', { SILVER: 5000 })
    await setSetting('loyalty_rewards', { SILVER: 500 })
    await order(1)
    await count()
    assert.match((await mails())[0]?.subject ?? '', /Silver: \$5 off/)
    await setSetting('loyalty_enabled', false)
    await order(1)
    await count()
    assert.deepEqual(await entries(), [5995])
  } finally {
    await sql`delete from site_setting where website_id = 9 and key like 'loyalty%'`.execute(shop.database.db)
  }
})
