import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { PaymentMethodInput } from '#src/platform/contract/contract.generated'
import { gql } from '#src/testing/gql'
import { CARD_STATE } from '../../../testing/guest.ts'
import { fillCart, ledgerOf, newKey, place } from '../../../testing/shop.ts'
import { closePaymentShop, openPaymentShop, resetShop, shop } from '../testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)
beforeEach(resetShop)

test('a card without its data places no order; the payment page is a separate method', async () => {
  const cartId = await fillCart(shop)
  const set =
    gql(`mutation ($id: String!, $method: PaymentMethodInput!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $method }) {
    cart { available_payment_methods { code } selected_payment_method { code } } } }`)
  const setTo = async (method: PaymentMethodInput) => {
    const { data, errors } = await shop.server.graphql(set, { id: cartId, method })
    assert.deepEqual(errors, [])
    return data?.setPaymentMethodOnCart.cart
  }
  const cards = [
    { code: 'adyen_cc' },
    { code: 'adyen_scheme' },
    { code: 'adyen_cc', adyen_additional_data_cc: { cc_type: 'VI', stateData: '' } },
    { code: 'adyen_cc', adyen_additional_data_cc: { returnUrl: '/checkout/return' } },
  ]
  const before = await ledgerOf(shop)
  for (const card of cards) {
    const cart = await setTo(card)
    assert.deepEqual(
      cart?.available_payment_methods.map(({ code }) => code),
      ['adyen_cc', 'adyen_hpp'],
    )
    assert.equal(cart?.selected_payment_method.code, 'adyen_cc')
    const { placement } = await place(shop, cartId, newKey())
    const text = 'Unable to place order: Enter your card details, or choose to pay on the payment page (adyen_hpp).'
    assert.deepEqual([placement.order, placement.errors[0]?.message], [null, text])
  }
  assert.equal((await ledgerOf(shop)).orders.length, before.orders.length)
  const cart = await setTo({
    code: 'adyen_hpp',
    adyen_additional_data_hpp: { brand_code: 'paypal', stateData: '{}', returnUrl: '/checkout/return' },
  })
  assert.equal(cart?.selected_payment_method.code, 'adyen_hpp')
  const { placement } = await place(shop, cartId, newKey())
  const status = placement.order?.adyen_payment_status
  assert.deepEqual([status?.isFinal, status?.resultCode], [false, 'RedirectShopper'])
})

test('cards are `scheme` at the payment service and adyen_cc in the shop: offered, set, charged [R9.48]', async () => {
  const cartId = await fillCart(shop)
  const query = gql(`query ($id: String!) {
    adyenPaymentMethods(cart_id: $id) { paymentMethodsResponse { paymentMethods { type } } }
    cart(cart_id: $id) { available_payment_methods { code } selected_payment_method { code } } }`)
  const { adyenPaymentMethods, cart } = await shop.server.requireData(query, { id: cartId })
  const types = adyenPaymentMethods?.paymentMethodsResponse?.paymentMethods?.map((method) => method?.type)
  assert.ok(types?.includes('scheme'))
  assert.ok(cart?.available_payment_methods?.some((method) => method?.code === 'adyen_cc'))
  assert.equal(cart?.selected_payment_method?.code, 'adyen_cc')
  assert.deepEqual((await place(shop, cartId, newKey())).placement.errors, [])
  const [charge] = [...shop.gateway.charges.values()]
  assert.equal((charge?.stateData.paymentMethod as { readonly type?: string } | undefined)?.type, 'scheme')
  const { payment_method: paid } = await shop.database.db
    .selectFrom('orders')
    .select('payment_method')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow()
  assert.equal(paid.code, 'adyen_cc')
})

