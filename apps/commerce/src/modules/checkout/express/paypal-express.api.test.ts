import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '../../../testing/gql.ts'
import { ADDRESS } from '../../../testing/guest.ts'
import { ledgerOf, newKey, place, SKU } from '../../../testing/shop.ts'
import {
  bareCart,
  cancelExpress,
  open,
  PAYPAL,
  processExpress,
  save,
  switchOn,
  update,
  WALLET_DATA,
} from '../testing/express-shop.ts'
import { assertLedger, closePaymentShop, notify, openPaymentShop, resetShop, shop } from '../testing/payment-shop.ts'

before(openPaymentShop)
after(closePaymentShop)
beforeEach(async () => {
  await resetShop()
  shop.gateway.paypalOrders.clear()
  shop.gateway.sentDetails.length = 0
  await switchOn('express_cart_enabled')
})

const NZ_ADDRESS = {
  ...ADDRESS,
  street: ['1 Queen Street'],
  city: 'Auckland',
  region: undefined,
  postcode: '1010',
  country_code: 'NZ',
}
const cheap = () => sql`update product_site set regular_cents = 500`.execute(shop.database.db)
const paypalAmount = () => [...shop.gateway.paypalOrders.values()].at(-1)?.amount.cents
const pay = (cart_id: string, paypal_order_id: string, more: object = {}) =>
  processExpress({ cart_id, payment_method: PAYPAL, paypal_order_id, ...WALLET_DATA, ...more })

test('PayPal express saves an order, follows the address, and is placed when approved [J11.3, R7.92, R7.93, R7.94, A74]', async () => {
  await cheap()
  const id = await bareCart()
  const { data: saved, errors } = await save(id)
  assert.deepEqual(errors, [])
  const { paypal_order_id: orderId = '', paymentData, cart } = saved?.savePaypalExpressOrder ?? {}
  assert.ok(orderId && paymentData)
  assert.equal(paypalAmount(), Math.round((cart?.prices?.grand_total?.value ?? 0) * 100))
  const abroad = await update({
    cart_id: id,
    paypal_order_id: orderId,
    shipping_address: { country_code: 'NZ', postcode: '1010' },
  })
  const moved = abroad.data?.updatePaypalExpressOrder
  assert.notEqual(moved?.paymentData, paymentData)
  const [address] = moved?.cart.shipping_addresses ?? []
  assert.deepEqual([address?.country.code, address?.postcode], ['NZ', '1010'])
  assert.equal(paypalAmount(), Math.round((moved?.cart.prices?.grand_total?.value ?? 0) * 100))
  const home = await update({
    cart_id: id,
    paypal_order_id: orderId,
    shipping_address: { country_code: 'AU', postcode: '3000', region: { region_code: 'VIC' } },
    shipping_method: { carrier_code: 'auspost', method_code: 'EXPRESS' },
  })
  const [chosen] = home.data?.updatePaypalExpressOrder?.cart.shipping_addresses ?? []
  assert.equal(chosen?.selected_shipping_method?.method_code, 'EXPRESS')
  const total = home.data?.updatePaypalExpressOrder?.cart.prices?.grand_total?.value
  assert.equal(paypalAmount(), Math.round((total ?? 0) * 100))
  const done = await pay(id, orderId)
  assert.deepEqual([done.success, done.errors, done.cart], [true, [], null])
  assert.equal(done.order?.adyen_payment_status?.resultCode, 'Authorised')
  assert.deepEqual([done.orderV2?.total?.grand_total.value, done.orderV2?.email], [total, 'ada@example.com'])
  assert.match(done.orderV2?.shipping_method ?? '', /Express/)
  await assertLedger(['paid'], ['authorised'], [19, 0])
  assert.equal(shop.gateway.sentDetails.at(-1)?.details.orderID, orderId)
})

