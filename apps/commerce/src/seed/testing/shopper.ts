import assert from 'node:assert/strict'
import type { Brand } from '@welt/brands'
import { encodeUid } from '@welt/kit/ids'
import { createCart } from '../../testing/customer.ts'
import { gql } from '../../testing/gql.ts'
import { CARD } from '../../testing/guest.ts'
import { GOOD_RESULT } from '../../testing/scripted-gateway.ts'
import type { TestShop } from '../../testing/shop.ts'
import { rowsOf } from './seeded-database.ts'

/** A guest or a customer of one of the seeded shops. */
export interface Shopper {
  readonly shop: TestShop
  readonly brand: Brand
  readonly email: string
  readonly headers: Readonly<Record<string, string>>
  readonly isGuest: boolean
}

export interface ShopperOrder {
  readonly id: number
  readonly number: string
  readonly token: string
  /** Of its only line. */
  readonly itemUid: string
}

export interface PromisedDays {
  readonly estimated_from: string | null
  readonly estimated_to: string | null
}

const HOMES = {
  AU: { street: ['1 Swanston Street'], city: 'Melbourne', region: 'VIC', postcode: '3000', telephone: '0400000000' },
  NZ: { street: ['8 Cuba Street'], city: 'Wellington', postcode: '6011', telephone: '0210000000' },
} as const

export const homeIn = ({ country }: Brand) => ({
  firstname: 'Ada',
  lastname: "O'Neil",
  country_code: country,
  ...HOMES[country],
})

export interface Shelf {
  readonly storeCode: string
  readonly storeId: string
  /** A size that the store offers. */
  readonly collected: string
  /** A size in the warehouse. */
  readonly posted: string
  readonly postedProduct: string
}

export async function shelfOf({ websiteId }: Brand): Promise<Shelf> {
  const [row] = await rowsOf<Omit<Shelf, 'storeId'> & { readonly id: number }>(`
    with sold as (select v.sku, p.sku as product from variant v join product p on p.id = v.product_id
      join product_site ps on ps.product_id = p.id and ps.website_id = ${websiteId} and ps.is_enabled)
    select s.id, s.store_code as "storeCode", o.sku as collected, w.sku as posted, w.product as "postedProduct"
    from store s join offered_stock o on o.source = s.store_code and o.pieces > 1 join sold on sold.sku = o.sku
      cross join (select sold.* from sold join stock w using (sku)
        where w.source = 'warehouse' and w.ships and w.on_hand - w.reserved > 2 order by sku limit 1) w
    where s.is_active and s.enabled_for_cnc and ${websiteId} = any(s.website_ids) order by s.id, o.sku limit 1`)
  assert.ok(row)
  const { id, ...shelf } = row
  return { ...shelf, storeId: encodeUid(id) }
}

const EMAIL = gql(`mutation ($id: String!, $email: String!) {
  setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { email } } }`)
const STORE = gql(`mutation ($id: String!, $store: String!) {
  setPreferredStore(input: { cart_id: $id, store_id: $store }) { success } }`)
const ADD = gql(`mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }`)
const CART = gql(`query ($id: String!) { cart(cart_id: $id) { total_quantity fulfilment
  preferred_store_data { store_code } } }`)

/** A cart with one pair, stored on the server. @returns its id */
async function fillCart({ shop, headers, email, isGuest }: Shopper, shelf: Shelf, isCollected: boolean) {
  const { server } = shop
  const id = await createCart(server, headers)
  if (isGuest) await server.requireData(EMAIL, { id, email }, headers)
  if (isCollected) await server.requireData(STORE, { id, store: shelf.storeId }, headers)
  const item = isCollected
    ? { sku: shelf.collected, quantity: 1, shipping_method_option: 'clickncollect' as const }
    : { sku: shelf.posted, quantity: 1 }
  const { addProductsToCart: added } = await server.requireData(ADD, { id, items: [item] }, headers)
  assert.deepEqual(added?.user_errors, [])
  const { cart } = await server.requireData(CART, { id }, headers)
  assert.deepEqual(
    [cart.total_quantity, cart.fulfilment, isCollected && cart.preferred_store_data?.store_code],
    [1, isCollected ? 'clickncollect' : 'delivery', isCollected && shelf.storeCode],
  )
  return id
}

const DELIVER = gql(`mutation ($id: String!, $address: CartAddressInput!) {
  setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart {
    shipping_addresses { available_shipping_methods { carrier_code method_code } } } } }`)
