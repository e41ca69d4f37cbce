import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { ADDRESS } from '#src/testing/guest'
import { closeServer, openServer, server } from './testing/codes-server.ts'

before(openServer)
after(closeServer)

test('every option uid, method, country and rating in an answer is accepted as input', async () => {
  const { headers } = await registerCustomer(server, 'codes@example.com', 'williams_au')
  const { products } = await server.requireData(
    gql(
      '{ products(filter: { sku: { in: ["WINTON-TAN", "CAPRI-RED"] } }) { items { sku ... on ConfigurableProduct { configurable_options { attribute_code values { uid } } } } } }',
    ),
  )
  const { customerCart } = await server.requireData(gql('{ customerCart { id } }'), {}, headers)
  const { id } = customerCart
  const add = async (sku: string, uid: string) => {
    const document = gql(`mutation ($id: String!, $sku: String!, $uid: ID!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1, selected_options: [$uid] }]) { user_errors { code message } }
      addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: $sku, quantity: 1, selected_options: [$uid] }]) { user_errors { message } }
      }`)
    const answer = await server.requireData(document, { id, sku, uid }, headers)
    assert.deepEqual(answer.addProductsToWishlist.user_errors, [])
    return answer.addProductsToCart.user_errors.map(({ code }) => code)
  }
  const sizes = products.items.flatMap(({ sku, configurable_options }) =>
    configurable_options.flatMap(({ values }) => values.map(({ uid }) => ({ sku, uid }))),
  )
  assert.equal(sizes.length, 6)
  for (const { sku, uid } of sizes) {
    const refused = await add(sku, uid)
    assert.ok(
      refused.every((code) => code === 'INSUFFICIENT_STOCK'),
      `${sku} ${uid}: ${refused}`,
    )
    await server.requireData(
      gql(
        `query ($sku: String!, $uids: [ID!]) { products(filter: { sku: { eq: $sku } }) { items {
          ... on ConfigurableProduct {
            configurable_product_options_selection(configurableOptionValueUids: $uids) { variant { sku } }
          } } } }`,
      ),
      { sku, uids: [uid] },
    )
  }
  const { cart } = await server.requireData(
    gql(`query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { product { sku }
      ... on ConfigurableCartItem { configurable_options { configurable_product_option_value_uid } } } } } }`),
    { id },
    headers,
  )
  assert.ok(cart.itemsV2.items.length >= 3)
  for (const { product, configurable_options } of cart.itemsV2.items)
    assert.ok(
      (await add(product.sku, configurable_options[0]?.configurable_product_option_value_uid ?? '')).every(
        (code) => code === 'INSUFFICIENT_STOCK',
      ),
    )
  await walkMethods(id, headers)
  const { productReviewRatingsMetadata: ratings } = await server.requireData(
    gql('{ productReviewRatingsMetadata { items { id values { value_id } } } }'),
  )
  const steps = ratings.items.flatMap(({ id, values }) => values.map(({ value_id }) => ({ id, value_id })))
  assert.equal(steps.length, 5)
  for (const step of steps)
    await server.requireData(
      gql(
        'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { uid: nickname } } }',
      ),
      {
        input: {
          sku: 'CAPRI-RED',
          nickname: 'Ana',
          summary: 'Fine',
          text: 'They fit well and look good.',
          ratings: [step],
        },
      },
    )
})

/** Sets every delivery and payment method that a cart offers. */
async function walkMethods(id: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const { setShippingAddressesOnCart: addressed } = await server.requireData(
    gql(`mutation ($id: String!, $address: CartAddressInput!) { setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
      cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } } } }`),
    { id, address: ADDRESS },
    headers,
  )
  const methods = addressed.cart.shipping_addresses.flatMap((address) => address.available_shipping_methods)
  const { estimateShippingMethods: estimated } = await server.requireData(
    gql(
      'mutation ($id: String!) { estimateShippingMethods(input: { cart_id: $id, address: { country_code: AU, postcode: "3000" } }) { carrier_code method_code } }',
    ),
    { id },
    headers,
  )
  assert.ok(methods.length > 0 && estimated.length > 0)
  for (const { carrier_code, method_code } of [...estimated, ...methods]) {
    const one = { carrier_code, method_code }
    await server.requireData(
      gql(`mutation ($id: String!, $method: ShippingMethodInput!, $address: EstimateAddressInput!) {
        estimateTotals(input: { cart_id: $id, address: $address, shipping_method: $method }) { cart { id } }
        setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [$method] }) { cart { id } } }`),
      { id, method: one, address: { country_code: 'AU', postcode: '3000' } },
      headers,
    )
  }
  const { cart } = await server.requireData(
    gql('query ($id: String!) { cart(cart_id: $id) { available_payment_methods { code title } } }'),
    { id },
    headers,
  )
  assert.ok(cart.available_payment_methods.length > 0)
  for (const { code } of cart.available_payment_methods) {
    const set = await server.requireData(
      gql(`mutation ($id: String!, $code: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) {
        cart { selected_payment_method { code } } } }`),
      { id, code },
      headers,
    )
    assert.equal(set.setPaymentMethodOnCart.cart.selected_payment_method.code, code)
  }
}
