import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { jobs } from '../../../jobs/index.ts'
import { createCart } from '../../../testing/customer.ts'
import { GOOD_RESULT } from '../../../testing/scripted-gateway.ts'
import {
  enterCard,
  fillCart,
  ledgerOf,
  newKey,
  notificationOf,
  place,
  postWebhook,
  runJobs,
  SKU,
  TOTAL_CENTS,
} from '../../../testing/shop.ts'
import {
  assertLedger,
  cancel,
  closePaymentShop,
  kindsOf,
  look,
  mails,
  notify,
  openPaymentShop,
  process,
  resetShop,
  shop,
  waitingCart,
} from '../testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)
beforeEach(resetShop)

const inEachCart = async (count: number) => {
  const carts: string[] = []
  while (carts.length < count) carts.push(await fillCart(shop))
  return carts
}

test('an amount, price or discount sent by the client is refused, and nothing is charged', async () => {
  const cartId = await fillCart(shop)
  const claims = [
    'placeOrder(input: { cart_id: $id, grand_total: 0.01 }) { errors { code } }',
    'placeOrder(input: { cart_id: $id }, total: 1) { errors { code } }',
    'addProductsToCart(cartId: $id, cartItems: [{ sku: "TEST-38", quantity: 1, price: 0.01 }]) { user_errors { code } }',
    'updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_id: 1, quantity: 1, row_total: 0 }] }) { cart { id } }',
    'setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "startrack", method_code: "STEFPP", amount: 0 }] }) { cart { id } }',
    'applyCouponToCart(input: { cart_id: $id, coupon_code: "X", discount: 50 }) { cart { id } }',
  ]
  for (const claim of claims) {
    const { errors } = await shop.server.graphql(`mutation ($id: String!) { ${claim} }`, { id: cartId })
    assert.match(errors[0]?.message ?? '', /is not defined by type|Unknown argument/, claim)
  }
  const state = JSON.stringify({
    paymentMethod: { type: 'scheme', encryptedCardNumber: 'test_4111111111111111' },
    amount: { value: 1, currency: 'AUD' },
    reference: 'mine',
  })
  await shop.server.graphql(
    gql(`mutation ($id: String!, $state: String!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_cc", adyen_additional_data_cc: { stateData: $state, cc_type: "VI" } } }) { cart { id } }
    }`),
    { id: cartId, state },
  )
  await enterCard(shop, cartId)
  await place(shop, cartId, newKey())
  const [charge] = [...shop.gateway.charges.values()]
  assert.deepEqual([charge?.amount.cents, charge?.amount.currency], [TOTAL_CENTS, 'AUD'])
  assert.notEqual(charge?.reference, 'mine')
})

test('a cart in one currency is never read, changed or paid on a site of another', async () => {
  const cartId = await fillCart(shop)
  const store = { store: 'styletread_nz' }
  const answers = [
    await shop.server.graphql(gql('query ($id: String!) { cart(cart_id: $id) { id } }'), { id: cartId }, store),
    await shop.server.graphql(
      gql(
        'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { id } } }',
      ),
      { id: cartId, sku: SKU },
      store,
    ),
    await shop.server.graphql(
      gql('mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { code } order { order_number } } }'),
      { id: cartId },
      store,
    ),
  ]
  for (const { data, errors } of answers) {
    const said = JSON.stringify([data, errors])
    assert.match(said, /Could not find a cart with ID|CART_NOT_FOUND|CART_OF_OTHER_WEBSITE/)
    assert.doesNotMatch(said, /order_number":"/)
  }
  await assertLedger([], [], [20, 0])
  assert.equal(shop.gateway.charges.size, 0)
})

test('a code that takes the goods below the free delivery value brings the fee into the order', async () => {
  await sql`
    insert into site_setting (website_id, key, value) values (9, 'shipping_thresholds', '{"STEFPP": 5995}');
    with made as (insert into promotion (website_id, key, label, rule)
      values (9, 'tenoff', 'Ten off', '{"effect":{"kind":"percent","percent":10}}') returning id)
    insert into coupon (website_id, code, promotion_id) select 9, 'TENOFF', id from made`.execute(shop.database.db)
  try {
    const cartId = await fillCart(shop)
    const apply = gql(`mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "TENOFF" }) {
      cart { prices { grand_total { value } } shipping_addresses { selected_shipping_method { amount { value } } } } } }`)
    const { applyCouponToCart } = await shop.server.requireData(apply, { id: cartId })
    const { prices, shipping_addresses: addresses } = applyCouponToCart?.cart ?? {}
    const fee = addresses?.[0]?.selected_shipping_method?.amount.value ?? 0
    const goods = 53.95
    assert.ok(fee > 0)
    assert.equal(prices?.grand_total?.value, Math.round((goods + fee) * 100) / 100)
    const stale = await place(shop, cartId, newKey())
    assert.match(stale.placement.errors[0]?.message ?? '', /The new total is/)
    const { placement } = await place(shop, cartId, newKey())
    assert.equal(placement.orderV2?.total.grand_total.value, prices?.grand_total?.value)
    const [charge] = [...shop.gateway.charges.values()]
    assert.equal(charge?.amount.cents, Math.round((prices?.grand_total?.value ?? 0) * 100))
  } finally {
    await sql`delete from site_setting where key = 'shipping_thresholds'; delete from coupon where code = 'TENOFF';
      delete from promotion where key = 'tenoff'`.execute(shop.database.db)
  }
})

