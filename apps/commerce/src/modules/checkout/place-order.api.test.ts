import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { enterCard, fillCart, ledgerOf, newKey, place, placeTogether, SKU } from '../../testing/shop.ts'
import { closePaymentShop, openPaymentShop, resetShop, shop } from './testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)
beforeEach(resetShop)

async function assertLedger(expected: {
  readonly states: readonly string[]
  readonly onHand: number
  readonly reserved?: number
}) {
  const { orders, stock, broken } = await ledgerOf(shop)
  assert.deepEqual(broken, [])
  assert.deepEqual(
    orders.map((order) => order.state),
    expected.states,
  )
  assert.deepEqual([stock.on_hand, stock.reserved], [expected.onHand, expected.reserved ?? 0])
}

test('a paid order has a number, a final status and its lines; the cart is closed [R7.85, R7.86]', async () => {
  const cartId = await fillCart(shop)
  const { placement, errors } = await place(shop, cartId, newKey())
  assert.deepEqual(errors, [])
  assert.deepEqual(placement.errors, [])
  assert.match(placement.order?.order_number ?? '', /^\d{9}$/)
  assert.equal(placement.order?.cart_id, cartId)
  assert.deepEqual(placement.order?.adyen_payment_status, {
    isFinal: true,
    resultCode: 'Authorised',
    additionalData: null,
    action: null,
    message: null,
    order_number: placement.order?.order_number,
  })
  assert.equal(placement.orderV2?.total.grand_total.value, 59.95)
  assert.deepEqual(placement.orderV2?.items, [
    { product_name: 'Test shoe', quantity_ordered: 1, selected_options: [{ label: 'Size', value: '38' }] },
  ])
  await assertLedger({ states: ['paid'], onHand: 19 })
  const again = await place(shop, cartId, newKey())
  assert.equal(again.placement.errors[0]?.message, "The cart isn't active.")
  assert.equal(again.placement.errors[0]?.code, 'CART_NOT_ACTIVE')
})

test('twenty submits with one key are one order and one charge [R7.85]', async () => {
  const cartId = await fillCart(shop)
  const key = newKey()
  const placements = await placeTogether(shop, Array(20).fill({ cartId, key }))
  const numbers = new Set(placements.map(({ placement }) => placement.order?.order_number))
  assert.equal(numbers.size, 1)
  assert.notEqual([...numbers][0], undefined)
  assert.equal(shop.gateway.charges.size, 1)
  await assertLedger({ states: ['paid'], onHand: 19 })
})

test('submits without a key at the same time are one order too [R7.85]', async () => {
  const cartId = await fillCart(shop)
  const placements = await placeTogether(shop, Array(4).fill({ cartId }))
  assert.equal(new Set(placements.map(({ placement }) => placement.order?.order_number)).size, 1)
  assert.equal(shop.gateway.charges.size, 1)
  await assertLedger({ states: ['paid'], onHand: 19 })
})

test('one cart submitted at once under different keys is one order and one charge [R7.85]', async () => {
  const cartId = await fillCart(shop)
  const placements = await placeTogether(
    shop,
    Array.from({ length: 4 }, () => ({ cartId, key: newKey() })),
  )
  const refusals = placements.filter(({ placement }) => placement.order === null)
  assert.equal(refusals.length, 3)
  for (const { placement } of refusals) assert.equal(placement.errors[0]?.message, "The cart isn't active.")
  assert.equal(shop.gateway.charges.size, 1)
  await assertLedger({ states: ['paid'], onHand: 19 })
})

test('a retry after a lost reply gets the same order', async () => {
  const cartId = await fillCart(shop)
  const key = newKey()
  const first = await place(shop, cartId, key)
  const second = await place(shop, cartId, key)
  assert.equal(second.placement.order?.order_number, first.placement.order?.order_number)
  assert.equal(shop.gateway.charges.size, 1)
})

test('a key that belongs to another cart, or to the cart as it was, is refused', async () => {
  const key = newKey()
  await place(shop, await fillCart(shop), key)
  const other = await place(shop, await fillCart(shop), key)
  assert.match(
    other.placement.errors[0]?.message ?? '',
    /^Unable to place order: This request belongs to another order/,
  )
  shop.gateway.script = 'refuse'
  const cartId = await fillCart(shop)
  const refusedKey = newKey()
  await place(shop, cartId, refusedKey)
  shop.gateway.script = 'authorise'
  await enterCard(shop, cartId)
  const changed = await place(shop, cartId, refusedKey)
  assert.match(changed.placement.errors[0]?.message ?? '', /belongs to another order/)
  assert.equal(shop.gateway.charges.size, 1)
})

