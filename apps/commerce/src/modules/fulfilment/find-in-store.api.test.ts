import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gql } from '#src/testing/gql'
import { cartWith, closeServer, openServer, refusal, server } from './testing/delivery-server.ts'

before(openServer)
after(closeServer)

test("the store finder lists the site's stores, nearest first, with hours and stock [R3.35, R3.37, R3.38]", async () => {
  const document =
    gql(`query ($search: String, $radius: Float) { inventoryLookup(search: $search, skus: ["RUNNER-38"], radius: $radius) { total_count location { label }
    items { store_id name distance street city state postcode phone latitude longitude enabled_for_cnc hours { weekday opens closes is_closed } open_status { is_open opens_at closes_at } stock { sku quantity is_available } } } }`)
  const { inventoryLookup } = await server.requireData(document, { search: 'Ballarat', radius: 130 })
  assert.equal(inventoryLookup.location.label, 'Ballarat VIC 3350')
  assert.deepEqual(
    inventoryLookup.items.map((store) => store.name),
    ['Williams Ballarat', 'Williams Geelong', 'Williams Werribee', 'Williams Bendigo', 'Williams Ringwood'],
  )
  const [nearest] = inventoryLookup.items
  assert.deepEqual(
    nearest?.hours.map((day) => day.weekday),
    ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'],
  )
  assert.ok(nearest?.open_status.is_open ? nearest.open_status.closes_at : nearest?.open_status.opens_at)
  assert.deepEqual([nearest?.city, nearest?.state, nearest?.postcode], ['Ballarat', 'VIC', '3350'])
  assert.ok(nearest?.street && nearest.phone && nearest.latitude < 0 && nearest.longitude > 0)
  for (const day of nearest.hours) assert.equal(day.opens !== null && day.closes !== null, !day.is_closed, day.weekday)
  for (const { stock } of inventoryLookup.items) {
    assert.deepEqual(
      stock.map(({ sku, quantity, is_available }) => [sku, is_available, typeof quantity]),
      [['RUNNER-38', (stock[0]?.quantity ?? 0) > 0, 'number']],
    )
  }
  assert.equal(await refusal(document, { search: ' ' }), 'Please enter an address or postcode')
})

test("stores with a size, and stores with a cart's lines [R7.99, R7.101]", async () => {
  const pdp = gql(
    'query ($sku: String!) { getFindInStoreDetailsPDP(sku: $sku, postcode: "3550") { items { name stock { sku } } } }',
  )
  const { getFindInStoreDetailsPDP } = await server.requireData(pdp, {
    sku: 'RUNNER-38',
  })
  assert.equal(getFindInStoreDetailsPDP.items[0]?.name, 'Williams Bendigo')
  assert.equal(await refusal(pdp, { sku: 'NOPE' }), 'Could not find a product with SKU "NOPE"')
  const inCart = gql(
    'query ($id: String!) { getFindInStoreDetailsCart(cart_id: $id, postcode: "3550", radius: 3000) { items { stock { is_available } } } }',
  )
  const { getFindInStoreDetailsCart } = await server.requireData(inCart, {
    id: await cartWith('RUNNER-38'),
  })
  assert.ok(getFindInStoreDetailsCart.items.length > 0)
  assert.ok(getFindInStoreDetailsCart.items.every((store) => store.stock[0]?.is_available))
})
