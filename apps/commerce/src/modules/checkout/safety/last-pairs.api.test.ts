import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { copyCart } from '../../../testing/copy-cart.ts'
import { fillCart, ledgerOf, newKey, openShop, placeTogether, SKU, type TestShop } from '../../../testing/shop.ts'

const BUYERS = 300
const PAIRS = 2

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

test('300 buyers of the last 2 pairs: exactly 2 orders and charges, the others are refused [R7.96]', async () => {
  const carts = await copyCart(shop, await fillCart(shop), BUYERS)
  await sql`update stock set on_hand = ${PAIRS} where sku = ${SKU}`.execute(shop.database.db)
  const answers = await placeTogether(
    shop,
    carts.map((cartId) => ({ cartId, key: newKey() })),
  )
  const placements = answers.map(({ placement }) => placement)
  const placed = placements.filter((placement) => placement.order)
  assert.equal(placed.length, PAIRS)
  assert.equal(shop.gateway.charges.size, PAIRS)
  const texts = new Set(placements.flatMap((placement) => placement.errors.map((error) => error.message)))
  assert.deepEqual([...texts], ['Unable to place order: Some of the products are out of stock.'])
  const { orders, stock, broken } = await ledgerOf(shop)
  assert.deepEqual(broken, [])
  assert.equal(orders.filter((order) => order.state === 'paid').length, PAIRS)
  assert.deepEqual([stock.on_hand, stock.reserved], [0, 0])
})