test('a delivery method changed after the session began shows its total before any charge', async () => {
  const cartId = await fillCart(shop)
  const session = gql('query ($id: String!) { getCartSession(cart_id: $id) { amount { value } } }')
  const began = await shop.server.requireData(session, { id: cartId })
  assert.equal(began.getCartSession?.amount.value, TOTAL_CENTS / 100)
  const faster = gql(`mutation ($id: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
    shipping_methods: [{ carrier_code: "auspost", method_code: "EXPRESS" }] }) {
      cart { prices { grand_total { value } } } } }`)
  const { setShippingMethodsOnCart: changed } = await shop.server.requireData(faster, { id: cartId })
  const total = changed?.cart.prices?.grand_total?.value ?? 0
  assert.ok(total > TOTAL_CENTS / 100)
  const stale = await place(shop, cartId, newKey())
  assert.match(stale.placement.errors[0]?.message ?? '', new RegExp(`The new total is .*${total.toFixed(2)}`))
  assert.equal(shop.gateway.charges.size, 0)
  assert.equal((await place(shop, cartId, newKey())).placement.orderV2?.total.grand_total.value, total)
  assert.equal([...shop.gateway.charges.values()][0]?.amount.cents, Math.round(total * 100))
})

test('a refusal of the first attempt after the second one paid leaves the order paid', async () => {
  const { cartId, attempt } = await waitingCart('hosted')
  await cancel(cartId)
  await enterCard(shop, cartId)
  await place(shop, cartId, newKey())
  await assertLedger(['payment_failed', 'paid'], ['cancelled', 'authorised'], [19, 0])
  const { merchant_reference: merchantReference } = attempt
  const refused = notificationOf(shop, { merchantReference, pspReference: 'LATENO', success: false })
  assert.equal((await postWebhook(shop, refused)).status, 202)
  await sql`update psp_event set received_at = received_at - interval '11 minutes'`.execute(shop.database.db)
  await runJobs(shop)
  await jobs['check-attempt']?.({ attemptId: attempt.id }, shop.jobContext)
  const { orders, stock, broken } = await ledgerOf(shop)
  assert.deepEqual([orders.map(({ state }) => state), stock.on_hand, broken], [['payment_failed', 'paid'], 19, []])
  assert.equal(shop.gateway.reversals.length, 0)
})

test('a browser closed after 3-D Secure: the webhook alone pays, mails once and closes the cart', async () => {
  const { cartId, attempt } = await waitingCart('bank')
  for (const _ of [1, 2]) await notify(attempt.merchant_reference, shop.gateway.pspReferenceOf(attempt.id))
  await assertLedger(['paid'], ['authorised'], [19, 0])
  for (const _ of [1, 2]) assert.deepEqual(kindsOf(await mails()), ['order-confirmation'])
  assert.equal((await place(shop, cartId, newKey())).placement.errors[0]?.message, "The cart isn't active.")
})

test('paid again after an error that was not true: one order, one mail, the rest is reversed', async () => {
  shop.gateway.script = 'refuse'
  const cartId = await fillCart(shop)
  await place(shop, cartId, newKey())
  const [first] = (await ledgerOf(shop)).attempts
  shop.gateway.script = 'authorise'
  await enterCard(shop, cartId)
  const { placement } = await place(shop, cartId, newKey())
  for (const _ of [1, 2]) await notify(first?.merchant_reference ?? '', 'LATE')
  await assertLedger(['payment_failed', 'paid'], ['reversal_sent', 'authorised'], [19, 0])
  assert.deepEqual(
    shop.gateway.reversals.map(({ pspReference }) => pspReference),
    ['LATE'],
  )
  for (const _ of [1, 2]) assert.deepEqual(kindsOf(await mails()).sort(), ['order-confirmation', 'payment-returned'])
  const shown = await look(cartId)
  assert.deepEqual([shown?.resultCode, shown?.order_number], ['Authorised', placement.orderV2?.number])
})

test('the result of one cart’s payment page settles no other cart', async () => {
  const mine = await waitingCart('hosted')
  const other = await createCart(shop.server)
  const { errors } = await shop.server.graphql(
    gql(
      'mutation ($id: String!, $result: String) { processPayment(cart_id: $id, redirectResult: $result) { isFinal } }',
    ),
    { id: other, result: GOOD_RESULT },
  )
  assert.ok(errors.length > 0)
  await assertLedger(['pending_payment'], ['action_required'], [20, 1])
  assert.equal((await process(mine.cartId, GOOD_RESULT))?.resultCode, 'Authorised')
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('carts hold no stock before they are ordered, however many ask', async () => {
  const carts = await inEachCart(25)
  const { stock } = await ledgerOf(shop)
  assert.deepEqual([stock.on_hand, stock.reserved], [20, 0])
  const { placement } = await place(shop, carts.at(-1) ?? '', newKey())
  assert.deepEqual(placement.errors, [])
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('webhooks that queued up while the payment service was away end every order right', async () => {
  shop.gateway.script = 'lose-answer'
  const carts = await inEachCart(12)
  for (const cart of carts) await place(shop, cart, newKey())
  const { attempts } = await ledgerOf(shop)
  assert.equal(attempts.length, 12)
  await Promise.all(
    attempts.flatMap((attempt, at) => {
      const fields = { merchantReference: attempt.merchant_reference, pspReference: `QUEUED-${at}` }
      const paid = () => postWebhook(shop, notificationOf(shop, fields))
      const refused = () => postWebhook(shop, notificationOf(shop, { ...fields, success: false }))
      return at % 3 === 0 ? [refused()] : [paid(), paid(), refused()]
    }),
  )
  await sql`update psp_event set received_at = received_at - interval '11 minutes'`.execute(shop.database.db)
  await runJobs(shop)
  const { orders, stock, broken } = await ledgerOf(shop)
  assert.deepEqual(
    orders.map(({ state }) => state),
    orders.map((_, at) => (at % 3 === 0 ? 'payment_failed' : 'paid')),
  )
  assert.deepEqual([stock.on_hand, stock.reserved, broken], [12, 0, []])
})