test('a refused card: the reason twice, stock freed, the same cart open again with a new card [A72]', async () => {
  shop.gateway.script = 'refuse'
  const cartId = await fillCart(shop)
  const { placement, errors } = await place(shop, cartId, newKey())
  const text = 'Unable to place order: Your card has insufficient funds. Please try another card.'
  assert.deepEqual(placement.errors, [{ code: 'UNABLE_TO_PLACE_ORDER', message: text }])
  assert.equal(placement.order, null)
  assert.equal(errors.length, 1)
  assert.equal(errors[0]?.message, text)
  assert.equal(errors[0]?.extensions.error_code, 'UNABLE_TO_PLACE_ORDER')
  assert.equal(errors[0]?.extensions.reason, 'PAYMENT_FAILED')
  await assertLedger({ states: ['payment_failed'], onHand: 20 })
  const cart = await shop.database.db.selectFrom('cart').selectAll().where('id', '=', cartId).executeTakeFirstOrThrow()
  assert.deepEqual(
    [cart.is_active, cart.locked_by_order, cart.payment_error],
    [true, null, 'Your card has insufficient funds. Please try another card.'],
  )
  assert.equal(JSON.stringify(cart.payment_method).includes('encrypted'), false)
  const cardless = await place(shop, cartId, newKey())
  assert.match(cardless.placement.errors[0]?.message ?? '', /^Unable to place order: Enter your card details/)
  shop.gateway.script = 'authorise'
  await enterCard(shop, cartId)
  const paid = await place(shop, cartId, newKey())
  assert.equal(paid.placement.order?.adyen_payment_status.resultCode, 'Authorised')
  await assertLedger({ states: ['payment_failed', 'paid'], onHand: 19 })
})

test('payment service down: nothing charged, cart usable, no order while the breaker is open', async () => {
  const cartId = await fillCart(shop)
  shop.gateway.script = 'not-sent'
  const lost = await place(shop, cartId, newKey())
  assert.match(lost.placement.errors[0]?.message ?? '', /You have not been charged/)
  await assertLedger({ states: ['payment_failed'], onHand: 20 })
  shop.gateway.isDown = true
  await enterCard(shop, cartId)
  const refused = await place(shop, cartId, newKey())
  assert.match(refused.placement.errors[0]?.message ?? '', /Card payments are not available/)
  await assertLedger({ states: ['payment_failed'], onHand: 20 })
})

test('a price that changed since it was shown refuses the order once, with the new total', async () => {
  const cartId = await fillCart(shop)
  await sql`update product_site set regular_cents = 6995`.execute(shop.database.db)
  const placedOrder = await place(shop, cartId)
  assert.match(placedOrder.placement.errors[0]?.message ?? '', /The new total is \$69\.95/)
  assert.equal(shop.gateway.charges.size, 0)
  const placed = await place(shop, cartId)
  assert.equal(placed.placement.orderV2?.total.grand_total.value, 69.95)
})

test('a cart that grew after its payment was chosen shows the new total before any charge', async () => {
  const cartId = await fillCart(shop)
  const add = gql(
    'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } } }',
  )
  await shop.server.graphql(add, { id: cartId, sku: 'TEST-39' })
  const placedOrder = await place(shop, cartId, newKey())
  assert.match(placedOrder.placement.errors[0]?.message ?? '', /Your bag has changed\. The new total is \$119\.90\./)
  assert.equal(shop.gateway.charges.size, 0)
  const placed = await place(shop, cartId, newKey())
  assert.equal(placed.placement.orderV2?.total.grand_total.value, 119.9)
  await assertLedger({ states: ['paid'], onHand: 19 })
})

test('a refusal for another reason does not count as having shown the new price', async () => {
  const cartId = await fillCart(shop, { quantity: 2 })
  await sql`update product_site set regular_cents = 6995`.execute(shop.database.db)
  await sql`update stock set on_hand = 1 where sku = ${SKU}`.execute(shop.database.db)
  assert.match((await place(shop, cartId)).placement.errors[0]?.message ?? '', /out of stock/)
  await sql`update stock set on_hand = 20 where sku = ${SKU}`.execute(shop.database.db)
  assert.match((await place(shop, cartId)).placement.errors[0]?.message ?? '', /The new total is \$139\.90\./)
  assert.equal(shop.gateway.charges.size, 0)
})

/** Costs nothing, not even its delivery. */
async function makeFree(cartId: string) {
  await sql`insert into site_setting (website_id, key, value) values (9, 'shipping_thresholds', '{"STEFPP": 0}')
    on conflict do nothing`.execute(shop.database.db)
  await sql`update product_site set regular_cents = 0`.execute(shop.database.db)
  await sql`update cart_line set seen_unit_cents = 0 where cart_id = ${cartId}`.execute(shop.database.db)
}

test('an order with nothing to pay is paid once without a call to the payment service [A106]', async () => {
  const cartId = await fillCart(shop)
  await makeFree(cartId)
  shop.gateway.isDown = true
  const card = await place(shop, cartId, newKey())
  assert.equal(card.placement.order?.adyen_payment_status.resultCode, 'Authorised')
  assert.equal(card.placement.orderV2?.total.grand_total.value, 0)
  const again = await place(shop, cartId, newKey())
  assert.equal(again.placement.errors[0]?.code, 'CART_NOT_ACTIVE')
  const { orders, attempts } = await ledgerOf(shop)
  assert.equal(orders[0]?.payment_method.code, 'free')
  assert.deepEqual([attempts.length, shop.gateway.charges.size], [0, 0])
  await assertLedger({ states: ['paid'], onHand: 19 })
})

