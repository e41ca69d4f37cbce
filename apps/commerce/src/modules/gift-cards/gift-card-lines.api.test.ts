import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { localDate } from '@welt/kit/time'
import type { CartItemInput, CartItemUpdateInput } from '#src/platform/contract/contract.generated'
import { gql, type Sent } from '#src/testing/gql'
import { fillCart, openShop, type TestShop } from '#src/testing/shop'
import { giftCardLine, insertGiftCardProduct, listedAmount } from './testing/gift-card-product.ts'
import { switchGiftCards } from './testing/test-cards.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
  await insertGiftCardProduct(shop.database.db)
})
after(() => shop.close())

const LINE = `uid quantity max_qty is_available product { sku } prices { price { value } row_total_including_tax { value } }
  ... on GiftCardCartItem { sender_name sender_email recipient_name recipient_email message delivery_date amount { value currency }
    customizable_options { label values { value } } }`
const CART = `id is_virtual total_quantity items { __typename ${LINE} } prices { grand_total { value } applied_taxes { amount { value } } }`
const ADD =
  gql(`mutation ($id: String!, $lines: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $lines) {
  cart { ${CART} } user_errors { __typename code message ... on CartUserInputError { field } } } }`)
const UPDATE =
  gql(`mutation ($id: String!, $items: [CartItemUpdateInput]!) { updateCartItems(input: { cart_id: $id, cart_items: $items }) {
  cart { ${CART} } errors { code message field } } }`)

interface Line {
  readonly uid: string
  readonly __typename: string
  readonly quantity: number
  readonly amount: { readonly value: number }
  readonly message: string | null
  readonly sender_name: string
  readonly sender_email: string
  readonly recipient_name: string
  readonly recipient_email: string
  readonly delivery_date: string | null
  readonly customizable_options: readonly { readonly label: string }[]
}

async function newCart(): Promise<string> {
  const { data } = await shop.server.graphql(gql('mutation { createEmptyCart }'))
  return data?.createEmptyCart ?? ''
}

async function add(id: string, lines: readonly CartItemInput[]) {
  return (await shop.server.requireData(ADD, { id, lines })).addProductsToCart
}

async function update(id: string, items: readonly Sent<CartItemUpdateInput>[]) {
  return (await shop.server.requireData(UPDATE, { id, items })).updateCartItems
}

const today = () => localDate(new Date(), 'Australia/Melbourne')
const dayFromNow = (days: number) => localDate(new Date(Date.now() + days * 86_400_000), 'Australia/Melbourne')

test('while gift cards are off there is neither their page nor anything to add [R1.23, R2.41, R3.109]', async () => {
  await switchGiftCards(shop, false)
  const read = () => shop.server.graphql(gql('{ route(url: "gift-card.html") { __typename } }'))
  assert.equal((await read()).data?.route, null)
  const { user_errors: errors } = await add(await newCart(), [giftCardLine()])
  assert.deepEqual(
    errors.map(({ message }) => message),
    ['Could not find a product with SKU "GIFT-CARD"'],
  )
  await switchGiftCards(shop, true)
  assert.equal((await read()).data?.route?.__typename, 'GiftCardProduct')
})

test('the product lists its amounts and options [R3.24]', async () => {
  const { data, errors } = await shop.server.graphql(
    gql(`{ products(filter: { url_key: { eq: "gift-card" } }) { items {
    __typename sku stock_status price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
    ... on GiftCardProduct { giftcard_type allow_open_amount open_amount_min open_amount_max lifetime allow_message message_max_length is_redeemable
      is_returnable giftcard_amounts { uid value } gift_card_options { title required ... on CustomizableFieldOption { value { uid max_characters } } } } } } }`),
  )
  assert.deepEqual(errors, [])
  const [card] = data?.products.items ?? []
  assert.deepEqual(
    [
      card?.__typename,
      card?.giftcard_type,
      card?.allow_open_amount,
      card?.open_amount_min,
      card?.open_amount_max,
      card?.lifetime,
      card?.message_max_length,
    ],
    ['GiftCardProduct', 'VIRTUAL', true, 20, 500, 365, 200],
  )
  assert.deepEqual([card?.stock_status, card?.is_returnable, card?.is_redeemable], ['IN_STOCK', '0', true])
  assert.deepEqual(card?.giftcard_amounts, [
    { uid: listedAmount('50.00'), value: 50 },
    { uid: listedAmount('100.00'), value: 100 },
  ])
})

