import pg from 'pg'
import { createShippingQuotes } from '#modules/fulfilment'
import type { CartAddressInput } from '#src/platform/contract/contract.generated'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { insertProducts } from '#src/testing/products'
import { startTestServer, type TestServer } from '#src/testing/server'
import { seedStoreStock, seedStores } from '../../../seed/stores-step.ts'

export const METHOD =
  'carrier_code carrier_title method_code method_title amount { value currency } price_excl_tax { value } price_incl_tax { value }'

export const CART = `shipping_addresses { firstname street region { code label region_id } country { code label } same_as_billing
  available_shipping_methods { ${METHOD} available } selected_shipping_method { ${METHOD} } }
  billing_address { firstname city } nominee_details { nominee_first_name nominee_phone } preferred_store_data { name }
  selected_shipping_method_options { cart_item_uid shipping_method_option } prices { grand_total { value } }`

export const address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['12 High Street'],
  city: 'Bendigo',
  region: 'VIC',
  postcode: '3550',
  country_code: 'AU',
  telephone: '0355501234',
}

export const nzAddress = { ...address, city: 'Wellington', region: null, postcode: '6011', country_code: 'NZ' }

export let database: TestDatabase
export let server: TestServer

export async function openServer(): Promise<void> {
  database = await withDatabase()
  await insertProducts(database.db)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await seedStores(client)
  await seedStoreStock(client)
  await client.end()
  server = await startTestServer({ db: database.db, ports: { shipping: createShippingQuotes() } })
}

export async function closeServer(): Promise<void> {
  await server?.close()
  await database?.drop()
}

export async function refusal(
  document: string,
  variables: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const { errors } = await server.graphql(document, variables, headers)
  return errors[0]?.message
}

export async function cartWith(sku: string | undefined, headers: Record<string, string> = {}): Promise<string> {
  const { createEmptyCart: id } = await server.requireData(gql('mutation { createEmptyCart }'), {}, headers)
  const add = gql(
    'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{sku: $sku, quantity: 1}]) { user_errors { message } } }',
  )
  if (sku) await server.requireData(add, { id, sku }, headers)
  return id
}

export const SET_ADDRESS = gql(`mutation ($id: String!, $addresses: [ShippingAddressInput]!) {
  setShippingAddressesOnCart(input: {cart_id: $id, shipping_addresses: $addresses}) { cart { ${CART} } } }`)

export async function deliverTo(id: string, to: CartAddressInput, headers: Record<string, string> = {}) {
  const data = await server.requireData(SET_ADDRESS, { id, addresses: [{ address: to }] }, headers)
  return data.setShippingAddressesOnCart.cart
}

export const SET_METHOD = gql(`mutation ($id: String!, $carrier: String!, $method: String!) {
  setShippingMethodsOnCart(input: {cart_id: $id, shipping_methods: [{carrier_code: $carrier, method_code: $method}]}) { cart { ${CART} } } }`)
