import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { gql } from '../../../testing/gql.ts'
import { GOOD_RESULT } from '../../../testing/scripted-gateway.ts'
import { fillCart, ledgerOf, newKey, place } from '../../../testing/shop.ts'
import { chargedItemsOf } from '../placing/charged-items.ts'
import {
  assertLedger,
  cancel,
  closePaymentShop,
  openPaymentShop,
  process,
  resetShop,
  shop,
} from '../testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)
beforeEach(resetShop)

const SET = gql(`mutation ($id: String!, $brand: String!, $state: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_hpp",
    adyen_additional_data_hpp: { brand_code: $brand, stateData: $state, returnUrl: "/checkout/return" } } }) {
    cart { selected_payment_method { code title } } } }`)

const TITLES = { afterpaytouch: 'Afterpay', paypal: 'PayPal', applepay: 'Apple Pay', zip: 'Zip' } as const
type Wallet = keyof typeof TITLES

async function orderWith(wallet: Wallet, state = '{}') {
  const id = await fillCart(shop)
  const { data, errors } = await shop.server.graphql(SET, { id, brand: wallet, state })
  assert.deepEqual(errors, [])
  const chosen = data?.setPaymentMethodOnCart?.cart.selected_payment_method
  assert.deepEqual(chosen, { code: 'adyen_hpp', title: TITLES[wallet] })
  const { placement } = await place(shop, id, newKey())
  return { id, status: placement.order?.adyen_payment_status }
}

const offer =
  (...types: readonly Wallet[]) =>
  async () =>
    types.map((type) => ({ type, name: type, brands: [], configuration: {} }))

for (const [wallet, ids] of [
  ['afterpaytouch', '[J11.1, R9.54, R7.76]'],
  ['paypal', '[J11.1, R9.55, R7.76]'],
  ['zip', '[J11.1, R9.57, R7.76]'],
] as const)
  test(`${wallet} is paid on its own page: approved, refused or cancelled there ${ids}`, async (t) => {
    t.mock.method(shop.gateway, 'paymentMethods', offer(wallet))
    const approved = await orderWith(wallet)
    assert.deepEqual([approved.status?.isFinal, approved.status?.resultCode], [false, 'RedirectShopper'])
    assert.equal((await process(approved.id, GOOD_RESULT))?.resultCode, 'Authorised')
    const refused = await orderWith(wallet)
    assert.equal((await process(refused.id, 'no'))?.resultCode, 'Refused')
    const cancelled = await orderWith(wallet)
    assert.equal((await cancel(cancelled.id))?.resultCode, 'Cancelled')
    await assertLedger(['paid', 'payment_failed', 'payment_failed'], ['authorised', 'refused', 'cancelled'], [19, 0])
    const { attempts, orders } = await ledgerOf(shop)
    assert.deepEqual([attempts[0]?.method, orders[0]?.payment_method.title], [wallet, 'Visa ending 1111'])
  })

test('applepay sends the token of the device, and nothing else of its state [R9.56]', async (t) => {
  t.mock.method(shop.gateway, 'paymentMethods', offer('applepay'))
  const sent: unknown[] = []
  const { pay } = shop.gateway
  t.mock.method(shop.gateway, 'pay', (request: Parameters<typeof pay>[0]) => {
    sent.push(request.stateData)
    return pay(request)
  })
  await orderWith('applepay', '{"paymentMethod":{"type":"applepay","applePayToken":"sealed","number":"4111"}}')
  assert.deepEqual(sent, [{ paymentMethod: { type: 'applepay', applePayToken: 'sealed' } }])
})

test('a pay-later service gets an item for each good and for delivery; they add up', async (t) => {
  t.mock.method(shop.gateway, 'paymentMethods', offer('afterpaytouch'))
  const sent: Parameters<typeof pay>[0][] = []
  const { pay } = shop.gateway
  t.mock.method(shop.gateway, 'pay', (request: Parameters<typeof pay>[0]) => {
    sent.push(request)
    return pay(request)
  })
  await orderWith('afterpaytouch')
  const [request] = sent
  const items = request?.items.map(({ name, quantity, unitCents }) => [name, quantity, unitCents])
  assert.deepEqual(items?.[0]?.slice(1), [1, 5995])
  const sum = request?.items.reduce((cents, { quantity, unitCents }) => cents + quantity * unitCents, 0)
  assert.equal(sum, request?.amount.cents)
  const line = { id: 7, variant: undefined, quantity: 3, rowCents: 17_985, discountCents: 1_000 }
  const split = chargedItemsOf({ lines: [line], giftCardCents: 5_000, totalCents: 16_985 + 995 - 5_000 })
  assert.deepEqual(
    split.map(({ id, quantity, unitCents }) => [id, quantity, unitCents]),
    [
      ['7', 1, 5661],
      ['7-1', 2, 5662],
      ['delivery', 1, 995],
      ['gift-cards', 1, -5000],
    ],
    'a discount that does not divide by the pieces, and a gift card',
  )
})

test('a wallet that does not serve the cart is refused before any order; so is an unknown one', async () => {
  const id = await fillCart(shop)
  for (const brand of ['zip', 'klarna']) {
    const { errors } = await shop.server.graphql(SET, { id, brand, state: '{}' })
    assert.equal(errors[0]?.message, 'The requested Payment Method is not available.')
  }
  await assertLedger([], [], [20, 0])
})

test('a pay-later wallet is neither offered nor taken above what it lends [R7.89]', async (t) => {
  t.mock.method(shop.gateway, 'paymentMethods', offer('afterpaytouch', 'zip', 'paypal'))
  const id = await fillCart(shop, { quantity: 17 })
  const query = gql(`query ($id: String!) {
    adyenPaymentMethods(cart_id: $id) { paymentMethodsResponse { paymentMethods { type } } } }`)
  const { adyenPaymentMethods: offered } = await shop.server.requireData(query, { id })
  const types = offered?.paymentMethodsResponse?.paymentMethods?.map((method) => method?.type)
  assert.deepEqual(types, ['afterpaytouch', 'paypal'])
  const { errors } = await shop.server.graphql(SET, { id, brand: 'zip', state: '{}' })
  assert.equal(errors[0]?.message, 'The requested Payment Method is not available.')
})