test('each card is a line of its own; a bag of cards alone is virtual, without GST and delivery [R3.23, A25]', async () => {
  const id = await newCart()
  await add(id, [giftCardLine()])
  const { cart, user_errors: errors } = await add(id, [
    giftCardLine({ custom_giftcard_amount: '75.50', giftcard_delivery_date: dayFromNow(30) }, { quantity: 2 }),
  ])
  assert.deepEqual(errors, [])
  assert.deepEqual(
    cart.items.map((line) => [line.__typename, line.quantity, line.amount.value, line.delivery_date]),
    [
      ['GiftCardCartItem', 1, 50, null],
      ['GiftCardCartItem', 2, 75.5, dayFromNow(30)],
    ],
  )
  assert.deepEqual(
    [cart.is_virtual, cart.total_quantity, cart.prices.grand_total.value, cart.prices.applied_taxes],
    [true, 3, 201, []],
  )
  const withShoes = await add(id, [{ sku: 'TEST-38', quantity: 1 }])
  assert.equal(withShoes.cart.is_virtual, false)
})

const OF_A_NAME = 'using letters, spaces, hyphens or apostrophes.'

test('every wrong field is named, and nothing is added [R3.25, R3.26]', async () => {
  const id = await newCart()
  const cases: readonly (readonly [Record<string, string>, string, string])[] = [
    [{ custom_giftcard_amount: '19.99' }, 'amount', 'Enter an amount from $20 to $500.'],
    [{ custom_giftcard_amount: '500.01' }, 'amount', 'Enter an amount from $20 to $500.'],
    [{ custom_giftcard_amount: '-50' }, 'amount', 'Enter an amount from $20 to $500.'],
    [{ custom_giftcard_amount: '50.005' }, 'amount', 'Enter dollars and cents, like 75.50.'],
    [{ custom_giftcard_amount: 'fifty' }, 'amount', 'Enter dollars and cents, like 75.50.'],
    [{ giftcard_message: 'x'.repeat(212) }, 'message', 'Your message is 12 characters too long.'],
    [{ giftcard_recipient_email: 'mia@' }, 'recipient_email', 'Enter an email address like mia@example.com'],
    [{ giftcard_delivery_date: dayFromNow(-1) }, 'delivery_date', 'Choose today or a later day.'],
    [{ giftcard_delivery_date: '2027-02-30' }, 'delivery_date', 'Enter a day that exists.'],
    [{ giftcard_sender_name: ' ' }, 'sender_name', 'Enter your name.'],
    [
      { giftcard_sender_name: '=?utf-8?Q?Bcc?= <x@evil.example> https://evil.example' },
      'sender_name',
      `Enter your name ${OF_A_NAME}`,
    ],
    [{ giftcard_recipient_name: 'Mia https://evil.example' }, 'recipient_name', `Enter their name ${OF_A_NAME}`],
    [{ giftcard_recipient_name: `Mia${'\u0301'.repeat(57)}` }, 'recipient_name', `Enter their name ${OF_A_NAME}`],
    [
      { giftcard_recipient_name: 'x'.repeat(61) },
      'recipient_name',
      'Enter their name on one line, with at most 60 characters.',
    ],
  ]
  for (const [texts, field, message] of cases) {
    const { cart, user_errors: errors } = await add(id, [giftCardLine(texts)])
    assert.deepEqual([errors.map((fault) => [fault.field, fault.message]), cart.items], [[[field, message]], []])
  }
  for (const quantity of [0, -1, 1.5, 100])
    assert.equal((await add(id, [giftCardLine({}, { quantity })])).user_errors.length, 1)
  assert.equal(
    (await add(id, [giftCardLine({ giftcard_sender_name: '', giftcard_recipient_email: '' })])).user_errors.length,
    2,
  )
  assert.equal(
    (await add(id, [giftCardLine({ custom_giftcard_amount: '20', giftcard_delivery_date: today() })])).cart.items
      .length,
    1,
  )
  assert.equal((await add(id, [giftCardLine({ custom_giftcard_amount: '500.00' })])).cart.items.length, 2)
})

