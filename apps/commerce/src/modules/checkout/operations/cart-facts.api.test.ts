import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gql } from '#src/testing/gql'
import { ADDRESS } from '#src/testing/guest'
import { fillCart, openShop, placeUntilAnswered, type TestShop } from '#src/testing/shop'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const CART = gql(`query ($id: String!) { cart(cart_id: $id) {
  billing_address { firstname lastname street city region { code } postcode country { code } telephone }
  nominee_details { nominee_first_name nominee_last_name nominee_phone }
  authority_to_leave { checked instructions } } }`)
const SET = gql(`mutation ($id: String!, $address: CartAddressInput!) {
  setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
  setNomineeDetails(input: { cart_id: $id, nominee_first_name: "Bo", nominee_last_name: "Lee", nominee_phone: "0400000001" }) { success }
  setAuthorityToLeave(input: { cart_id: $id, checked: true, instructions: "Leave at mail room" }) { cart { id } } }`)
const LEAVE_NOT = gql(
  'mutation ($id: String!) { setAuthorityToLeave(input: { cart_id: $id, checked: false }) { cart { authority_to_leave { checked instructions } } } }',
)

test('a cart has the billing address, nominee and authority to leave set on it [R3.17, R3.21, R7.84]', async () => {
  const { data } = await shop.server.graphql(gql('mutation { createEmptyCart }'))
  const id = data?.createEmptyCart ?? ''
  const { cart: empty } = await shop.server.requireData(CART, { id })
  assert.deepEqual(empty, {
    billing_address: null,
    nominee_details: null,
    authority_to_leave: { checked: false, instructions: null },
  })
  await shop.server.requireData(SET, { id, address: ADDRESS })
  const { cart } = await shop.server.requireData(CART, { id })
  const { region, country_code, ...address } = ADDRESS
  assert.deepEqual(cart, {
    billing_address: { ...address, region: { code: region }, country: { code: country_code } },
    nominee_details: { nominee_first_name: 'Bo', nominee_last_name: 'Lee', nominee_phone: '0400000001' },
    authority_to_leave: { checked: true, instructions: 'Leave at mail room' },
  })
  const { setAuthorityToLeave } = await shop.server.requireData(LEAVE_NOT, { id })
  assert.equal(setAuthorityToLeave?.cart.authority_to_leave?.checked, false)
})

test('a cart is read by its id; an unknown and an ordered one are refused [R7.66]', async () => {
  const read = (id: string) =>
    shop.server.graphql(gql('query ($id: String!) { cart(cart_id: $id) { id total_quantity } }'), { id })
  const id = await fillCart(shop)
  assert.deepEqual((await read(id)).data?.cart, { id, total_quantity: 1 })
  const unknown = 'a'.repeat(32)
  assert.match((await read(unknown)).errors[0]?.message ?? '', /^Could not find a cart with ID/)
  await placeUntilAnswered(shop, id)
  assert.equal((await read(id)).errors[0]?.message, "The cart isn't active.")
})
