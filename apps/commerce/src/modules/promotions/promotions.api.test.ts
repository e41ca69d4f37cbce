import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type DataOf, gql, type VariablesOf } from '#src/testing/gql'
import type { TypedDocument } from '#src/testing/typed-document'
import { added, closeShop, database, newCart, openShop, refusal, server } from '../cart/testing/test-shop.ts'

after(closeShop)

const PRICED = `applied_coupons { code } applied_multi_coupons { code label amount { value } } coupon_free_shipping_flag
  items { prices { discounts { label amount { value } } } }
  prices { grand_total { value } discounts { label amount { value } applied_to coupon { code } } }`

const APPLY = gql(
  `mutation ($id: String!, $code: String!) { done: applyCouponToCart(input: {cart_id: $id, coupon_code: $code}) { cart { ${PRICED} } } }`,
)
const APPEND = gql(`mutation ($id: String!, $codes: [String]!, $type: ApplyCouponsStrategy) {
  done: applyCouponsToCart(input: {cart_id: $id, coupon_codes: $codes, type: $type}) { cart { ${PRICED} } } }`)
const REMOVE = gql(`mutation ($id: String!, $codes: [String]!) {
  done: removeCouponsFromCart(input: {cart_id: $id, coupon_codes: $codes}) { cart { ${PRICED} } } }`)
const REMOVE_ALL = gql(
  `mutation ($id: String!) { done: removeCouponFromCart(input: {cart_id: $id}) { cart { ${PRICED} } } }`,
)

interface NewPromotion {
  readonly label: string
  readonly effect: Readonly<Record<string, unknown>>
  readonly rule?: Readonly<Record<string, unknown>>
  readonly code?: string
  readonly websiteId?: number
  readonly startsAt?: string
  readonly endsAt?: string
  readonly useLimit?: number
  readonly isListed?: boolean
}

