import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { sendTogether } from '../../testing/arrivals.ts'
import { copyCart } from '../../testing/copy-cart.ts'
import { fillCart, ledgerOf, newKey, openShop, place, SKU, type TestShop } from '../../testing/shop.ts'

const BUYERS = 300
const PAIRS = 2

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

/**
 * On a slow machine some are told that the shop is busy; like a shopper they try again, with the same key, until they
 * know.
 */
async function placeUntilAnswered(cartId: string) {
  const key = newKey()
  for (;;) {
    const { placement } = await place(shop, cartId, key)
    const [failure] = placement.errors
    if (placement.order || !/busy|took too long|still being placed/.test(failure?.message ?? '')) return placement
    await sleep(200)
  }
}

test('300 buyers of the last 2 pairs at once: exactly 2 orders and charges, the others are told [R7.96]', async () => {
  const carts = await copyCart(shop, await fillCart(shop), BUYERS)
  await sql`update stock set on_hand = ${PAIRS} where sku = ${SKU}`.execute(shop.database.db)
  const { promise, resolve: open } = Promise.withResolvers<void>()
  shop.gateway.gate = promise
  const placements = await sendTogether(
    carts.map((cartId) => () => placeUntilAnswered(cartId)),
    open,
  )
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
