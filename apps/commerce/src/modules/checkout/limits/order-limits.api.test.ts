import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { runWelt } from '#src/testing/run-welt'
import { fillCart, newKey, openShop, place, type TestShop } from '#src/testing/shop'

let shop: TestShop
before(async () => {
  shop = await openShop({ LIMIT_MULTIPLIER: '1' })
})
after(() => shop.close())
beforeEach(() => sql`truncate rate_limit, site_setting`.execute(shop.database.db))

const SET_EMAIL = gql(`mutation ($id: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { email } } }`)

async function order(email: string): Promise<string | undefined> {
  const id = await fillCart(shop)
  await shop.server.requireData(SET_EMAIL, { id, email })
  const { placement } = await place(shop, id, newKey())
  return placement.errors[0]?.message
}

test('card attempts of one email are limited, and the shopper reads when to try again', async (t) => {
  const set = (...words: readonly string[]) => runWelt(t, shop.database.url, 'setting', 'williams', ...words)
  assert.equal((await set('order_limits.email', '3')).code, 0)
  assert.equal((await set('order_limit_minutes.email', '30')).code, 0)
  shop.gateway.script = 'refuse'
  for (const _ of [1, 2]) assert.match((await order('ada@example.com')) ?? '', /^Unable to place order/)
  shop.gateway.script = 'authorise'
  assert.equal(await order('Ada@example.com'), undefined)
  const sent = shop.gateway.charges.size
  assert.match((await order('ada@example.com')) ?? '', /^Too many attempts\. Please try again in (?:29|30) minutes\.$/)
  assert.equal(shop.gateway.charges.size, sent, 'nothing is charged')
  assert.equal(await order('bea@example.com'), undefined, 'another email')
})

test('orders to one address are limited however it is typed', async (t) => {
  await runWelt(t, shop.database.url, 'setting', 'williams', 'order_limits.delivery', '2')
  for (const email of ['a@example.com', 'b@example.com']) assert.equal(await order(email), undefined)
  assert.match((await order('c@example.com')) ?? '', /^Too many attempts/)
})

const attempts = async () =>
  Number(
    (await sql<{ count: string }>`select count(*) from payment_attempt`.execute(shop.database.db)).rows[0]?.count ?? 0,
  )

test('after so many refused cards of an email or from an address no other new card is charged', async (t) => {
  const set = (...words: readonly string[]) => runWelt(t, shop.database.url, 'setting', 'williams', ...words)
  assert.equal((await set('refused_card_limits.email', '3')).code, 0)
  shop.gateway.script = 'refuse'
  for (const alias of ['A', 'B', 'B', 'C']) {
    shop.gateway.cardOrigin = { alias }
    assert.match((await order('tester@example.com')) ?? '', /^Unable to place order/, alias)
  }
  shop.gateway.script = 'authorise'
  const before = await attempts()
  const refusal = (await order('Tester@example.com')) ?? ''
  assert.match(
    refusal,
    /^Unable to place order: Several cards were refused.*Pay another way, or try again in 24 hours\.$/,
  )
  assert.equal(await attempts(), before, 'nothing is sent')
  assert.equal(await order('another@example.com'), undefined, 'another email')
  assert.equal((await set('refused_card_limits.address', '3')).code, 0)
  assert.match((await order('fresh@example.com')) ?? '', /Several cards were refused/)
  await sql`update payment_attempt set created_at = created_at - interval '61 minutes'`.execute(shop.database.db)
  assert.equal(await order('fresh@example.com'), undefined, 'the hour of the address is over')
  assert.match((await order('tester@example.com')) ?? '', /Several cards were refused/, 'the day of the email is not')
})

const LIMIT = 3
const AT_ONCE = 10

const UNDER_WAY = 'Several card payments are being made at once.'

/** Sends the orders at once; the payment service answers when so many were refused a charge. @returns their messages */
async function orderAtOnce(emails: readonly string[], refusals: number) {
  const { promise, resolve: answerCards } = Promise.withResolvers<void>()
  shop.gateway.gate = promise
  let refused = 0
  return Promise.all(
    emails.map(async (email) => {
      const message = await order(email)
      if (message?.includes(UNDER_WAY)) refused += 1
      if (refused === refusals) answerCards()
      return message
    }),
  )
}

test('cards tried at once by one email or from one address are no more than the limit', async (t) => {
  const set = (...words: readonly string[]) => runWelt(t, shop.database.url, 'setting', 'williams', ...words)
  await sql`update payment_attempt set created_at = created_at - interval '2 days'`.execute(shop.database.db)
  for (const limit of ['order_limits.email', 'order_limits.address', 'order_limits.delivery'])
    assert.equal((await set(limit, '1000')).code, 0)
  let count = 0
  shop.gateway.script = 'refuse'
  shop.gateway.cardOrigin = {
    get alias() {
      count += 1
      return `AT-ONCE-${count}`
    },
  }
  for (const name of ['email', 'address']) {
    assert.equal((await set(`refused_card_limits.${name}`, String(LIMIT))).code, 0)
    const emailOf = (n: number) => (name === 'email' ? 'at-once@example.com' : `at-once-${n}@example.com`)
    const before = await attempts()
    const emails = Array.from({ length: AT_ONCE }, (_, n) => emailOf(n))
    const messages = await orderAtOnce(emails, AT_ONCE - LIMIT)
    const tooMany = messages.filter((message) => message?.includes(UNDER_WAY))
    assert.deepEqual([tooMany.length, (await attempts()) - before], [AT_ONCE - LIMIT, LIMIT], String(messages))
    assert.match((await order(emailOf(0))) ?? '', /Several cards were refused/, name)
    await sql`update payment_attempt set created_at = created_at - interval '2 days'`.execute(shop.database.db)
    shop.gateway.script = 'authorise'
    assert.equal(await order(emailOf(0)), undefined, `${name}: none is under way any more`)
    shop.gateway.script = 'refuse'
    await set(`refused_card_limits.${name}`, '1000')
  }
  shop.gateway.cardOrigin = {}
})

const PLACE = gql(
  'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { message } orderV2 { number } } }',
)

test('cards that guests tried with a customer’s email do not limit that customer', async (t) => {
  await runWelt(t, shop.database.url, 'setting', 'williams', 'refused_card_limits.email', '1')
  const email = 'victim@example.com'
  shop.gateway.script = 'refuse'
  shop.gateway.cardOrigin = { alias: 'STOLEN' }
  await order(email)
  shop.gateway.script = 'authorise'
  assert.match((await order(email)) ?? '', /Several cards were refused/)
  const customer = await registerCustomer(shop.server, email)
  const id = await fillCart(shop)
  await shop.server.requireData(SET_EMAIL, { id, email })
  await sql`update cart set customer_id = ${customer.id} where id = ${id}`.execute(shop.database.db)
  const { placeOrder: placed } = await shop.server.requireData(PLACE, { id }, customer.headers)
  assert.deepEqual(placed?.errors, [])
  assert.ok(placed?.orderV2?.number)
})
