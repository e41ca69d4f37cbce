import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { registerCustomer, type TestCustomer } from '../../../testing/customer.ts'
import { gql } from '../../../testing/gql.ts'
import { CARD } from '../../../testing/guest.ts'
import { fillCart, newKey, notificationOf, postWebhook, runJobs } from '../../../testing/shop.ts'
import { closePaymentShop, openPaymentShop, resetShop, shop, theAttempt } from '../testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)
beforeEach(resetShop)

const SET = gql(`mutation ($id: String!, $state: String!, $hash: String) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_cc",
    adyen_additional_data_cc: { stateData: $state, public_hash: $hash } } }) { cart { selected_payment_method { code } } } }`)
const PLACE_SAVED = gql(
  `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { errors { message } order { order_number } } }`,
)
const STORED =
  gql(`query ($id: String!) { adyenPaymentMethods(cart_id: $id) { paymentMethodsResponse { storedPaymentMethods {
  id name type brand lastFour expiry supportedShopperInteractions } } } }`)

async function cartOf(customer: TestCustomer): Promise<string> {
  const id = await fillCart(shop)
  await sql`update cart set customer_id = ${customer.id} where id = ${id}`.execute(shop.database.db)
  return id
}

async function listStored(id: string, { headers }: Pick<TestCustomer, 'headers'>) {
  const { adyenPaymentMethods: answer } = await shop.server.requireData(STORED, { id }, headers)
  return answer?.paymentMethodsResponse?.storedPaymentMethods ?? []
}

async function pay(id: string, { headers }: Pick<TestCustomer, 'headers'>, state: object, hash?: string) {
  const set = await shop.server.graphql(SET, { id, state: JSON.stringify(state), hash }, headers)
  const [refusal] = set.errors
  if (refusal) return refusal.message
  const { data } = await shop.server.graphql(PLACE_SAVED, { id }, { ...headers, 'idempotency-key': newKey() })
  assert.deepEqual(data?.placeOrder?.errors, [])
  return [...shop.gateway.charges.values()].at(-1)
}

const NEW = { paymentMethod: CARD, storePaymentMethod: true }
const codeFor = (id: string) => ({
  paymentMethod: { type: 'scheme', storedPaymentMethodId: id, encryptedSecurityCode: 'test_737' },
})

test('a card saved at payment pays the next order with its security code alone [R3.46, R7.89]', async () => {
  const customer = await registerCustomer(shop.server, 'saves@example.com')
  const cartId = await cartOf(customer)
  assert.deepEqual(await listStored(cartId, customer), [])
  await pay(cartId, customer, NEW)
  const next = await cartOf(customer)
  const [stored, ...others] = await listStored(next, customer)
  assert.deepEqual(others, [])
  const { id = '', ...shown } = stored ?? {}
  assert.deepEqual(shown, {
    name: 'Visa',
    type: 'scheme',
    brand: 'visa',
    lastFour: '1111',
    expiry: '03/2030',
    supportedShopperInteractions: ['Ecommerce', 'ContAuth'],
  })
  const charge = await pay(next, customer, codeFor(id ?? ''))
  assert.ok(typeof charge === 'object')
  assert.deepEqual(charge.stateData, codeFor(id ?? ''))
  assert.equal(charge.shopperReference, `customer-${customer.id}`)
})

const DELETE = gql(`mutation ($id: String!) { deleteAdyenPaymentToken(token_id: $id) { success } }`)

test('a card is saved also where only the webhook answers, once, and not for another customer [R3.46]', async () => {
  const customer = await registerCustomer(shop.server, 'webhook@example.com')
  shop.gateway.script = 'lose-answer'
  await pay(await cartOf(customer), customer, NEW)
  shop.gateway.script = 'authorise'
  const { merchant_reference: merchantReference } = await theAttempt()
  const card = { storedCard: 'TOKEN-1', shopperReference: `customer-${customer.id}` }
  const report = (eventCode: string, pspReference: string, stored: typeof card) =>
    postWebhook(shop, notificationOf(shop, { pspReference, merchantReference, eventCode, stored }))
  await report('REPORT_AVAILABLE', 'PSP0', { ...card, shopperReference: 'customer-0' })
  await report('AUTHORISATION', 'PSP1', card)
  await runJobs(shop, ['settle-payment'])
  const next = await cartOf(customer)
  const stored = (await listStored(next, customer)).map((one) => [one?.id, one?.brand, one?.lastFour, one?.expiry])
  assert.deepEqual(stored, [['TOKEN-1', 'visa', '1111', '03/2030']])
  await shop.server.requireData(DELETE, { id: 'TOKEN-1' }, customer.headers)
  await report('CAPTURE', 'PSP2', card)
  await runJobs(shop, ['settle-payment'])
  assert.deepEqual(await listStored(next, customer), [], 'a deleted card stays deleted')
})

test('another customer’s saved card, an expired one and a guest’s are refused before any order [R6.09, R3.46]', async () => {
  const owner = await registerCustomer(shop.server, 'owner@example.com')
  const other = await registerCustomer(shop.server, 'other@example.com')
  await sql`insert into saved_card (token_id, customer_id, brand, last_four, expiry_month, expiry_year)
    values ('OWNED', ${owner.id}, 'visa', '1111', '03', '2030'), ('OLD', ${owner.id}, 'mc', '4444', '01', '2020')`.execute(
    shop.database.db,
  )
  const refusal = 'The requested Payment Method is not available.'
  const guest = { headers: {} }
  const others = await cartOf(other)
  assert.equal(await pay(others, other, codeFor('OWNED')), refusal)
  assert.equal(await pay(others, other, codeFor(''), 'OWNED'), refusal)
  assert.equal(await pay(await fillCart(shop), guest, codeFor('OWNED')), refusal)
  const owned = await cartOf(owner)
  assert.equal(await pay(owned, owner, codeFor('OLD')), refusal)
  assert.equal(await pay(owned, owner, { paymentMethod: { type: 'scheme', storedPaymentMethodId: 'OWNED' } }), refusal)
  assert.deepEqual((await listStored(owned, owner)).map((card) => card?.id).sort(), ['OLD', 'OWNED'])
  assert.equal(shop.gateway.charges.size, 0)
})

test('a guest’s card is never saved, nor one that was not to be saved [R3.46]', async () => {
  const customer = await registerCustomer(shop.server, 'saves-none@example.com')
  await pay(await fillCart(shop), { headers: {} }, NEW)
  await pay(await cartOf(customer), customer, { paymentMethod: CARD })
  assert.deepEqual(await listStored(await cartOf(customer), customer), [])
})
