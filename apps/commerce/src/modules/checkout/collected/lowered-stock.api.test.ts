import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type FeedPage, storeJobHandlers } from '#modules/stores'
import { gql } from '#src/testing/gql'
import { fillCart, openShop, place, SKU, type TestShop } from '#src/testing/shop'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop?.close())

const CHECK = gql(`query ($id: String!) {
  finalLiveInventoryCheck(cart_id: $id) { is_fulfillable message items { sku available_quantity is_available } }
  cart(cart_id: $id) { total_quantity } }`)

/** What the inventory system reports of the warehouse. */
async function report(onHand: number, asOf: Date): Promise<void> {
  const rows = [{ sku: SKU, source: 'warehouse', onHand, asOf, sequence: 0, isCounted: true }]
  const page: FeedPage = { rows, malformed: [], cursor: '1', hasMore: false }
  const inventory = { isConfigured: true, readPage: async () => page }
  const ctx = { ...shop.jobContext, ports: { ...shop.jobContext.ports, inventory } }
  await storeJobHandlers['read-inventory-feed']({}, ctx)
}

test('stock that a feed lowers before the order stops it without a charge; the bag stays', async () => {
  const cartId = await fillCart(shop, { quantity: 2 })
  await report(1, new Date())
  const checked = await shop.server.requireData(CHECK, { id: cartId })
  assert.equal(checked.finalLiveInventoryCheck.is_fulfillable, false)
  assert.ok(checked.finalLiveInventoryCheck.message)
  assert.deepEqual(checked.finalLiveInventoryCheck.items, [{ sku: SKU, available_quantity: 1, is_available: false }])
  const { placement } = await place(shop, cartId)
  assert.equal(placement.order, null)
  assert.equal(placement.errors.length, 1)
  assert.equal(shop.gateway.charges.size, 0)
  assert.equal((await shop.server.requireData(CHECK, { id: cartId })).cart.total_quantity, 2)
  await report(2, new Date())
  assert.ok((await place(shop, cartId)).placement.order)
  assert.equal(shop.gateway.charges.size, 1)
})

test('a late row does not sell the pairs of that order again', async () => {
  const { db } = shop.database
  const stock = () => db.selectFrom('stock').select(['on_hand', 'reserved']).where('sku', '=', SKU).executeTakeFirst()
  const before = await stock()
  const { committed_at: sold } = await db
    .selectFrom('reservation')
    .select('committed_at')
    .where('sku', '=', SKU)
    .executeTakeFirstOrThrow()
  assert.ok(sold)
  await db.updateTable('stock').set({ as_of: null, feed_sequence: null }).where('sku', '=', SKU).execute()
  await report(2, new Date(sold.getTime() - 1))
  assert.deepEqual(before, { on_hand: 0, reserved: 0 })
  assert.deepEqual(await stock(), before)
})
