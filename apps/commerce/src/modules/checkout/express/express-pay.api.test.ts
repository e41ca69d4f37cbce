import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { createCart, registerCustomer } from '../../../testing/customer.ts'
import { gql } from '../../../testing/gql.ts'
import { ADDRESS } from '../../../testing/guest.ts'
import { ledgerOf, SKU } from '../../../testing/shop.ts'
import { giftCardLine, insertGiftCardProduct } from '../../gift-cards/testing/gift-card-product.ts'
import { switchGiftCards } from '../../gift-cards/testing/test-cards.ts'
import {
  APPLE_PAY,
  bareCart,
  open,
  PAYPAL,
  processExpress,
  quote,
  save,
  switchOn,
  update,
  WALLET_DATA,
} from '../testing/express-shop.ts'
import { assertLedger, closePaymentShop, openPaymentShop, resetShop, shop } from '../testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)
beforeEach(async () => {
  await resetShop()
  await switchOn('express_cart_enabled')
  shop.gateway.paymentMethods = async () => [{ type: 'applepay', name: 'Apple Pay', brands: [], configuration: {} }]
})

const CREATE = gql('mutation { createExpressCart { cart { id } } }')
const ADD = gql(`mutation ($id: String!, $sku: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { prices { grand_total { value } } } } }`)
const CUSTOMER_CART = gql('{ customerCart { id total_quantity } }')
const OFF = 'Unable to place order: Express payment is not available. Please use the checkout.'
const applePay = (cart_id: string, more: object = {}) =>
  processExpress({ cart_id, payment_method: APPLE_PAY, ...WALLET_DATA, ...more })

test('with the switch of the cart off all express calls refuse, and nothing is written [R3.111]', async () => {
  await switchOn('express_product_page_enabled')
  const id = await bareCart()
  for (const { errors } of [
    await save(id),
    await update({ cart_id: id, paypal_order_id: 'X' }),
    await quote({ cart_id: id }),
  ])
    assert.equal(errors[0]?.message, 'Express payment is not available. Please use the checkout.')
  const done = await applePay(id)
  assert.deepEqual([done.success, done.message, done.order, done.cart?.email], [false, OFF, null, null])
  await assertLedger([], [], [20, 0])
})

test('with the switch of the product page off no express cart exists, nor is an older one paid [R3.112]', async () => {
  await switchOn('express_product_page_enabled')
  const id = (await shop.server.requireData(CREATE, {})).createExpressCart?.cart?.id ?? ''
  await shop.server.requireData(ADD, { id, sku: SKU })
  await switchOn('express_cart_enabled')
  const { errors } = await shop.server.graphql(CREATE, {})
  assert.equal(errors[0]?.message, 'Express payment is not available. Please add it to your bag.')
  assert.equal((await applePay(id)).message, OFF)
  await switchOn('express_product_page_enabled')
  assert.equal((await applePay(id)).success, true)
})

test('a customer buys from the product page beside their bag, and finds the order in the account [R7.92]', async () => {
  await switchOn('express_product_page_enabled')
  const { headers, email } = await registerCustomer(shop.server, 'quick@example.com')
  const own = (await shop.server.requireData(CUSTOMER_CART, {}, headers)).customerCart
  const id = (await shop.server.requireData(CREATE, {}, headers)).createExpressCart?.cart?.id ?? ''
  assert.notEqual(id, own.id)
  await shop.server.requireData(ADD, { id, sku: SKU }, headers)
  const input = { cart_id: id, payment_method: APPLE_PAY, ...WALLET_DATA, email: 'wallet@example.com' }
  const done = await processExpress(input, { headers })
  assert.equal(done.orderV2?.email, email)
  assert.deepEqual((await shop.server.requireData(CUSTOMER_CART, {}, headers)).customerCart, own)
  const { orders } = await ledgerOf(shop)
  assert.notEqual(orders[0]?.customer_id, null)
})

test('Apple Pay sets email, addresses and the first method, and pays with the token [J11.3, R7.92, R9.56, A74]', async () => {
  const id = await bareCart()
  const done = await applePay(id)
  assert.deepEqual([done.success, done.message, done.cart], [true, null, null])
  const { orderV2 } = done
  assert.deepEqual([orderV2?.email, orderV2?.shipping_address?.firstname], ['ada@example.com', 'Ada'])
  assert.deepEqual([orderV2?.billing_address?.lastname, orderV2?.shipping_address?.postcode], ["O'Neil", '3000'])
  assert.match(orderV2?.shipping_method ?? '', /Standard/)
  const { attempts } = await ledgerOf(shop)
  assert.deepEqual([attempts[0]?.method, attempts[0]?.amount_cents], ['applepay', 5995])
})

