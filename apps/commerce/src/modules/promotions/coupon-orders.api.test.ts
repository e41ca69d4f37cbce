import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { sql } from 'kysely'
import { copyCart } from '#src/testing/copy-cart'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import {
  enterCard,
  fillCart,
  ledgerOf,
  notificationOf,
  openShop,
  place,
  placeTogether,
  postWebhook,
  runJobs,
  type TestShop,
} from '#src/testing/shop'
import { cancelOrder } from '../payment/refunds/testing/cancel-order.ts'
import { addPromotion, type NewPromotion } from './staff.ts'

// The guest cart of testing/shop.ts has the email ada@example.com and one pair for $59.95 with free delivery.

let shop: TestShop
before(async () => {
  shop = await openShop()
})
afterEach(async () => {
  shop.gateway.script = 'authorise'
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

function offer(code: string, more: Partial<NewPromotion> = {}, rule: object = {}): Promise<void> {
  return addPromotion(shop.database.db, brandOf('williams'), {
    key: code.toLowerCase(),
    label: `$5 off: ${code}`,
    rule: { effect: { kind: 'fixed', cents: 500 }, ...rule },
    from: undefined,
    to: undefined,
    priority: 0,
    codes: [code],
    isListed: false,
    useLimit: undefined,
    perCustomerLimit: undefined,
    ...more,
  })
}

const APPLY = gql(
  `mutation ($id: String!, $code: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $code }) { cart { id } } }`,
)
const refusalOf = async (id: string, code: string) =>
  (await shop.server.graphql(APPLY, { id, code })).errors[0]?.message

/** A cart with the code and an agreed total. */
async function cartWith(code: string): Promise<string> {
  const id = await fillCart(shop)
  assert.equal(await refusalOf(id, code), undefined)
  await enterCard(shop, id)
  return id
}

const copies = async (...of: [cartId: string, count: number, email?: string]) =>
  (await copyCart(shop, ...of)).map((cartId) => ({ cartId }))

const usesOf = (code: string) =>
  shop.database.db.selectFrom('coupon_use').select('state').where('code', '=', code).orderBy('at').execute()
const statesOf = async (code: string) => (await usesOf(code)).map(({ state }) => state).toSorted()

const LAPSED =
  /^Unable to place order: This promo code is invalid\. The new total is \$[\d.]+\. Please check your bag\.$/

test('a one-use code in 100 carts ordered at once discounts one; the others see it first', async () => {
  await offer('ONCE', { useLimit: 1 })
  await sql`update stock set on_hand = 200`.execute(shop.database.db)
  const carts = await copies(await cartWith('ONCE'), 100)
  const answers = await placeTogether(shop, carts)
  const placed = answers.flatMap(({ placement }) => placement.order?.cart_id ?? [])
  assert.equal(placed.length, 1)
  const messages = new Set(answers.flatMap(({ placement }) => placement.errors.map(({ message }) => message)))
  assert.equal(messages.size, 1)
  assert.match([...messages][0] ?? '', LAPSED)
  const { orders } = await ledgerOf(shop)
  assert.deepEqual(
    orders.map((order) => order.discount_cents),
    [500],
  )
  const [next] = carts.filter(({ cartId }) => !placed.includes(cartId))
  assert.ok(next)
  await enterCard(shop, next.cartId)
  const { placement } = await place(shop, next.cartId)
  assert.equal(placement.orderV2?.total.grand_total.value, 59.95)
  assert.deepEqual(await statesOf('ONCE'), ['taken'])
  assert.equal(
    await refusalOf(await fillCart(shop), 'ONCE'),
    "The coupon code isn't valid. Verify the code and try again.",
  )
})

test('a once-per-customer code discounts one of five carts of an email, and other customers’', async () => {
  await offer('EACH', { perCustomerLimit: 1 })
  const filled = await cartWith('EACH')
  const answers = await placeTogether(shop, await copies(filled, 5, 'Grace@example.com'))
  assert.equal(answers.filter(({ placement }) => placement.order).length, 1)
  for (const { placement } of answers) for (const { message } of placement.errors) assert.match(message, LAPSED)
  assert.ok((await place(shop, filled)).placement.order, 'another email')
  assert.equal(
    await refusalOf(await fillCart(shop), 'EACH'),
    "The coupon code isn't valid. Verify the code and try again.",
  )
})

test('two first-order offers discount one of six carts of a new email ordered at once', async () => {
  const first = { isFirstOrderOnly: true }
  await offer('FIRST-CODE', { perCustomerLimit: 100 }, first)
  await offer('FIRST-OFFER', { codes: [] }, first)
  try {
    const carts = [await fillCart(shop), await fillCart(shop)] as const
    await shop.database.db.updateTable('cart').set({ email: 'first@example.com' }).where('id', 'in', carts).execute()
    assert.equal(await refusalOf(carts[0], 'FIRST-CODE'), undefined)
    for (const id of carts) await enterCard(shop, id)
    const [coded, plain] = [
      await copies(carts[0], 3, 'Twice@example.com'),
      await copies(carts[1], 3, 'twice@example.com'),
    ]
    const answers = await placeTogether(shop, [...coded, ...plain])
    const placed = answers.filter(({ placement }) => placement.order)
    assert.equal(placed.length, 1)
    for (const { placement } of answers)
      for (const { message } of placement.errors) assert.match(message, /The new total is \$/)
    const { orders } = await ledgerOf(shop)
    assert.equal(
      orders.filter((order) => order.email.toLowerCase() === 'twice@example.com' && order.discount_cents > 0).length,
      1,
    )
  } finally {
    await sql`update promotion set is_active = false where key in ('first-code', 'first-offer')`.execute(
      shop.database.db,
    )
  }
})

test('a code that ends while on a cart is reported with the new total, then removed', async () => {
  await offer('ENDING')
  const id = await cartWith('ENDING')
  await sql`update promotion set ends_at = now() - interval '1 second' where key = 'ending'`.execute(shop.database.db)
  assert.match((await place(shop, id)).placement.errors[0]?.message ?? '', LAPSED)
  const { data } = await shop.server.graphql(
    gql('query ($id: String!) { cart(cart_id: $id) { applied_coupons { code } } }'),
    { id },
  )
  assert.equal(data?.cart.applied_coupons, null)
  assert.equal((await place(shop, id)).placement.orderV2?.total.grand_total.value, 59.95)
})

test('a refused payment releases the code; a late success uses it again or is refunded', async () => {
  await offer('LATE', { useLimit: 1 })
  const [late, quick] = [await cartWith('LATE'), await cartWith('LATE')]
  shop.gateway.script = 'refuse'
  await place(shop, late)
  assert.deepEqual(await statesOf('LATE'), ['released'])
  const reference = (await ledgerOf(shop)).attempts.at(-1)?.merchant_reference ?? ''
  const succeed = async (pspReference: string, merchantReference: string) => {
    await postWebhook(shop, notificationOf(shop, { pspReference, merchantReference, cents: 5495 }))
    await runJobs(shop)
  }
  await succeed('LATE000000000001', reference)
  assert.deepEqual(await statesOf('LATE'), ['taken'])
  await offer('LATER', { useLimit: 1 })
  const [second, first] = [await cartWith('LATER'), await cartWith('LATER')]
  await place(shop, second)
  const other = (await ledgerOf(shop)).attempts.at(-1)?.merchant_reference ?? ''
  shop.gateway.script = 'authorise'
  await place(shop, first)
  await succeed('LATE000000000002', other)
  assert.deepEqual(await statesOf('LATER'), ['released', 'taken'])
  assert.equal(shop.gateway.reversals.length, 1)
  assert.match((await place(shop, quick)).placement.errors[0]?.message ?? '', LAPSED)
})

test('cancelling a paid order releases its code', async () => {
  await offer('CANCELLED', { useLimit: 1 })
  const { placement } = await place(shop, await cartWith('CANCELLED'))
  assert.equal(typeof (await cancelOrder(shop.database.db, placement.order?.order_number ?? '')), 'object')
  assert.deepEqual(await statesOf('CANCELLED'), ['released'])
  assert.equal(await refusalOf(await fillCart(shop), 'CANCELLED'), undefined)
})

test('a first-order code is refused after an order by the same email in any case', async () => {
  await offer('FIRST', {}, { isFirstOrderOnly: true })
  const id = await fillCart(shop)
  assert.match((await refusalOf(id, 'FIRST')) ?? '', /isn't valid/)
  await sql`update cart set email = 'new@example.com' where id = ${id}`.execute(shop.database.db)
  assert.equal(await refusalOf(id, ' first '), undefined)
  await sql`update cart set email = 'ADA@example.com' where id = ${id}`.execute(shop.database.db)
  const read = gql('query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }')
  const { data } = await shop.server.graphql(read, { id })
  assert.equal(data?.cart.prices.grand_total.value, 59.95)
})

test('a guest’s codes move to the customer’s cart if it has none; else that is reported [A51]', async () => {
  await offer('MOVES')
  const { headers } = await registerCustomer(shop.server, 'merging@example.com')
  const guest = await fillCart(shop)
  assert.equal(await refusalOf(guest, 'MOVES'), undefined)
  const { data } = await shop.server.graphql(gql('{ customerCart { id } }'), {}, headers)
  const merge =
    gql(`mutation ($from: String!, $to: String!) { mergeCarts(source_cart_id: $from, destination_cart_id: $to) {
    applied_multi_coupons { code amount { value } } prices { grand_total { value } } merge_notices { message reason product_sku quantity } } }`)
  const answer = await shop.server.graphql(merge, { from: guest, to: data?.customerCart.id }, headers)
  assert.deepEqual(answer.data?.mergeCarts, {
    applied_multi_coupons: [{ code: 'MOVES', amount: { value: 5 } }],
    prices: { grand_total: { value: 54.95 } },
    merge_notices: [],
  })
  await offer('LEFT')
  const later = await fillCart(shop)
  assert.equal(await refusalOf(later, 'LEFT'), undefined)
  const second = await shop.server.graphql(merge, { from: later, to: data?.customerCart.id }, headers)
  assert.deepEqual(second.data?.mergeCarts.merge_notices, [
    { message: 'LEFT was left out: your bag has a promo code.', reason: 'HAS_COUPONS', product_sku: null, quantity: 1 },
  ])
})

test('each coupon call resets delivery to the first method [R4.43, R4.44]', async () => {
  for (const code of ['AGAIN', 'AND-AGAIN']) await offer(code)
  const id = await fillCart(shop)
  const cart = 'cart { shipping_addresses { selected_shipping_method { method_code } } }'
  const methodAfter = async (call: string): Promise<unknown> => {
    const { done } = await shop.server.requireData(`mutation ($id: String!) { done: ${call} { ${cart} } }`, { id })
    return done
  }
  const chosen = (code: string) => ({
    cart: { shipping_addresses: [{ selected_shipping_method: { method_code: code } }] },
  })
  const choice = 'shipping_methods: [{ carrier_code: "auspost", method_code: "EXPRESS" }]'
  for (const call of [
    'applyCouponToCart(input: { cart_id: $id, coupon_code: "AGAIN" })',
    'applyCouponsToCart(input: { cart_id: $id, coupon_codes: ["AND-AGAIN"] })',
    'removeCouponsFromCart(input: { cart_id: $id, coupon_codes: ["AGAIN"] })',
    'removeCouponFromCart(input: { cart_id: $id })',
  ]) {
    assert.deepEqual(
      await methodAfter(`setShippingMethodsOnCart(input: { cart_id: $id, ${choice} })`),
      chosen('EXPRESS'),
    )
    assert.deepEqual(await methodAfter(call), chosen('STEFPP'), call)
  }
})

test('a coupon selects the first delivery method if none is chosen; without an address none [R4.41, A49]', async () => {
  await offer('CHOOSES')
  const apply = gql(`mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "CHOOSES" }) {
    cart { shipping_addresses { selected_shipping_method { method_code } } } } }`)
  const shippingOf = async (id: string) => {
    const { data, errors } = await shop.server.graphql(apply, { id })
    assert.deepEqual(errors, [])
    return data?.applyCouponToCart.cart.shipping_addresses
  }
  const [unchosen, nowhere] = [await fillCart(shop), await fillCart(shop)]
  await sql`update cart set carrier_code = null, method_code = null where id in (${unchosen}, ${nowhere})`.execute(
    shop.database.db,
  )
  await sql`update cart set shipping_address = null, shipping_country = null where id = ${nowhere}`.execute(
    shop.database.db,
  )
  assert.deepEqual(await shippingOf(unchosen), [{ selected_shipping_method: { method_code: 'STEFPP' } }])
  assert.deepEqual(await shippingOf(nowhere), [])
})

test('an order lists its totals, and of each discount the label and if it is a reward [J19.1, J22.3, R3.63, R3.64]', async () => {
  await offer('HISTORY')
  shop.loyalty.give('ada@example.com', 'RW-HISTORY', 300)
  const id = await cartWith('HISTORY')
  const append = gql(
    'mutation ($id: String!) { applyCouponsToCart(input: { cart_id: $id, coupon_codes: ["RW-HISTORY"] }) { cart { id } } }',
  )
  assert.deepEqual((await shop.server.graphql(append, { id })).errors, [])
  await enterCard(shop, id)
  const token = (await place(shop, id)).placement.orderV2?.token
  const discounts = 'discounts { label amount { value } applied_to coupon { code } is_loyalty }'
  const { data } = await shop.server.graphql(
    gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
      applied_coupons { code }
      total {
        grand_total { value } subtotal_incl_tax { value } total_shipping { value } total_tax { value }
        total_giftcard { value } ${discounts}
      }
      items { prices { total_item_discount { value } } ${discounts} }
    } }`),
    { token },
  )
  const own = [
    {
      label: '$5 off: HISTORY',
      amount: { value: 5 },
      applied_to: 'ITEM',
      coupon: { code: 'HISTORY' },
      is_loyalty: false,
    },
    {
      label: 'Reward RW-HISTORY',
      amount: { value: 3 },
      applied_to: 'ITEM',
      coupon: { code: 'RW-HISTORY' },
      is_loyalty: true,
    },
  ]
  assert.deepEqual(data?.guestOrderByToken, {
    applied_coupons: [{ code: 'HISTORY' }, { code: 'RW-HISTORY' }],
    total: {
      grand_total: { value: 51.95 },
      subtotal_incl_tax: { value: 59.95 },
      total_shipping: { value: 0 },
      total_tax: { value: 4.72 },
      total_giftcard: { value: 0 },
      discounts: own,
    },
    items: [{ prices: { total_item_discount: { value: 8 } }, discounts: own }],
  })
})

test('a first-order offer discounts one of four carts of an email ordered at once', async () => {
  await offer('NEWCOMER', { codes: [] }, { isFirstOrderOnly: true })
  const filled = await fillCart(shop)
  await sql`update cart set email = 'newcomer@example.com' where id = ${filled}`.execute(shop.database.db)
  await enterCard(shop, filled)
  const answers = await placeTogether(shop, await copies(filled, 4, 'Newcomer@example.com'))
  await sql`update promotion set is_active = false where key = 'newcomer'`.execute(shop.database.db)
  assert.equal(answers.filter(({ placement }) => placement.order).length, 1)
  const messages = new Set(answers.flatMap(({ placement }) => placement.errors.map(({ message }) => message)))
  assert.deepEqual(
    [...messages],
    ['Unable to place order: Your bag has changed. The new total is $59.95. Please check it.'],
  )
})
