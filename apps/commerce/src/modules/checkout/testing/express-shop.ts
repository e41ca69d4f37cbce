import { sql } from 'kysely'
import { createCart } from '../../../testing/customer.ts'
import { gql } from '../../../testing/gql.ts'
import { ADDRESS } from '../../../testing/guest.ts'
import { newKey, SKU } from '../../../testing/shop.ts'
import { shop } from './payment-shop.ts'

type Flag = 'express_cart_enabled' | 'express_product_page_enabled'

/** All others are off. */
export async function switchOn(...flags: readonly Flag[]): Promise<void> {
  await sql`delete from site_setting where key like 'express%'`.execute(shop.database.db)
  for (const flag of flags)
    await sql`insert into site_setting (website_id, key, value) values (9, ${flag}, 'true')`.execute(shop.database.db)
}

const ADD = gql(`mutation ($id: String!, $sku: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } } }`)
const SAVE = gql(`mutation ($id: String!) { savePaypalExpressOrder(input: { cart_id: $id }) {
  success paypal_order_id paymentData cart { prices { grand_total { value } } } } }`)
const UPDATE = gql(`mutation ($input: UpdatePaypalExpressOrderInput!) { updatePaypalExpressOrder(input: $input) {
  success paypal_order_id paymentData cart { prices { grand_total { value } }
    shipping_addresses { country { code } postcode available_shipping_methods { method_code } selected_shipping_method { method_code } } } } }`)
const QUOTE = gql(`mutation ($input: ExpressOrderChange!) { updateExpressOrder(input: $input) {
  cart { prices { grand_total { value } } shipping_addresses { selected_shipping_method { method_code } } } } }`)
const PROCESS = gql(`mutation ($input: ProcessExpressPayDataInput!) { processExpressPayData(input: $input) {
  success message errors { code message } cart { id email } order { order_number adyen_payment_status { resultCode } }
  orderV2 { number email shipping_method shipping_address { firstname postcode telephone } billing_address { lastname } total { grand_total { value } } } } }`)
const CANCEL = gql(`mutation ($id: String!) { cancelExpressOrder(cart_id: $id) {
  cart { shipping_addresses { street postcode } selected_payment_method { code } } } }`)

/** One pair in a new cart without address, email or method. */
export async function bareCart(sku = SKU): Promise<string> {
  const id = await createCart(shop.server)
  await shop.server.requireData(ADD, { id, sku })
  return id
}

export const save = (id: string) => shop.server.graphql(SAVE, { id })
export const update = (input: Readonly<Record<string, unknown>>) => shop.server.graphql(UPDATE, { input } as never)
export const quote = (input: Readonly<Record<string, unknown>>) => shop.server.graphql(QUOTE, { input } as never)
export const cancelExpress = (id: string) => shop.server.graphql(CANCEL, { id })

export async function open(id: string): Promise<string> {
  const { data, errors } = await save(id)
  const orderId = data?.savePaypalExpressOrder?.paypal_order_id
  if (!orderId) throw new Error(JSON.stringify(errors))
  return orderId
}

export const WALLET_DATA = { email: 'ada@example.com', shipping_address: ADDRESS }
export const APPLE_PAY = {
  code: 'adyen_hpp',
  adyen_additional_data_hpp: {
    brand_code: 'applepay',
    stateData: '{"paymentMethod":{"type":"applepay","applePayToken":"sealed","subtype":"express"}}',
  },
}
export const PAYPAL = { code: 'adyen_hpp', adyen_additional_data_hpp: { brand_code: 'paypal', stateData: '{}' } }

export async function processExpress(
  input: Readonly<Record<string, unknown>>,
  { key = newKey(), headers = {} }: { readonly key?: string; readonly headers?: Readonly<Record<string, string>> } = {},
) {
  const answer = await shop.server.graphql(PROCESS, { input } as never, { ...headers, 'idempotency-key': key })
  const done = answer.data?.processExpressPayData
  if (!done) throw new Error(JSON.stringify(answer.errors))
  return done
}