const WAY = gql(`mutation ($id: String!, $carrier: String!, $method: String!) {
  setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{
    carrier_code: $carrier, method_code: $method }] }) { cart { id } } }`)
const COLLECTOR = gql(`mutation ($id: String!) { setNomineeDetails(input: { cart_id: $id,
  nominee_phone: "0491570156" }) { success } }`)
const BILL = gql(`mutation ($id: String!, $address: CartAddressInput!) {
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } } }`)

async function sendHome({ shop: { server }, brand, headers }: Shopper, id: string): Promise<void> {
  const { setShippingAddressesOnCart: set } = await server.requireData(DELIVER, { id, address: homeIn(brand) }, headers)
  const way = set?.cart.shipping_addresses[0]?.available_shipping_methods?.[0]
  assert.ok(way?.method_code, brand.id)
  await server.requireData(WAY, { id, carrier: way.carrier_code, method: way.method_code }, headers)
}

const DAYS = gql(`query ($id: String!) { cart(cart_id: $id) {
  delivery_groups { method { estimated_from estimated_to } } } }`)

const BY_CARD = gql(`mutation ($id: String!, $state: String!) { setPaymentMethodOnCart(input: { cart_id: $id,
  payment_method: { code: "adyen_cc", adyen_additional_data_cc: { stateData: $state, cc_type: "VI" } } }) {
    cart { selected_payment_method { code } } } }`)
const BY_WALLET = gql(`mutation ($id: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: {
  code: "adyen_hpp", adyen_additional_data_hpp: { brand_code: "paypal", stateData: "{}", returnUrl: "/checkout/return" } } }) {
    cart { selected_payment_method { code title } } } }`)
const PLACE = gql(`mutation ($id: String!) { placeOrder(input: { cart_id: $id }) {
  errors { message } order { adyen_payment_status { isFinal resultCode } } } }`)
const RETURNED = gql(`mutation ($id: String!, $result: String) {
  processPayment(cart_id: $id, redirectResult: $result) { isFinal resultCode } }`)

async function placeOrder({ shop: { server }, headers }: Shopper, id: string) {
  const { placeOrder: placed } = await server.requireData(PLACE, { id }, headers)
  assert.deepEqual(placed?.errors ?? [], [])
  return placed?.order?.adyen_payment_status
}

const AUTHORISED = { isFinal: true, resultCode: 'Authorised' }

async function orderOf(cartId: string): Promise<ShopperOrder> {
  const [row] = await rowsOf<{ id: number; number: string; token: string; line: number }>(`
    select o.id, o.number, o.access_token as token, l.id as line from orders o join order_line l on l.order_id = o.id
    where o.cart_id = '${cartId}'`)
  assert.ok(row)
  return { ...row, itemUid: encodeUid(row.line) }
}

/** Delivered to the shopper's home, on the days that the cart promised; a customer saves the card. */
export async function orderByCard(
  shopper: Shopper,
  shelf: Shelf,
): Promise<ShopperOrder & { readonly days: PromisedDays | null | undefined }> {
  const { shop, headers, brand, isGuest } = shopper
  const id = await fillCart(shopper, shelf, false)
  await sendHome(shopper, id)
  await shop.server.requireData(BILL, { id, address: homeIn(brand) }, headers)
  const state = JSON.stringify({ paymentMethod: CARD, ...(!isGuest && { storePaymentMethod: true }) })
  await shop.server.requireData(BY_CARD, { id, state }, headers)
  const { cart } = await shop.server.requireData(DAYS, { id }, headers)
  assert.deepEqual(await placeOrder(shopper, id), AUTHORISED)
  return { ...(await orderOf(id)), days: cart.delivery_groups[0]?.method }
}

/** Collected at the store that has the size. */
export async function orderByWallet(shopper: Shopper, shelf: Shelf): Promise<ShopperOrder> {
  const { shop, headers, brand } = shopper
  const id = await fillCart(shopper, shelf, true)
  await shop.server.requireData(COLLECTOR, { id }, headers)
  await shop.server.requireData(BILL, { id, address: homeIn(brand) }, headers)
  const { setPaymentMethodOnCart: set } = await shop.server.requireData(BY_WALLET, { id }, headers)
  assert.equal(set?.cart.selected_payment_method?.title, 'PayPal')
  assert.equal((await placeOrder(shopper, id))?.resultCode, 'RedirectShopper')
  const { processPayment } = await shop.server.requireData(RETURNED, { id, result: GOOD_RESULT }, headers)
  assert.deepEqual(processPayment, AUTHORISED)
  return orderOf(id)
}
