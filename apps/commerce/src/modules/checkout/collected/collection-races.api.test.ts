import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { fillCollectedCart, OTHER_STORE, openStores, piecesAt, STORE, storeIdOf } from '../../../testing/collection.ts'
import { copyCart } from '../../../testing/copy-cart.ts'
import { ledgerOf, newKey, place, placeTogether } from '../../../testing/shop.ts'
import { closePaymentShop, openPaymentShop, resetShop, shop } from '../testing/payment-shop.ts'

const SHOPPERS = 200

before(openPaymentShop)
after(closePaymentShop)
beforeEach(async () => {
  await resetShop()
  await openStores(shop, { [STORE]: 1, [OTHER_STORE]: 1 })
})

test("200 shoppers after a store's last pair: one order and charge, others choose again", async () => {
  const carts = await copyCart(shop, await fillCollectedCart(shop), SHOPPERS)
  const answers = await placeTogether(
    shop,
    carts.map((cartId) => ({ cartId, key: newKey() })),
  )
  const placements = answers.map(({ placement }) => placement)
  assert.equal(placements.filter(({ order }) => order).length, 1)
  assert.equal(shop.gateway.charges.size, 1)
  const texts = new Set(placements.flatMap(({ errors }) => errors.map(({ message }) => message)))
  for (const text of texts) assert.match(text, /Your store no longer has some of the products\. Choose another store/)
  assert.deepEqual(await piecesAt(shop, STORE), [0, 0])
  assert.deepEqual(await piecesAt(shop, OTHER_STORE), [1, 0])
  assert.deepEqual(await piecesAt(shop, 'warehouse'), [20, 0])
  const { orders, broken } = await ledgerOf(shop)
  assert.deepEqual(broken, [])
  assert.equal(orders.filter(({ state }) => state === 'paid').length, 1)
})

const SET_STORE = gql(`mutation ($id: String!, $store: String!) {
  setPreferredStore(input: { cart_id: $id, store_id: $store }) { cart { preferred_store_data { store_code } } } }`)
const UNSET_STORE = gql(`mutation ($id: String!) { unsetPreferredStore(input: { cart_id: $id }) { success } }`)

test('tabs that choose stores while one pays leave one order at the store it was priced for', async () => {
  const cartId = await fillCollectedCart(shop)
  const [one, other] = [await storeIdOf(shop, STORE), await storeIdOf(shop, OTHER_STORE)]
  const [, , placed] = await Promise.all([
    shop.server.graphql(SET_STORE, { id: cartId, store: other }),
    shop.server.graphql(SET_STORE, { id: cartId, store: one }),
    place(shop, cartId, newKey()),
  ])
  assert.deepEqual(placed.placement.errors, [])
  const { rows } = await sql<{ store: string; source: string }>`
    select g.store_code as store, a.source from order_delivery_group g join order_allocation a
      on a.order_id = g.order_id and a.delivery_group = g.position`.execute(shop.database.db)
  assert.equal(rows.length, 1)
  assert.equal(rows[0]?.store, rows[0]?.source)
  assert.deepEqual(await piecesAt(shop, rows[0]?.store ?? ''), [0, 0])
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})

test('a store unset in another tab stops the order until an address is given; nothing is charged', async () => {
  const cartId = await fillCollectedCart(shop)
  await shop.server.requireData(UNSET_STORE, { id: cartId })
  const { placement } = await place(shop, cartId, newKey())
  assert.match(placement.errors[0]?.message ?? '', /The shipping address is missing/)
  assert.equal(shop.gateway.charges.size, 0)
  assert.deepEqual(await piecesAt(shop, STORE), [1, 0])
})