test('the charge of PayPal express is settled by its webhook alone, once [R7.92]', async () => {
  const id = await bareCart()
  const orderId = await open(id)
  shop.gateway.script = 'lose-answer'
  await pay(id, orderId)
  await assertLedger(['pending_payment'], ['unknown'], [20, 1])
  const { attempts } = await ledgerOf(shop)
  const { merchant_reference: reference = '', psp_reference: psp } = attempts[0] ?? {}
  assert.match(reference, /^express-/)
  await notify(reference, psp ?? '')
  await notify(reference, psp ?? '')
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('a press sent twice, at once or later, is one order and one charge [R7.92]', async () => {
  const id = await bareCart()
  const orderId = await open(id)
  const key = newKey()
  const send = () =>
    processExpress({ cart_id: id, payment_method: PAYPAL, paypal_order_id: orderId, ...WALLET_DATA }, { key })
  const numbers = (await Promise.all([send(), send(), send()])).map(({ order }) => order?.order_number)
  numbers.push((await send()).order?.order_number)
  assert.equal(new Set(numbers).size, 1)
  assert.ok(numbers[0])
  await assertLedger(['paid'], ['authorised'], [19, 0])
})

test('another total than the wallet showed is refused before money moves, however often [R7.92, R7.94]', async () => {
  await cheap()
  const id = await bareCart()
  const orderId = await open(id)
  const first = await pay(id, orderId, { shipping_address: NZ_ADDRESS })
  const again = await pay(id, orderId, { shipping_address: NZ_ADDRESS })
  for (const refused of [first, again]) {
    assert.deepEqual([refused.success, refused.order, refused.cart?.id], [false, null, id])
    assert.match(refused.message ?? '', /Your bag has changed\. The new total is/)
  }
  const add = gql(`mutation ($id: String!, $sku: String!) {
    addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } } }`)
  const other = await bareCart()
  const open2 = await open(other)
  await shop.server.requireData(add, { id: other, sku: SKU })
  assert.match((await pay(other, open2)).message ?? '', /Your bag has changed/)
  await assertLedger([], [], [20, 0])
  assert.equal(shop.gateway.sentDetails.length, 0)
})

test('a cart cannot be ordered while PayPal has not confirmed the new amount [R7.94]', async () => {
  const id = await bareCart()
  const orderId = await open(id)
  shop.gateway.script = 'lose-answer'
  const address = { country_code: 'AU', postcode: '3000' }
  const { errors } = await update({ cart_id: id, paypal_order_id: orderId, shipping_address: address })
  assert.equal(errors[0]?.extensions?.category, 'adyen')
  shop.gateway.script = 'authorise'
  assert.equal((await pay(id, orderId)).success, false)
  const { placement } = await place(shop, id, newKey())
  assert.notEqual(placement.errors.length, 0)
  await assertLedger([], [], [20, 0])
})

test('an order of another cart, an unknown one or one that was replaced is refused [R7.92, R7.94]', async () => {
  const id = await bareCart()
  const replaced = await open(id)
  const current = await open(id)
  const foreign = await open(await bareCart())
  for (const orderId of [replaced, foreign, 'X']) {
    const { errors } = await update({ cart_id: id, paypal_order_id: orderId })
    assert.match(errors[0]?.message ?? '', /no longer open/)
    assert.match((await pay(id, orderId)).message ?? '', /no longer open/)
  }
  const details = JSON.stringify({ details: { orderID: foreign } })
  const forged = { ...PAYPAL, adyen_additional_data_hpp: { brand_code: 'paypal', stateData: details } }
  assert.equal((await pay(id, current, { payment_method: forged })).success, false)
  await assertLedger([], [], [20, 0])
})

test('a refusal and a closed wallet leave cart and own address as they were [R7.92]', async () => {
  const set = gql(`mutation ($id: String!, $address: CartAddressInput!) {
    setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } } }`)
  const id = await bareCart()
  await shop.server.requireData(set, { id, address: ADDRESS })
  const orderId = await open(id)
  await update({ cart_id: id, paypal_order_id: orderId, shipping_address: { country_code: 'NZ', postcode: '1010' } })
  const { data } = await cancelExpress(id)
  const cancelled = data?.cancelExpressOrder?.cart
  assert.deepEqual(cancelled?.shipping_addresses[0]?.street, ADDRESS.street)
  assert.equal(cancelled?.selected_payment_method?.code, '')
  shop.gateway.script = 'refuse'
  const refused = await pay(id, await open(id))
  assert.deepEqual([refused.success, refused.cart?.id], [false, id])
  await assertLedger(['payment_failed'], ['refused'], [20, 0])
  shop.gateway.script = 'authorise'
  assert.equal((await pay(id, await open(id))).success, true)
})

test('PayPal that refuses, a bag with nothing to pay and one that sold out open no order [R7.93]', async () => {
  const id = await bareCart()
  shop.gateway.script = 'reject'
  assert.equal((await save(id)).errors[0]?.message, 'PayPal is not available. Please pay by card.')
  shop.gateway.script = 'authorise'
  await sql`update stock set on_hand = 0`.execute(shop.database.db)
  assert.equal((await save(id)).errors[0]?.message, 'Some of the products are out of stock.')
  assert.equal(shop.gateway.paypalOrders.size, 0)
})
