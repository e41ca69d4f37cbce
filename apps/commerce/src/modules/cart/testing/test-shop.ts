import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { insertProducts } from '#src/testing/products'
import { startTestServer, type TestServer } from '#src/testing/server'
import type { CartFactSources, ShippingQuotes } from '../ports.ts'

export const FIELDS = `id total_quantity is_virtual applied_coupons { code }
  items { uid quantity is_available not_available_message max_qty errors { code message } product { sku name }
    ... on ConfigurableCartItem { configurable_options { option_label value_label configurable_product_option_value_uid } configured_variant { sku } }
    prices { price_including_tax { value } row_total { value } row_total_including_tax { value } } }
  prices { grand_total { value currency } subtotal_including_tax { value } subtotal_excluding_tax { value } discounts { label } applied_taxes { label amount { value } } shipping_including_tax { value } }`

interface Item {
  uid: string
  quantity: number
  is_available: boolean
  not_available_message: string | null
  max_qty: number
  errors: { code: string; message: string }[] | null
  product: { sku: string }
  configurable_options: { value_label: string; configurable_product_option_value_uid: string }[]
  configured_variant: { sku: string }
  prices: {
    price_including_tax: { value: number }
    row_total: { value: number }
    row_total_including_tax: { value: number }
  }
}
export interface CartAnswer {
  id: string
  total_quantity: number
  applied_coupons: null
  items: Item[]
  prices: {
    grand_total: { value: number; currency: string }
    subtotal_including_tax: { value: number }
    subtotal_excluding_tax: { value: number }
    discounts: null
    applied_taxes: { label: string; amount: { value: number } }[]
    shipping_including_tax: { value: number }
  }
}
interface AddAnswer {
  addProductsToCart: {
    cart: CartAnswer
    user_errors: { __typename: string; code: string; message: string; quantity?: number }[]
  }
}

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
  const { data, errors } = await server.graphql<{ createEmptyCart: string }>(
    'mutation { createEmptyCart }',
    {},
    headers,
  )
  assert.deepEqual(errors, [])
  return data?.createEmptyCart ?? ''
}

/** Errors are returned. */
export function add(
  cartId: string,
  cartItems: readonly Record<string, unknown>[],
  headers: Record<string, string> = {},
) {
  const document = `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) { addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
    cart { ${FIELDS} } user_errors { __typename code message ... on InsufficientStockError { quantity } } } }`
  return server.graphql<AddAnswer>(document, { cartId, cartItems }, headers)
}

/** Fails on errors. */
export async function added(
  cartId: string,
  cartItems: readonly Record<string, unknown>[],
  headers: Record<string, string> = {},
) {
  const { data, errors } = await add(cartId, cartItems, headers)
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.addProductsToCart
}

export async function read(cartId: string, headers: Record<string, string> = {}): Promise<CartAnswer> {
  const { data, errors } = await server.graphql<{ cart: CartAnswer }>(
    `query ($id: String!) { cart(cart_id: $id) { ${FIELDS} } }`,
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
