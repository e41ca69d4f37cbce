import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { registerCustomer } from '#src/testing/customer'
import { gql, untyped } from '#src/testing/gql'
import type { GraphqlAnswer } from '#src/testing/server'
import { startTestServer } from '#src/testing/server'
import { fillCart, openShop, type TestShop } from '#src/testing/shop'
import { APPLY, applied, apply, issueCard, switchGiftCards } from './testing/test-cards.ts'

const NOT_USABLE = { message: 'Please correct the gift card code.', category: 'graphql-input' }

let shop: TestShop
before(async () => {
  shop = await openShop()
  await switchGiftCards(shop, true)
})
after(() => shop.close())

const refusalOf = ({ errors }: Pick<GraphqlAnswer, 'errors'>) => ({
  message: errors[0]?.message,
  category: errors[0]?.extensions.category,
})

const REMOVE =
  gql(`mutation ($id: String!, $code: String!) { removeGiftCard(input: { cart_id: $id, gift_card_code: $code }) {
  cart { applied_gift_cards { code } prices { grand_total { value } } } } }`)

test('several cards pay in their order, up to their balances; the total is never below 0 [R3.14, R7.82, R7.83]', async () => {
  const cartId = await fillCart(shop)
  const small = await issueCard(shop, 2000, { expiresAt: new Date('2029-10-12T13:00:00Z') })
  const large = await issueCard(shop, 9000)
  const first = await applied(shop, cartId, {
    ...small,
    code: ` ${small.code.slice(0, 4).toLowerCase()}  ${small.code.slice(4)} `,
  })
  assert.equal(first.prices.grand_total.value, 39.95)
  const both = await applied(shop, cartId, large)
  assert.equal(both.prices.grand_total.value, 0)
  assert.deepEqual(
    both.applied_gift_cards?.map((card) => [
      card.code,
      card.balance.value,
      card.applied_balance.value,
      card.current_balance.value,
      card.expiration_date,
    ]),
    [
      [small.code, 20, 20, 20, '2029-10-12'],
      [large.code, 90, 39.95, 90, null],
    ],
  )
  const { data } = await shop.server.graphql(REMOVE, {
    id: cartId,
    code: small.code,
  })
  assert.deepEqual(data?.removeGiftCard.cart.applied_gift_cards, [{ code: large.code }])
  const again = await shop.server.graphql(REMOVE, { id: cartId, code: small.code })
  assert.deepEqual(refusalOf(again), NOT_USABLE)
})

test('a PIN stays valid before, during and after a rotation of the secret, and after a rollback', async () => {
  const { db } = shop.database
  const secretOf = (name: string) => `signing-secret-${name}-0123456789abcdefghij`
  /** A process with these secrets, the current one first. */
  const open = ([present = '', ...previous]: readonly string[]) =>
    startTestServer({
      db,
      settings: {
        SIGNING_SECRET: secretOf(present),
        PREVIOUS_SIGNING_SECRETS: previous.map(secretOf).join(','),
        LIMIT_MULTIPLIER: '1000',
      },
    })
  const servers = {
    a: await open(['a']),
    ba: await open(['b', 'a']),
    ab: await open(['a', 'b']),
    b: await open(['b']),
    c: await open(['c']),
  }
  type Name = keyof typeof servers
  const query = gql(
    'query ($code: String!, $pin: Int) { giftCardAccount(input: { gift_card_code: $code, pin: $pin }) { code } }',
  )
  const isRight = async (name: Name, code: string, pin: number) =>
    (await servers[name].graphql(query, { code, pin })).errors.length === 0
  const stories: readonly (readonly [by: Name, right: readonly Name[], wrong: readonly Name[]])[] = [
    ['a', ['a', 'ba', 'a', 'ba', 'b'], ['c']], // an old process beside a new one, then the old secret is dropped
    ['ba', ['a', 'ba', 'a', 'b'], ['a', 'c']], // issued by the new one
    ['a', ['ba', 'ab', 'a', 'ba', 'b'], ['c']], // rolled back and forward again
    ['a', ['a'], ['b', 'c']], // never used while both were listed
    ['ba', ['b'], ['a']], // a leaked secret is worthless once dropped
  ]
  for (const [by, right, wrong] of stories) {
    const { code, pin } = await issueCard({ database: shop.database, server: servers[by] }, 1000)
    assert.equal(await isRight(by, code, pin === 1000 ? 1001 : 1000), false)
    for (const name of right) assert.equal(await isRight(name, code, pin), true, `${by}: ${right.join()} at ${name}`)
    for (const name of wrong) assert.equal(await isRight(name, code, pin), false, `${by}: not at ${name}`)
  }
  const cards = await Promise.all(
    Array.from({ length: 4 }, () => issueCard({ database: shop.database, server: servers.a }, 1000)),
  )
  const names: readonly Name[] = ['a', 'ba', 'ab', 'a', 'ba']
  const together = cards.flatMap(({ code, pin }) => names.map((name) => isRight(name, code, pin)))
  assert.ok((await Promise.all(together)).every(Boolean), 'whichever process writes last')
  for (const { code, pin } of cards) assert.equal(await isRight('ba', code, pin), true)
  for (const server of Object.values(servers)) await server.close()
})

