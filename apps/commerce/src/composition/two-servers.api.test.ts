import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openDatabase, openPool } from '../platform/database.ts'
import { createCart, PASSWORD, registerCustomer } from '../testing/customer.ts'
import { gql } from '../testing/gql.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { fillCart, ledgerOf, newKey, openShop, placeUntilAnswered, SKU, type TestShop } from '../testing/shop.ts'
import { stopClock } from '../testing/until.ts'

// Two commerce servers, each with its own connections and caches, on one database: calls go to them in turn.

const CONNECTION_MS = 100_000
const SETTINGS = { LIMIT_MULTIPLIER: '1' }

let shop: TestShop
let second: TestServer
let closeSecond: () => Promise<void>
before(async () => {
  shop = await openShop(SETTINGS)
  const db = openDatabase(openPool(shop.database.url, 5, CONNECTION_MS))
  second = await startTestServer({ db, ports: shop.jobContext.ports, settings: SETTINGS })
  closeSecond = async () => {
    await second.close()
    await db.destroy()
  }
})
after(async () => {
  await closeSecond?.()
  await shop?.close()
})

const both = () => [shop.server, second] as const

const ADD = gql(`mutation ($id: String!, $sku: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) {
    cart { total_quantity } user_errors { message } } }`)
const CART = gql('query ($id: String!) { cart(cart_id: $id) { total_quantity } }')
const WHO = gql('{ customer { email } }')
const SIGN_IN = gql(`mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`)
const SIGN_OUT = gql('mutation { revokeCustomerToken { result } }')

test('a bag is one bag, whichever server answers', async () => {
  const [first] = both()
  const id = await createCart(first)
  for (const [at, server] of [...both(), ...both()].entries()) {
    const { addProductsToCart } = await server.requireData(ADD, { id, sku: SKU })
    assert.equal(addProductsToCart.cart.total_quantity, at + 1)
  }
  for (const server of both()) assert.equal((await server.requireData(CART, { id })).cart?.total_quantity, 4)
})

test('a session that one server began is known to the other, and ends at both', async () => {
  const [first, other] = both()
  const { email, headers } = await registerCustomer(first, 'ana@example.com')
  for (const server of both()) assert.equal((await server.requireData(WHO, {}, headers)).customer?.email, email)
  assert.equal((await other.requireData(SIGN_OUT, {}, headers)).revokeCustomerToken?.result, true)
  for (const server of both()) {
    const { data, errors } = await server.graphql(WHO, {}, headers)
    assert.deepEqual([data?.customer ?? null, errors.length], [null, 1])
  }
})

test('attempts are counted together, and refused by both', async () => {
  await stopClock(shop.database.db)
  const [first] = both()
  const { email } = await registerCustomer(first, 'bea@example.com')
  const tryAt = (server: TestServer, password: string, last: number) =>
    server.graphql(SIGN_IN, { email, password }, { 'x-forwarded-for': `198.51.100.${last}` })
  const answers = [...both(), ...both(), ...both(), ...both(), ...both()]
  for (const [at, server] of answers.entries()) assert.notEqual((await tryAt(server, 'a guess', at)).status, 429)
  for (const server of both()) assert.equal((await tryAt(server, PASSWORD, 99)).status, 429)
})

test('an order sent to both servers with one key is one order, one charge and one answer', async () => {
  const cartId = await fillCart(shop)
  const key = newKey()
  const charges = (await ledgerOf(shop)).attempts.length
  const answers = await Promise.all(
    [...both(), ...both()].map((server) => placeUntilAnswered({ ...shop, server }, cartId, key)),
  )
  const numbers = answers.map(({ placement }) => placement.order?.order_number)
  assert.ok(numbers[0])
  assert.deepEqual(new Set(numbers), new Set([numbers[0]]))
  const { orders, attempts, broken } = await ledgerOf(shop)
  assert.deepEqual([orders.filter((order) => order.cart_id === cartId).length, attempts.length - charges], [1, 1])
  assert.deepEqual(broken, [])
})