test('twenty submits of an order with nothing to pay are one order', async () => {
  const cartId = await fillCart(shop)
  await makeFree(cartId)
  const key = newKey()
  const placements = await Promise.all(Array.from({ length: 20 }, () => place(shop, cartId, key)))
  assert.equal(new Set(placements.map(({ placement }) => placement.order?.order_number)).size, 1)
  await assertLedger({ states: ['paid'], onHand: 19 })
})

test('stock that fell meanwhile refuses the order before any charge [R7.96]', async () => {
  const cartId = await fillCart(shop, { quantity: 2 })
  await sql`update stock set on_hand = 1 where sku = ${SKU}`.execute(shop.database.db)
  const { placement } = await place(shop, cartId, newKey())
  assert.equal(placement.errors[0]?.message, 'Unable to place order: Some of the products are out of stock.')
  assert.equal(shop.gateway.charges.size, 0)
})

test('a missing step is named; an unknown cart is not found', async () => {
  const created = await shop.server.graphql(gql('mutation { createEmptyCart }'))
  const empty = await place(shop, created.data?.createEmptyCart ?? '')
  assert.equal(empty.placement.errors[0]?.message, 'Unable to place order: Cart does not contain products.')
  const noEmail = await fillCart(shop)
  await sql`update cart set email = null where id = ${noEmail}`.execute(shop.database.db)
  assert.deepEqual((await place(shop, noEmail)).placement.errors, [
    { code: 'GUEST_EMAIL_MISSING', message: 'Guest email for cart is missing.' },
  ])
  const noMethod = await fillCart(shop)
  await sql`update cart set method_code = null where id = ${noMethod}`.execute(shop.database.db)
  assert.match((await place(shop, noMethod)).placement.errors[0]?.message ?? '', /The shipping method is missing/)
  const unknown = await place(shop, 'a'.repeat(32))
  assert.equal(unknown.placement.errors[0]?.code, 'CART_NOT_FOUND')
})

test('a cart whose order awaits payment cannot be changed', async () => {
  shop.gateway.script = 'challenge'
  const cartId = await fillCart(shop)
  const { placement } = await place(shop, cartId, newKey())
  assert.equal(placement.order?.adyen_payment_status.isFinal, false)
  const add = gql(
    'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { id } } }',
  )
  const answer = await shop.server.graphql(add, { id: cartId, sku: SKU })
  assert.equal(answer.errors[0]?.message, "The cart isn't active.")
})

test('an order is shown for its token, or for number, email and last name', async () => {
  const { placement } = await place(shop, await fillCart(shop), newKey())
  const byToken = gql(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
      number status email estimated_from estimated_to payment_methods { name } shipping_address { city region }
      items { product { name } image { url } }
    } }`,
  )
  const found = await shop.server.graphql(byToken, {
    token: placement.orderV2?.token,
  })
  assert.deepEqual(found.errors, [])
  assert.equal(found.data?.guestOrderByToken.number, placement.order?.order_number)
  assert.equal(found.data?.guestOrderByToken.status, 'Processing')
  assert.deepEqual(found.data?.guestOrderByToken.payment_methods, [{ name: 'Visa ending 1111' }])
  const { rows } = await shop.database.pool.query(
    `select promise as shown_promise from order_delivery_group g join orders o on o.id = g.order_id where number = $1`,
    [placement.order?.order_number],
  )
  const { estimated_from, estimated_to } = found.data?.guestOrderByToken ?? {}
  assert.deepEqual({ earliest: estimated_from, latest: estimated_to }, rows[0].shown_promise, 'what the mail tells too')
  assert.match(String(estimated_from), /^\d{4}-\d\d-\d\d$/)
  const byNumber = gql(
    'query ($number: String!, $email: String!, $lastname: String!) { guestOrder(input: { number: $number, email: $email, lastname: $lastname }) { number } }',
  )
  const known = { number: placement.order?.order_number, email: 'ADA@example.com', lastname: "o'neil" }
  assert.deepEqual((await shop.server.graphql(byNumber, known)).data, { guestOrder: { number: known.number } })
  for (const wrong of [
    { ...known, email: 'x@example.com' },
    { ...known, lastname: 'Smith' },
    { ...known, number: '100000000' },
  ]) {
    assert.equal(
      (await shop.server.graphql(byNumber, wrong)).errors[0]?.message,
      "We couldn't locate an order with the information provided.",
    )
  }
  assert.equal(
    (await shop.server.graphql(byToken, { token: 'x'.repeat(22) })).errors[0]?.message,
    "We couldn't locate an order with the information provided.",
  )
})