test('wrong code or PIN, expired, empty, void, other site or currency: one answer [A24, R5.07]', async () => {
  const cartId = await fillCart(shop)
  const good = await issueCard(shop, 5000)
  const empty = await issueCard(shop, 5000)
  await sql`insert into gift_card_entry (gift_card_id, kind, cents) values (${empty.id}, 'hold', -5000)`.execute(
    shop.database.db,
  )
  await sql`update gift_card set balance_cents = 0 where id = ${empty.id}`.execute(shop.database.db)
  const ended = await issueCard(shop, 5000)
  await sql`update gift_card set state = 'void' where id = ${ended.id}`.execute(shop.database.db)
  const cards = [
    { code: 'NOSUCHCARD000000', pin: 1234 },
    { code: 'X'.repeat(200), pin: 1234 },
    { code: good.code, pin: good.pin === 9999 ? 9998 : good.pin + 1 },
    await issueCard(shop, 5000, { expiresAt: new Date('2020-01-01') }),
    await issueCard(shop, 5000, { websiteId: 10 }),
    await issueCard(shop, 5000, { currency: 'NZD' }),
    empty,
    ended,
  ]
  for (const card of cards) assert.deepEqual(refusalOf(await apply(shop, cartId, card)), NOT_USABLE)
  assert.equal((await applied(shop, cartId, good)).prices.grand_total.value, 9.95)
})

test('a gift card needs a code and a whole number as its PIN [R5.06, R5.07]', async () => {
  const cartId = await fillCart(shop)
  const { code } = await issueCard(shop, 5000)
  assert.equal(
    refusalOf(await apply(shop, cartId, { code: ' ', pin: 1 })).message,
    'Required parameter "gift_card_code" is missing',
  )
  assert.equal(refusalOf(await apply(shop, cartId, { code })).message, 'Required parameter "pin" is missing')
  for (const pin of ['12a4', 12.5, 3_000_000_000])
    assert.match(String(refusalOf(await shop.server.graphql(untyped(APPLY), { id: cartId, code, pin })).message), /pin/)
})

test('the balance is shown with the PIN only, and database rows do not reveal the PIN', async () => {
  const card = await issueCard(shop, 6000)
  const read = (pin: number) =>
    shop.server.graphql(
      gql(
        'query ($code: String!, $pin: Int) { giftCardAccount(input: { gift_card_code: $code, pin: $pin }) { code balance { value currency } expiration_date } }',
      ),
      { code: card.code, pin },
    )
  assert.deepEqual((await read(card.pin)).data?.giftCardAccount, {
    code: card.code,
    balance: { value: 60, currency: 'AUD' },
    expiration_date: null,
  })
  assert.equal((await read(card.pin - 1)).errors[0]?.message, NOT_USABLE.message)
  const row = await shop.database.db
    .selectFrom('gift_card')
    .select('pin_hash')
    .where('id', '=', card.id)
    .executeTakeFirstOrThrow()
  assert.match(row.pin_hash, /^[0-9a-f]{64}$/)
})

test('a guest’s cards follow those of the customer’s cart at sign-in, each once [A51, R3.14]', async () => {
  const [own, both, guests] = [await issueCard(shop, 1000), await issueCard(shop, 1100), await issueCard(shop, 1200)]
  const { headers } = await registerCustomer(shop.server, 'card-merging@example.com')
  const { data } = await shop.server.graphql(gql('{ customerCart { id } }'), {}, headers)
  const to = data?.customerCart.id ?? ''
  for (const card of [own, both]) assert.deepEqual((await apply(shop, to, card, headers)).errors, [])
  const from = await fillCart(shop)
  for (const card of [guests, both]) await applied(shop, from, card)
  const merge =
    gql(`mutation ($from: String!, $to: String!) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) {
    applied_gift_cards { code } prices { grand_total { value } } } }`)
  const answer = await shop.server.graphql(merge, { from, to }, headers)
  assert.deepEqual(answer.data?.mergeCarts, {
    applied_gift_cards: [own, both, guests].map(({ code }) => ({ code })),
    prices: { grand_total: { value: 26.95 } },
  })
  const more = await Promise.all(Array.from({ length: 8 }, () => issueCard(shop, 100)))
  const full = await fillCart(shop)
  for (const card of more) await applied(shop, full, card)
  const notices =
    gql(`mutation ($from: String!, $to: String!) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) {
    applied_gift_cards { code } merge_notices { message reason product_sku quantity } } }`)
  const last = await shop.server.graphql(notices, { from: full, to }, headers)
  assert.deepEqual(last.data?.mergeCarts, {
    applied_gift_cards: [own, both, guests, ...more.slice(0, 7)].map(({ code }) => ({ code })),
    merge_notices: more.slice(7).map(({ code }) => ({
      message: `Gift card ending ${code.slice(-4)} was left out: a bag takes 10.`,
      reason: 'TOO_MANY_GIFT_CARDS',
      product_sku: null,
      quantity: 1,
    })),
  })
})
