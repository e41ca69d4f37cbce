import assert from 'node:assert/strict'
import { gql } from '#src/testing/gql'
import { enterCard, fillCart, openShop, type TestShop } from '#src/testing/shop'

export const ADA = 'ada@example.com'

export const LOYALTY_JOBS = ['sync-redemptions']

export let shop: TestShop
let numberOfCodes = 0

export async function openRewards(): Promise<void> {
  shop = await openShop()
}

export const closeRewards = () => shop.close()

export function resetServices() {
  shop.loyalty.isDown = false
  shop.gateway.script = 'authorise'
}

export function give(amountCents = 1500, over: { email?: string; validTo?: Date } = {}): string {
  numberOfCodes += 1
  const code = `RW-TEST-${numberOfCodes}`
  shop.loyalty.give(over.email ?? ADA, code, amountCents, over.validTo ? { validTo: over.validTo } : {})
  return code
}

const FIELDS = `applied_coupons { code } applied_loyalty_coupons { code } loyalty_checkout_error
  selected_shipping: shipping_addresses { selected_shipping_method { method_code } } prices { grand_total { value } }`

export async function apply(cartId: string, code: string, headers: Record<string, string> = {}) {
  const document = gql(
    `mutation ($id: String!, $code: String!) { applyCouponsToCart(input: { cart_id: $id, coupon_codes: [$code] }) { cart { ${FIELDS} } } }`,
  )
  const { data, errors } = await shop.server.graphql(document, { id: cartId, code }, headers)
  return { cart: data?.applyCouponsToCart?.cart, message: errors[0]?.message, code: errors[0]?.extensions.code }
}

export async function read(cartId: string) {
  const { data, errors } = await shop.server.graphql(gql(`query ($id: String!) { cart(cart_id: $id) { ${FIELDS} } }`), {
    id: cartId,
  })
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.cart
}

export async function validate(cartId: string, coupons: readonly string[], email = ADA) {
  const document = gql(`mutation ($email: String!, $coupons: [String!]!, $id: String!) {
    validateRedemptions(email: $email, coupons: $coupons, cart_id: $id) { status valid_codes message } }`)
  const { data, errors } = await shop.server.graphql(document, { email, coupons, id: cartId })
  assert.deepEqual(errors, [])
  assert.ok(data)
  return data.validateRedemptions
}

export async function cartWith(...codes: readonly string[]): Promise<string> {
  const cartId = await fillCart(shop)
  for (const code of codes) assert.equal((await apply(cartId, code)).message, undefined, code)
  await enterCard(shop, cartId) // the payment step again, at the new total
  return cartId
}

export const rowsOf = (code: string) =>
  shop.database.db
    .selectFrom('redemption')
    .select(['state', 'order_number'])
    .where('code', '=', code)
    .orderBy('id')
    .execute()

export const statesOf = async (code: string) => (await rowsOf(code)).map(({ state }) => state)
