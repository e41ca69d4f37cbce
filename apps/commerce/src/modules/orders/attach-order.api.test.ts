import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { fillCart, newKey, openShop, place, type TestShop } from '#src/testing/shop'

let shop: TestShop

before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const ATTACH = gql(`mutation ($token: String!, $password: String) {
  attachOrder(input: { token: $token, password: $password }) { order { number } } }`)
const SIGN_IN = gql(`mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`)
const ORDERS = gql(`{ customer { firstname orders { items { number } } } }`)
const PASSWORD = 'a walk in the park'
const UNKNOWN = "We couldn't locate an order with the information provided."

/** A guest's order. */
async function orderOf(email: string): Promise<{ readonly number: string; readonly token: string }> {
  const cart = await fillCart(shop)
  await shop.database.db.updateTable('cart').set({ email }).where('id', '=', cart).execute()
  const { placement } = await place(shop, cart, newKey())
  const { number = '', token = '' } = placement.orderV2 ?? {}
  return { number, token }
}

async function refusal(token: string, password?: string, headers: Readonly<Record<string, string>> = {}) {
  const { errors } = await shop.server.graphql(ATTACH, { token, password }, headers)
  return errors[0]?.message
}

async function ordersOf(headers: Readonly<Record<string, string>>) {
  const { customer } = await shop.server.requireData(ORDERS, {}, headers)
  return customer?.orders?.items.map((order) => order?.number)
}

test('one password makes a guest’s order an account’s, with the name of the order', async () => {
  const { number, token } = await orderOf('keeps@example.com')
  const { attachOrder: attached } = await shop.server.requireData(ATTACH, { token, password: PASSWORD })
  assert.equal(attached?.order.number, number)
  const signIn = await shop.server.requireData(SIGN_IN, { email: 'keeps@example.com', password: PASSWORD })
  const headers = { authorization: `Bearer ${signIn.generateCustomerToken?.token}` }
  assert.deepEqual(await ordersOf(headers), [number])
  assert.equal(await refusal(token, PASSWORD), UNKNOWN, 'it is another account’s now')
  assert.equal(await refusal(token, undefined, headers), undefined, 'its own customer may ask again')
})

test('a wrong password makes no account, and an email that has one keeps the order by signing in', async () => {
  const { number, token } = await orderOf('has@example.com')
  assert.equal(await refusal('A'.repeat(22), PASSWORD), UNKNOWN)
  assert.match((await refusal(token)) ?? '', /password/i)
  assert.match((await refusal(token, 'short')) ?? '', /password/i)
  const [other, own] = await Promise.all(
    ['other@example.com', 'has@example.com'].map((email) => registerCustomer(shop.server, email)),
  )
  assert.ok(other && own)
  assert.equal(
    await refusal(token, PASSWORD),
    'A customer with the same email address already exists in an associated website.',
  )
  assert.equal(await refusal(token, undefined, other.headers), UNKNOWN)
  assert.deepEqual(await ordersOf(own.headers), [])
  assert.equal(await refusal(token, undefined, own.headers), undefined)
  assert.deepEqual(await ordersOf(own.headers), [number])
})