test('the sheet’s total is that of its address, and an order of another total is refused [R7.92]', async () => {
  await sql`update product_site set regular_cents = 500`.execute(shop.database.db)
  const id = await bareCart()
  const { data } = await quote({ cart_id: id, shipping_address: { country_code: 'AU', postcode: '3000' } })
  const shown = data?.updateExpressOrder?.cart.prices?.grand_total?.value
  const nz = { ...ADDRESS, city: 'Auckland', region: undefined, postcode: '1010', country_code: 'NZ' }
  for (const _ of [1, 2]) assert.match((await applePay(id, { shipping_address: nz })).message ?? '', /new total is/)
  await assertLedger([], [], [20, 0])
  const done = await applePay(id)
  assert.equal(done.orderV2?.total?.grand_total.value, shown)
})

test('a wallet’s address in New Zealand is refused where the site sends nothing there [R7.92, R7.94]', async () => {
  const store = { store: 'mathers_au' }
  const { createEmptyCart: made } = await shop.server.requireData(gql('mutation { createEmptyCart }'), {}, store)
  await sql`insert into site_setting (website_id, key, value)
    select distinct website_id, 'express_cart_enabled', 'true'::jsonb from cart where id = ${made}`.execute(
    shop.database.db,
  )
  const nz = { ...ADDRESS, city: 'Auckland', region: undefined, postcode: '1010', country_code: 'NZ' }
  const input = { cart_id: made ?? '', payment_method: APPLE_PAY, ...WALLET_DATA, shipping_address: nz }
  const done = await processExpress(input, { headers: store })
  assert.deepEqual([done.success, done.message], [false, 'Delivery to New Zealand is not available.'])
  assert.equal(done.cart?.email, null)
  const { errors } = await shop.server.graphql(
    gql(`mutation ($id: String!) { updateExpressOrder(input: { cart_id: $id,
      shipping_address: { country_code: NZ, postcode: "1010" } }) { cart { id } } }`),
    { id: made ?? '' },
    store,
  )
  assert.equal(errors[0]?.message, 'Delivery to New Zealand is not available.')
})

test('a bag of gift cards alone needs no address from the wallet, only a name [R7.92]', async () => {
  await switchGiftCards(shop, true)
  await insertGiftCardProduct(shop.database.db)
  const id = await createCart(shop.server)
  const line = giftCardLine()
  const add = gql(`mutation ($id: String!, $line: CartItemInput!) {
    addProductsToCart(cartId: $id, cartItems: [$line]) { user_errors { message } } }`)
  const { addProductsToCart: added } = await shop.server.requireData(add, { id, line })
  assert.deepEqual(added.user_errors, [])
  const { street: _street, ...rest } = ADDRESS
  const payer = { firstname: rest.firstname, lastname: rest.lastname, street: [], city: '', country_code: 'AU' }
  const done = await applePay(id, { shipping_address: undefined, billing_address: payer })
  assert.deepEqual([done.success, done.orderV2?.shipping_address], [true, null])
})

test('a wallet without a phone is accepted, without anything else refused [R7.92]', async () => {
  const id = await bareCart()
  const { telephone: _none, ...known } = ADDRESS
  const nameless = await applePay(id, { shipping_address: { ...known, lastname: '' } })
  assert.match(nameless.message ?? '', /"lastname" is missing/)
  for (const email of ['no address', undefined]) assert.equal((await applePay(id, { email })).success, false)
  const done = await applePay(id, { shipping_address: known })
  assert.deepEqual([done.success, done.orderV2?.shipping_address?.telephone ?? null], [true, null])
})

test('methods other than wallets, and a wallet without its token, are refused [R7.92]', async () => {
  const id = await bareCart()
  const empty = { ...APPLE_PAY, adyen_additional_data_hpp: { brand_code: 'applepay', stateData: '{}' } }
  const zip = { ...APPLE_PAY, adyen_additional_data_hpp: { brand_code: 'zip', stateData: '{}' } }
  for (const payment_method of [empty, zip, { code: 'free' }, PAYPAL]) {
    const done = await applePay(id, { payment_method })
    assert.deepEqual([done.success, done.cart?.email], [false, null])
  }
  await open(id)
  assert.match((await applePay(id, { payment_method: PAYPAL })).message ?? '', /no longer open/)
  await assertLedger([], [], [20, 0])
})
