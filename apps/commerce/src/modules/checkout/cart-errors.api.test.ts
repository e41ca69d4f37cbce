import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gql } from '#src/testing/gql'
import { ADDRESS, CARD_STATE } from '../../testing/guest.ts'
import { fillCart, openShop, SKU, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

/** Every call by which a guest changes a cart, in an order that gives each something to change. */
const CHANGES: Readonly<Record<string, string>> = {
  addProductsToCart:
    'addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } }',
  addSimpleProductsToCart:
    'addSimpleProductsToCart(input: { cart_id: $id, cart_items: [{ data: { sku: $sku, quantity: 1 } }] }) { cart { id } }',
  updateCartItems:
    'updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: 2 }] }) { cart { id } }',
  setGuestEmailOnCart: 'setGuestEmailOnCart(input: { cart_id: $id, email: "bea@example.com" }) { cart { id } }',
  setShippingAddressesOnCart:
    'setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }',
  setBillingAddressOnCart:
    'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }',
  setShippingMethodsOnCart:
    'setShippingMethodsOnCart(input: { cart_id: $id, shipping_methods: [{ carrier_code: "auspost", method_code: "EXPRESS" }] }) { cart { id } }',
  setPaymentMethodOnCart:
    'setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_cc", adyen_additional_data_cc: { stateData: $state, cc_type: "VI" } } }) { cart { id } }',
  setAuthorityToLeave:
    'setAuthorityToLeave(input: { cart_id: $id, checked: true, instructions: "Front door" }) { cart { id } }',
  setShippingMethodOption:
    'setShippingMethodOption(input: { cart_id: $id, cart_item_uid: $uid, shipping_method_option: delivery }) { cart { id } }',
  unsetPreferredStore: 'unsetPreferredStore(input: { cart_id: $id }) { cart { id } }',
  removeItemFromCart: 'removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } }',
}

test('every call that changes a cart clears the failure of its last payment', async () => {
  const id = await fillCart(shop)
  const stored = async () =>
    (await shop.database.db.selectFrom('cart').select('payment_error').where('id', '=', id).executeTakeFirstOrThrow())
      .payment_error
  const { data } = await shop.server.graphql(gql('query ($id: String!) { cart(cart_id: $id) { items { uid } } }'), {
    id,
  })
  const types: Readonly<Record<string, string>> = {
    id: 'String!',
    sku: 'String!',
    uid: 'ID!',
    address: 'CartAddressInput!',
    state: 'String!',
  }
  const values = { id, sku: SKU, uid: data?.cart.items[0]?.uid, address: ADDRESS, state: CARD_STATE }
  for (const [name, call] of Object.entries(CHANGES)) {
    await shop.database.db.updateTable('cart').set({ payment_error: 'Refused' }).where('id', '=', id).execute()
    const used = Object.keys(types).filter((one) => call.includes(`$${one}`))
    const document = `mutation (${used.map((one) => `$${one}: ${types[one]}`).join(', ')}) { ${call} }`
    const given = Object.fromEntries(Object.entries(values).filter(([one]) => used.includes(one)))
    assert.deepEqual((await shop.server.graphql(document, given)).errors, [], name)
    assert.equal(await stored(), null, name)
  }
})