test('a line is changed field by field; what is wrong changes nothing [J10.3, R7.72]', async () => {
  const id = await newCart()
  const [line] = (await add(id, [giftCardLine()])).cart.items
  const everything = {
    sender_name: 'Bo',
    sender_email: 'bo@example.com',
    recipient_name: 'Lee',
    recipient_email: 'lee@example.com',
    message: 'For you',
    amount: 75.5,
    delivery_date: dayFromNow(3),
  }
  const whole = await update(id, [{ cart_item_uid: line?.uid, gift_card: everything }])
  const [rewritten] = whole.cart.items
  const { sender_name, sender_email, recipient_name, recipient_email, message, delivery_date, amount } =
    rewritten as Line
  assert.deepEqual(
    { sender_name, sender_email, recipient_name, recipient_email, message, amount: amount.value, delivery_date },
    everything,
  )
  const changed = await update(id, [
    { cart_item_uid: line?.uid, gift_card: { recipient_name: 'Max', amount: 80, message: '' } },
  ])
  assert.deepEqual(changed.errors, [])
  const [after] = changed.cart.items
  assert.deepEqual(
    [after?.recipient_name, after?.recipient_email, after?.amount.value, after?.message],
    ['Max', 'lee@example.com', 80, null],
  )
  const wrong = await update(id, [
    {
      cart_item_uid: line?.uid,
      quantity: 2,
      gift_card: { amount: 19, recipient_email: 'no', delivery_date: dayFromNow(-1) },
    },
  ])
  assert.deepEqual(
    wrong.errors.map(({ field }) => field),
    ['amount', 'recipient_email', 'delivery_date'],
  )
  assert.deepEqual([wrong.cart.items[0]?.quantity, wrong.cart.prices.grand_total.value], [1, 80])
  const twice = await update(id, [{ cart_item_uid: line?.uid, quantity: 2 }])
  assert.equal(twice.cart.prices.grand_total.value, 160)
  assert.equal((await update(id, [{ cart_item_uid: line?.uid, quantity: 100 }])).errors.length, 1)
  assert.deepEqual((await update(id, [{ cart_item_uid: line?.uid, quantity: 0 }])).cart.items, [])
})

test('gift cards are in stock for the inventory, and nobody reviews them', async () => {
  const id = await fillCart(shop)
  await add(id, [giftCardLine()])
  const { data } = await shop.server.graphql(
    gql(
      'query ($id: String!) { finalLiveInventoryCheck(cart_id: $id) { is_fulfillable message items { sku is_available } } }',
    ),
    { id },
  )
  const items = [
    { sku: 'TEST-38', is_available: true },
    { sku: 'GIFT-CARD', is_available: true },
  ]
  assert.deepEqual(data?.finalLiveInventoryCheck, { is_fulfillable: true, message: null, items })
  const review = gql(
    `mutation { createProductReview(input: { sku: "GIFT-CARD", nickname: "Ana", summary: "Good", text: "A good card", ratings: [] }) { message } }`,
  )
  const { errors } = await shop.server.graphql(review)
  assert.ok(errors[0])
})

test('a site without an open amount sells the listed amounts alone [R3.25]', async () => {
  await shop.database.db.updateTable('gift_card_product').set({ open_min_cents: null, open_max_cents: null }).execute()
  const { user_errors: errors } = await add(await newCart(), [giftCardLine({ custom_giftcard_amount: '75' })])
  assert.deepEqual(
    errors.map(({ message }) => message),
    ['Choose one of these amounts: $50, $100.'],
  )
  assert.equal((await add(await fillCart(shop), [giftCardLine()])).cart.prices.grand_total.value, 109.95)
})
