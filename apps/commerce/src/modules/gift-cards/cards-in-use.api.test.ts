import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { enterCard, fillCart, ledgerOf, openShop, place, placeTogether, type TestShop } from '#src/testing/shop'
import { giftCardLine, insertGiftCardProduct } from './testing/gift-card-product.ts'
import { applied, apply, issueCard, switchGiftCards } from './testing/test-cards.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
  await switchGiftCards(shop, true)
  await insertGiftCardProduct(shop.database.db)
})
afterEach(async () => {
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

const ADD = gql(
  'mutation ($id: String!, $lines: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $lines) { user_errors { message } } }',
)
const READ =
  gql(`query ($id: String!) { cart(cart_id: $id) { items { uid product { sku } } applied_gift_cards { code status balance { value } applied_balance { value } }
  prices { grand_total { value } total_before_gift_cards { value } } } }`)
interface Read {
  readonly cart: {
    readonly items: readonly { readonly uid: string; readonly product: { readonly sku: string } }[]
    readonly applied_gift_cards:
      | readonly { readonly status: string; readonly applied_balance: { readonly value: number } }[]
      | null
    readonly prices: { readonly grand_total: { readonly value: number } }
  }
}

async function read(id: string): Promise<Read['cart']> {
  const { data, errors } = await shop.server.graphql(READ, { id })
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.cart
}

const statusesOf = (cart: Read['cart']) =>
  cart.applied_gift_cards?.map(({ status, applied_balance }) => `${status} ${applied_balance.value}`)

async function fillMixed(): Promise<string> {
  const id = await fillCart(shop)
  await shop.server.graphql(ADD, { id, lines: [giftCardLine()] })
  return id
}

async function removeLine(id: string, sku: string): Promise<void> {
  const line = (await read(id)).items.find(({ product }) => product.sku === sku)
  const remove = gql(
    'mutation ($id: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } } }',
  )
  assert.deepEqual((await shop.server.graphql(remove, { id, uid: line?.uid })).errors, [])
}

test('a bag with only gift cards refuses gift cards and rewards, with the reason', async () => {
  const id = await fillMixed()
  await removeLine(id, 'TEST')
  const card = await issueCard(shop, 6000)
  shop.loyalty.give('ada@example.com', 'RW-FOR-CARDS', 1500)
  for (const name of ['applyGiftCard', 'applyGiftCardToCart']) {
    const document = `mutation ($id: String!, $code: String!, $pin: Int) { ${name}(input: { cart_id: $id, gift_card_code: $code, pin: $pin }) { cart { id } } }`
    const { errors } = await shop.server.graphql(document, { id, code: card.code, pin: card.pin })
    assert.equal(errors[0]?.message, 'A gift card can’t pay for a gift card.')
  }
  for (const call of [
    'applyCouponToCart(input: { cart_id: $id, coupon_code: "RW-FOR-CARDS" })',
    'applyCouponsToCart(input: { cart_id: $id, coupon_codes: ["RW-FOR-CARDS"] })',
  ]) {
    const { errors } = await shop.server.graphql(`mutation ($id: String!) { ${call} { cart { id } } }`, { id })
    assert.equal(errors[0]?.message, 'A reward can’t pay for a gift card.')
  }
  assert.equal((await read(id)).prices.grand_total.value, 50)
})

test('in a mixed bag the bought gift card stays payable in cart, order and payment', async () => {
  const id = await fillMixed()
  const card = await issueCard(shop, 20_000)
  const cart = await applied(shop, id, card)
  assert.deepEqual([cart.prices.grand_total.value, cart.applied_gift_cards?.[0]?.applied_balance.value], [50, 59.95])
  await enterCard(shop, id)
  const { placement } = await place(shop, id)
  assert.equal(placement.orderV2?.total.grand_total.value, 50)
  assert.equal([...shop.gateway.charges.values()].at(-1)?.amount.cents, 5000)
  const { orders } = await ledgerOf(shop)
  assert.deepEqual([orders.at(-1)?.state, orders.at(-1)?.gift_card_cents], ['paid', 5995])
})

test('an applied card pays nothing once the pair is removed, and the bag is not free', async () => {
  const id = await fillMixed()
  await applied(shop, id, await issueCard(shop, 20_000))
  await removeLine(id, 'TEST')
  const cart = await read(id)
  assert.deepEqual([statusesOf(cart), cart.prices.grand_total.value], [['NOTHING_TO_PAY_FOR 0'], 50])
  await sql`update cart set payment_method = null where id = ${id}`.execute(shop.database.db)
  assert.match((await place(shop, id)).placement.errors[0]?.message ?? '', /payment/i)
  await enterCard(shop, id)
  const { placement } = await place(shop, id)
  assert.equal(placement.orderV2?.total.grand_total.value, 50)
})

test('concurrent orders of mixed bags: the card pays one, and buys no gift card', async () => {
  const card = await issueCard(shop, 6000)
  const carts = await Promise.all(Array.from({ length: 6 }, fillMixed))
  for (const id of carts) {
    await applied(shop, id, card)
    await enterCard(shop, id)
  }
  const answers = await placeTogether(
    shop,
    carts.map((cartId) => ({ cartId })),
  )
  assert.equal(answers.filter(({ placement }) => placement.order).length, 1)
  const { orders } = await ledgerOf(shop)
  assert.equal(orders.at(-1)?.gift_card_cents, 5995)
})

test('the bag shows whether a card is spent, expired or void', async () => {
  const id = await fillCart(shop)
  const cards = [
    await issueCard(shop, 1000),
    await issueCard(shop, 1000),
    await issueCard(shop, 1000),
    await issueCard(shop, 1000),
  ] as const
  for (const card of cards) await applied(shop, id, card)
  const [spent, expired, ended] = cards
  const { db } = shop.database
  await sql`with spent as (insert into gift_card_entry (gift_card_id, kind, cents) values (${spent.id}, 'hold', -1000))
    update gift_card set balance_cents = 0 where id = ${spent.id}`.execute(db)
  await sql`update gift_card set expires_at = shop_now() where id = ${expired.id}`.execute(db)
  await sql`update gift_card set state = 'void' where id = ${ended.id}`.execute(db)
  assert.deepEqual(statusesOf(await read(id)), ['SPENT 0', 'EXPIRED 0', 'VOID 0', 'USABLE 10'])
})

test('with gift cards off, a bag shows none, charges the full total and lets them be removed', async () => {
  const id = await fillCart(shop)
  const [card, other] = [await issueCard(shop, 6000), await issueCard(shop, 1000)]
  for (const one of [card, other]) await applied(shop, id, one)
  await switchGiftCards(shop, false)
  const off = await read(id)
  assert.deepEqual([off.applied_gift_cards, off.prices.grand_total.value], [null, 59.95])
  assert.equal((await apply(shop, id, card)).errors[0]?.extensions.code, 'GIFT_CARDS_OFF')
  for (const [name, { code }] of [
    ['removeGiftCard', card],
    ['removeGiftCardFromCart', other],
  ] as const) {
    const document = `mutation ($id: String!, $code: String!) { ${name}(input: { cart_id: $id, gift_card_code: $code }) { cart { id } } }`
    assert.deepEqual((await shop.server.graphql(document, { id, code })).errors, [])
  }
  await switchGiftCards(shop, true)
  const on = await read(id)
  assert.deepEqual([on.applied_gift_cards, on.prices.grand_total.value], [null, 59.95])
})