test('only encrypted card fields are stored, and only until an order uses them', async () => {
  const cartId = await fillCart(shop)
  const state = JSON.stringify({
    ...JSON.parse(CARD_STATE),
    paymentMethod: { ...JSON.parse(CARD_STATE).paymentMethod, number: '4111111111111111' },
  })
  const set = gql(`mutation ($id: String!, $code: String!, $state: String) {
    setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code, adyen_additional_data_cc: { stateData: $state } } }) { cart { selected_payment_method { code title } } }
  }`)
  await shop.server.graphql(set, { id: cartId, code: 'adyen_cc', state })
  const saved = await shop.database.db
    .selectFrom('cart')
    .select('payment_method')
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow()
  assert.equal(JSON.stringify(saved.payment_method).includes('"4111111111111111"'), false)
  for (const bad of [
    { code: 'paypal_express' },
    { code: 'free' },
    { code: 'adyen_cc', state: '{"paymentMethod":{"type":"ideal"}}' },
    { code: 'adyen_cc', state: 'no json' },
  ]) {
    const answer = await shop.server.graphql(set, { id: cartId, ...bad })
    assert.equal(answer.errors[0]?.message, 'The requested Payment Method is not available.')
  }
  await place(shop, cartId, newKey())
  const after = await shop.database.db
    .selectFrom('cart')
    .select('payment_method')
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow()
  assert.equal(JSON.stringify(after.payment_method).includes('encrypted'), false)
})

test('only the five payment types and the five card brands are offered [R9.49-R9.53, R9.58]', async (t) => {
  const card = { type: 'scheme', name: 'Cards', configuration: {} }
  const offers = [
    'ideal',
    'scheme',
    'klarna',
    'afterpaytouch',
    'paypal',
    'applepay',
    'googlepay',
    'zip',
    'giropay',
  ].map((type) => ({
    ...card,
    type,
    brands: type === 'scheme' ? ['maestro', 'cup', 'jcb', 'diners', 'amex', 'mc', 'visa', 'discover'] : [],
  }))
  t.mock.method(shop.gateway, 'paymentMethods', async () => offers)
  const cartId = await fillCart(shop)
  const query = gql(
    `query ($id: String!) {
      adyenPaymentMethods(cart_id: $id) {
        paymentMethodsResponse { paymentMethods { type brands } storedPaymentMethods { id } }
      }
      getCartSession(cart_id: $id) { sessionID sessionData reference amount { value } }
    }`,
  )
  const { data, errors } = await shop.server.graphql(query, { id: cartId })
  assert.deepEqual(errors, [])
  assert.deepEqual(data?.adyenPaymentMethods, {
    paymentMethodsResponse: {
      paymentMethods: [
        { type: 'scheme', brands: ['visa', 'mc', 'amex', 'jcb', 'cup'] },
        ...['afterpaytouch', 'paypal', 'applepay', 'zip'].map((type) => ({ type, brands: null })),
      ],
      storedPaymentMethods: [],
    },
  })
  assert.equal(data?.getCartSession.amount.value, 59.95)
  assert.ok(data?.getCartSession.sessionID && data.getCartSession.sessionData)
})

test('a cart has the payment method that was set on it, and none before [R3.18]', async () => {
  const read = async (id: string) => {
    const query = gql('query ($id: String!) { cart(cart_id: $id) { selected_payment_method { code title } } }')
    return (await shop.server.graphql(query, { id })).data?.cart.selected_payment_method
  }
  const { data } = await shop.server.graphql(gql('mutation { createEmptyCart }'))
  const [empty, cartId] = [data?.createEmptyCart ?? '', await fillCart(shop)]
  assert.deepEqual(
    [await read(empty), await read(cartId)],
    [
      { code: '', title: '' },
      { code: 'adyen_cc', title: 'Credit card' },
    ],
  )
  const SET = gql(
    'mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "free" } }) { cart { id } } }',
  )
  assert.equal(
    (await shop.server.graphql(SET, { id: cartId })).errors[0]?.message,
    'The requested Payment Method is not available.',
  )
  assert.deepEqual(await read(cartId), { code: 'adyen_cc', title: 'Credit card' }, 'one that is refused is not set')
})