async function insertPromotion({ label, effect, rule, code, ...more }: NewPromotion): Promise<number> {
  const websiteId = more.websiteId ?? 9
  const promotion = await database.db
    .insertInto('promotion')
    .values({
      website_id: websiteId,
      key: label
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-/, ''),
      label,
      rule: JSON.stringify({ effect, ...rule }),
      is_automatic: code === undefined,
      is_listed: more.isListed === true,
      starts_at: more.startsAt ? new Date(more.startsAt) : null,
      ends_at: more.endsAt ? new Date(more.endsAt) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (code)
    await database.db
      .insertInto('coupon')
      .values({ website_id: websiteId, code, promotion_id: promotion.id, use_limit: more.useLimit ?? null })
      .execute()
  return promotion.id
}

type Priced = DataOf<typeof APPLY>['done']['cart']
type PricingDocument = TypedDocument<{ readonly done: { readonly cart: Priced } }, never>

async function priced<Document extends PricingDocument>(document: Document, variables: VariablesOf<Document>) {
  return (await server.requireData(document, variables)).done.cart
}

async function filledCart(pairs = 1, polish = 0): Promise<string> {
  const id = await newCart()
  await added(id, [
    { sku: 'RUNNER-41', quantity: pairs },
    ...(polish > 0 ? [{ sku: 'POLISH-ONE', quantity: polish }] : []),
  ])
  return id
}

before(async () => {
  await openShop()
  await insertPromotion({ label: '10% off', effect: { kind: 'percent', percent: 10 }, code: 'TEN' })
  await insertPromotion({ label: '$20 off', effect: { kind: 'fixed', cents: 2000 }, code: 'DROP20' })
  await insertPromotion({
    label: 'Alone',
    effect: { kind: 'fixed', cents: 5000 },
    rule: { stacking: 'nothing' },
    code: 'ALONE',
  })
  await insertPromotion({ label: 'Free delivery', effect: { kind: 'free-delivery' }, code: 'FREESHIP' })
  await insertPromotion({
    label: 'Big bags',
    effect: { kind: 'percent', percent: 20 },
    rule: { minimumCents: 20_000 },
    code: 'BIG',
  })
  await insertPromotion({ label: 'Over', effect: { kind: 'percent', percent: 50 }, endsAt: '2020-01-01', code: 'OVER' })
  await insertPromotion({
    label: 'Not yet',
    effect: { kind: 'percent', percent: 50 },
    startsAt: '2999-01-01',
    code: 'SOON',
  })
  await insertPromotion({ label: 'Elsewhere', effect: { kind: 'percent', percent: 50 }, websiteId: 10, code: 'OTHER' })
  await insertPromotion({
    label: 'Same code elsewhere',
    effect: { kind: 'percent', percent: 50 },
    websiteId: 10,
    code: 'TEN',
  })
})

test('a coupon lowers the lines, and each line names its discount [R3.10, R3.11, R7.78]', async () => {
  const cart = await priced(APPLY, { id: await filledCart(1, 1), code: ' ten ' })
  assert.deepEqual(cart.applied_coupons, [{ code: 'TEN' }])
  assert.deepEqual(cart.applied_multi_coupons, [{ code: 'TEN', label: '10% off', amount: { value: 13.49 } }])
  assert.deepEqual(cart.prices.discounts, [
    { label: '10% off', amount: { value: 13.49 }, applied_to: 'ITEM', coupon: { code: 'TEN' } },
  ])
  const shares = cart.items.map(({ prices }) => prices.discounts?.[0]?.amount.value)
  assert.deepEqual(shares, [13, 0.49])
  assert.equal(cart.prices.grand_total.value, 121.41)
})

test('a second coupon is refused by one call and added by the other [R7.78, R7.79]', async () => {
  const id = await filledCart()
  await priced(APPLY, { id, code: 'TEN' })
  assert.deepEqual(await refusal(APPLY, { id, code: 'DROP20' }), {
    message: 'A coupon is already applied to the cart. Please remove it to apply another',
    category: 'graphql-input',
  })
  const both = await priced(APPEND, { id, codes: ['drop 20'], type: 'APPEND' })
  assert.deepEqual(both.applied_coupons, [{ code: 'TEN' }, { code: 'DROP20' }])
  assert.equal(both.prices.grand_total.value, 96.95)
  assert.deepEqual((await priced(APPEND, { id, codes: ['DROP20'], type: 'REPLACE' })).applied_coupons, [
    { code: 'DROP20' },
  ])
})

test('a code that is repeated counts as one, however often', async () => {
  const codes = [...Array<string>(10).fill('TEN'), 'Drop20']
  const cart = await priced(APPEND, { id: await filledCart(), codes, type: 'REPLACE' })
  assert.deepEqual(cart.applied_coupons, [{ code: 'TEN' }, { code: 'DROP20' }])
})

test('coupons are removed by code or all at once [R7.80, R7.81]', async () => {
  const id = await filledCart()
  await priced(APPEND, { id, codes: ['TEN', 'DROP20'] })
  assert.deepEqual((await priced(REMOVE, { id, codes: ['ten'] })).applied_coupons, [{ code: 'DROP20' }])
  const none = await priced(REMOVE_ALL, { id })
  assert.deepEqual([none.applied_coupons, none.prices.discounts, none.prices.grand_total.value], [null, null, 129.95])
})

test('a coupon that does not stack is refused beside another, in either order', async () => {
  const id = await filledCart()
  await priced(APPEND, { id, codes: ['TEN'] })
  assert.equal((await refusal(APPEND, { id, codes: ['ALONE'] })).category, 'graphql-input')
  await priced(APPEND, { id, codes: ['ALONE'], type: 'REPLACE' })
  assert.equal((await refusal(APPEND, { id, codes: ['TEN'] })).category, 'graphql-input')
  assert.deepEqual((await priced(REMOVE, { id, codes: ['X'] })).applied_coupons, [{ code: 'ALONE' }])
})

test('codes that are unknown, expired, early, of another site or too long get one error', async () => {
  const id = await filledCart()
  await priced(APPLY, { id, code: 'TEN' })
  for (const code of ['NOPE', 'OVER', 'SOON', 'OTHER', 'X'.repeat(200), '', "TEN'; --", 'BIG'])
    assert.deepEqual(await refusal(APPEND, { id, codes: [code] }), {
      message: "The coupon code isn't valid. Verify the code and try again.",
      category: 'graphql-no-such-entity',
    })
  assert.deepEqual((await priced(REMOVE, { id, codes: [] })).applied_coupons, [{ code: 'TEN' }])
})

test('a minimum that is no longer met leaves the code on the cart, without effect', async () => {
  const id = await filledCart(2)
  assert.equal((await priced(APPLY, { id, code: 'BIG' })).prices.grand_total.value, 207.92)
  const uid = gql('query ($id: String!) { cart(cart_id: $id) { items { uid } } }')
  const { data } = await server.graphql(uid, { id })
  const change = gql(`mutation ($id: String!, $uid: ID) {
    done: updateCartItems(input: {cart_id: $id, cart_items: [{cart_item_uid: $uid, quantity: 1}]}) { cart { ${PRICED} } } }`)
  const one = await priced(change, { id, uid: data?.cart.items[0]?.uid })
  assert.deepEqual([one.applied_coupons, one.prices.discounts], [[{ code: 'BIG' }], null])
})

test('free delivery is a saving on the delivery [R3.15]', async () => {
  const id = await newCart()
  await added(id, [{ sku: 'POLISH-ONE', quantity: 1 }])
  const cart = await priced(APPLY, { id, code: 'FREESHIP' })
  assert.equal(cart.coupon_free_shipping_flag, true)
  assert.deepEqual(cart.prices.discounts, [
    { label: 'Free delivery', amount: { value: 8.95 }, applied_to: 'SHIPPING', coupon: { code: 'FREESHIP' } },
  ])
  assert.equal(cart.prices.grand_total.value, 4.95)
})

test('an offer needs no code and is counted for its products alone', async () => {
  const effect = { kind: 'buy-get', buy: 1, get: 1, percent: 50 }
  const id = await insertPromotion({ label: 'Second pair half price', effect, rule: { goods: { skus: ['RUNNER'] } } })
  try {
    const cart = await priced(REMOVE, { id: await filledCart(3, 1), codes: [] })
    assert.deepEqual(cart.prices.discounts, [
      { label: 'Second pair half price', amount: { value: 64.98 }, applied_to: 'ITEM', coupon: null },
    ])
  } finally {
    await database.db.deleteFrom('promotion').where('id', '=', id).execute()
  }
})

const WHOLE = gql(`query ($id: String!) { cart(cart_id: $id) {
  id email items { uid } applied_coupons { code } applied_multi_coupons { code } applied_loyalty_coupons { code } loyalty_checkout_error
  applied_gift_cards { code balance { value } } coupon_free_shipping_flag
  shipping_addresses { available_shipping_methods { carrier_code } selected_shipping_method { method_code } } billing_address { city }
  selected_payment_method { code } selected_shipping_method_options { cart_item_uid shipping_method_option }
  preferred_store_data { store_code } nominee_details { nominee_phone }
  prices { grand_total { value currency } subtotal_excluding_tax { value } subtotal_including_tax { value }
    subtotal_with_discount_excluding_tax { value } discounts { label amount { value } } } } }`)

test('a cart has every field that a client may ask for, and its prices add up [R3.06, R3.07]', async () => {
  const id = await filledCart()
  await priced(APPLY, { id, code: 'DROP20' })
  const { data, errors } = await server.graphql(WHOLE, { id })
  assert.deepEqual(errors, [])
  const [line] = data?.cart.items ?? []
  assert.ok(line)
  assert.deepEqual(data?.cart, {
    id,
    email: null,
    items: [line],
    applied_coupons: [{ code: 'DROP20' }],
    applied_multi_coupons: [{ code: 'DROP20' }],
    applied_loyalty_coupons: [],
    loyalty_checkout_error: null,
    applied_gift_cards: null,
    coupon_free_shipping_flag: false,
    shipping_addresses: [],
    billing_address: null,
    selected_payment_method: { code: '' },
    selected_shipping_method_options: [{ cart_item_uid: line.uid, shipping_method_option: 'delivery' }],
    preferred_store_data: null,
    nominee_details: null,
    prices: {
      grand_total: { value: 109.95, currency: 'AUD' },
      subtotal_excluding_tax: { value: 118.14 },
      subtotal_including_tax: { value: 129.95 },
      subtotal_with_discount_excluding_tax: { value: 99.95 },
      discounts: [{ label: '$20 off', amount: { value: 20 } }],
    },
  })
})

test('a code is shown to everyone only when staff list it, until its uses are gone; cacheable', async () => {
  const effect = { kind: 'percent', percent: 10 }
  const ids = [
    await insertPromotion({ label: 'Sent to one shopper', effect, code: 'PRIVATE' }),
    await insertPromotion({ label: 'For everyone', effect, code: 'PUBLIC', useLimit: 1, isListed: true }),
  ]
  const listed = async () => {
    const { data, headers } = await server.graphqlByGet(gql('{ offers { current { code } ended { code } } }'))
    assert.deepEqual(headers.get('x-magento-tags')?.split(','), ['williams_au', 'offer-list'])
    return [data?.offers.current.map(({ code }) => code), data?.offers.ended.map(({ code }) => code)]
  }
  assert.deepEqual(await listed(), [['PUBLIC'], []])
  await database.db.updateTable('coupon').set({ used: 1 }).where('promotion_id', 'in', ids).execute()
  assert.deepEqual(await listed(), [[], ['PUBLIC']])
  await database.db.deleteFrom('promotion').where('id', 'in', ids).execute()
})

test('an offer names shoes that it is for, best sellers first; delivery and ended ones do not', async () => {
  const { db } = database
  const effect = { kind: 'percent', percent: 10 }
  const offer = (label: string, goods: Readonly<Record<string, unknown>>) =>
    insertPromotion({ label, effect, rule: { goods } })
  const ids = [
    await insertPromotion({ label: 'All', effect }),
    await offer('Skus', { skus: ['runner'] }),
    await offer('Brands', { brands: ['NO SUCH'] }),
    await offer('Categories', { categories: ['no-such'] }),
    await offer('Full price', { isSaleExcluded: true }),
    await insertPromotion({ label: 'Delivery', effect: { kind: 'free-delivery' } }),
    await insertPromotion({ label: 'Just ended', effect, endsAt: new Date(Date.now() - 1000).toISOString() }),
  ]
  const polish = db
    .updateTable('product_site')
    .where('website_id', '=', 9)
    .where('product_id', 'in', db.selectFrom('product').select('id').where('sku', '=', 'POLISH'))
  await polish.set({ sold_30_days: 5, sale_cents: 100 }).execute()
  const { offers } = await server.requireData(gql('{ offers { current { label shoes } ended { label shoes } } }'))
  assert.deepEqual(Object.fromEntries([...offers.current, ...offers.ended].map(({ label, shoes }) => [label, shoes])), {
    All: ['POLISH', 'RUNNER'],
    Skus: ['RUNNER'],
    Brands: [],
    Categories: [],
    'Full price': ['RUNNER'],
    Delivery: [],
    'Just ended': [],
  })
  await polish.set({ sold_30_days: 0, sale_cents: null }).execute()
  await db.deleteFrom('promotion').where('id', 'in', ids).execute()
})

test('an offer tells what comes off, from which amount, and its limits, beside its terms', async () => {
  const ids = [
    await insertPromotion({
      label: 'First boots',
      effect: { kind: 'fixed', cents: 3000 },
      rule: { minimumCents: 20_000, isFirstOrderOnly: true },
      code: 'FIRST',
      useLimit: 500,
      isListed: true,
    }),
  ]
  const { offers } = await server.requireData(
    gql('{ offers { current { summary terms uses_limit uses_left is_first_order_only } } }'),
  )
  const [offer] = offers.current
  assert.equal(offer?.summary, '$30 off, shared over the pairs it is for. On $200 or more of them together.')
  assert.deepEqual([offer?.uses_limit, offer?.uses_left, offer?.is_first_order_only], [500, 500, true])
  assert.ok(offer?.terms.includes('On your first order.') && offer.terms.includes('500 left.'))
  await database.db.deleteFrom('promotion').where('id', 'in', ids).execute()
})

const OFFERED = gql(`{ automaticOffers { label } products(filter: {sku: {in: ["RUNNER", "POLISH"]}}) {
  items { sku ... on ConfigurableProduct { automatic_offers { label } } } } }`)

test('public offers appear on products and in the list of offers; restricted ones don’t', async () => {
  const offered = async () => {
    const { data, headers } = await server.graphqlByGet(OFFERED)
    const onProducts = data?.products.items.flatMap(({ sku, automatic_offers }) =>
      automatic_offers.map(({ label }) => `${sku}: ${label}`),
    )
    assert.ok(headers.get('x-magento-tags')?.split(',').includes('offers'))
    return [data?.automaticOffers.map(({ label }) => label), onProducts?.toSorted()]
  }
  assert.deepEqual(await offered(), [[], []])
  const effect = { kind: 'cheapest-free', pieces: 3 }
  const ids = [
    await insertPromotion({ label: 'Three for two', effect }),
    await insertPromotion({ label: 'Runners', effect, rule: { goods: { skus: ['runner'] } } }),
    await insertPromotion({ label: 'Members', effect, rule: { customers: 'member' } }),
    await insertPromotion({ label: 'First', effect, rule: { isFirstOrderOnly: true } }),
    await insertPromotion({ label: 'Over already', effect, endsAt: '2020-01-01' }),
    await insertPromotion({ label: 'To come', effect, startsAt: '2999-01-01' }),
  ]
  const shown = [
    ['Three for two', 'Runners'],
    ['POLISH: Three for two', 'RUNNER: Runners', 'RUNNER: Three for two'],
  ]
  assert.deepEqual(await offered(), shown)
  const { data } = await server.graphql(
    gql('query ($id: String!) { cart(cart_id: $id) { offer_hints { label message } } }'),
    {
      id: await filledCart(2),
    },
  )
  const message = 'One more pair and the cheapest is free'
  assert.deepEqual(data?.cart.offer_hints, [
    { label: 'Three for two', message },
    { label: 'Runners', message },
    { label: 'First', message },
  ])
  await database.db.deleteFrom('promotion').where('id', 'in', ids).execute()
})
