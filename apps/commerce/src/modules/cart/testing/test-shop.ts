import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { CartItemInput } from '#src/platform/contract/contract.generated'
import { createCart } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { insertProducts } from '#src/testing/products'
import { startTestServer, type TestServer } from '#src/testing/server'
import type { CartFactSources, ShippingQuotes } from '../ports.ts'

export const FIELDS = `id total_quantity is_virtual applied_coupons { code }
  items { uid quantity is_available not_available_message max_qty errors { code message } product { sku name }
    ... on ConfigurableCartItem { configurable_options { option_label value_label configurable_product_option_value_uid } configured_variant { sku } }
    prices { price_including_tax { value } row_total { value } row_total_including_tax { value } } }
  prices {
    grand_total { value currency } subtotal_including_tax { value } subtotal_excluding_tax { value } discounts { label }
    applied_taxes { label amount { value } } shipping_including_tax { value }
  }`

/** One method per country, free from $10. */
export const shipping: ShippingQuotes = {
  methodsFor: ({ country, goodsCents }) => {
    const isFree = goodsCents >= 1000
    return [
      {
        carrierCode: 'post',
        carrierTitle: 'Post',
        methodCode: country,
        methodTitle: 'Parcel',
        amountCents: isFree ? 0 : 895,
        minDays: 1,
        maxDays: 2,
        isFree,
      },
    ]
  },
}

export const noCartFacts: CartFactSources = {
  giftCards: async () => [],
  giftCardsSql: sql`null`,
  toGiftCards: () => [],
  rewards: async () => [],
}

/** Set by `openShop`. */
export let database: TestDatabase

/** Set by `openShop`. */
export let server: TestServer

/** For `before`. */
export async function openShop(): Promise<void> {
  database = await withDatabase()
  await insertProducts(database.db)
  server = await startTestServer({ db: database.db, ports: { shipping } })
}

/** For `after`. */
export async function closeShop(): Promise<void> {
  await server?.close()
  await database?.drop()
}

export const sizeUid = (size: string) => Buffer.from(`configurable/size/${size}`).toString('base64')

export async function newCart(headers: Record<string, string> = {}): Promise<string> {
  return createCart(server, headers)
}

export const ADD = gql(`mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    cart { ${FIELDS} } user_errors { __typename code message ... on InsufficientStockError { quantity } } } }`)

/** Errors are returned. */
export function add(cartId: string, cartItems: readonly CartItemInput[], headers: Record<string, string> = {}) {
  return server.graphql(ADD, { cartId, cartItems }, headers)
}

/** Fails on errors. */
export async function added(cartId: string, cartItems: readonly CartItemInput[], headers: Record<string, string> = {}) {
  const { data, errors } = await add(cartId, cartItems, headers)
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.addProductsToCart
}

export async function read(cartId: string, headers: Record<string, string> = {}) {
  const { data, errors } = await server.graphql(
    gql(`query ($id: String!) { cart(cart_id: $id) { ${FIELDS} } }`),
    { id: cartId },
    headers,
  )
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.cart
}

/** The first error. */
export async function refusal(
  document: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const { errors } = await server.graphql(document, variables, headers)
  return { message: errors[0]?.message, category: errors[0]?.extensions.category }
}
