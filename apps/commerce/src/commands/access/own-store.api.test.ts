import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { runWeltWithToken } from '#src/testing/run-welt'
import type { TestShop } from '#src/testing/shop'
import { OTHER_STORE, STORE } from '../../modules/orders/testing/collections.ts'
import { openShopWithReturns, placeShipped } from '../../modules/returns/testing/shipped-orders.ts'

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
})
after(() => shop.close())

const run = (t: TestContext, token: string | undefined, ...words: readonly string[]) =>
  runWeltWithToken(t, shop.database.url, token, words)

const REQUEST = gql(`mutation ($token: String!, $item: ID!) {
  requestGuestReturn(input: { token: $token, items: [{ order_item_uid: $item, quantity_to_return: 1,
    selected_custom_attributes: [{ attribute_code: "reason", value: "10406" }] }] }) { return { number } } }`)

async function requestReturn() {
  const order = await placeShipped(shop)
  const made = await shop.server.requireData(REQUEST, { token: order.token, item: order.itemUid })
  return { order, number: made.requestGuestReturn?.return?.number ?? '' }
}

async function tokens(t: TestContext) {
  const owner = (await run(t, undefined, 'token', 'create', 'pat', '--role', 'owner')).out.trim()
  const make = async (name: string, role: string) =>
    (await run(t, owner, 'token', 'create', name, '--role', role, '--store', STORE)).out.trim()
  return { owner, store: await make('sam', 'store'), support: await make('kim', 'support') }
}

async function dispositionOf(number: string) {
  const { rows } = await sql<{ disposition: string | null }>`
    select i.disposition from return_item i join return_request r on r.id = i.return_id
    where r.number = ${number}`.execute(shop.database.db)
  return rows[0]?.disposition
}

test('a token of a store reads and changes the returns and parcels of that store alone', async (t) => {
  const own = await requestReturn()
  const other = await requestReturn()
  const { owner, store, support } = await tokens(t)
  const returns = (...words: readonly string[]) => run(t, store, 'returns', ...words)
  const refused = async (said: Promise<{ code: number; out: string }>, pattern: RegExp) => {
    const { code, out } = await said
    assert.deepEqual([code, pattern.test(out)], [1, true], out)
  }
  await refused(returns('show', own.number), /received at wil_test/)
  assert.equal((await returns('receive', own.number)).code, 0)
  assert.equal((await run(t, owner, 'returns', 'receive', other.number, '--store', OTHER_STORE)).code, 0)

  assert.equal((await returns('show', own.number)).code, 0)
  await refused(returns('show', other.number), /received at wil_test/)
  await refused(returns('show', other.number, '--store', OTHER_STORE), /does nothing for wil_other/)
  const { out: listed } = await returns('list')
  assert.deepEqual([listed.includes(own.number), listed.includes(other.number)], [true, false])

  await refused(returns('scanned', other.number), /returns scanned <return number> is not limited to a store/)
  await refused(returns('inspect', other.number, '--as', 'resell'), /received at wil_test/)
  await refused(returns('inspect', other.number, '--as', 'resell', '--item', '1'), /received at wil_test/)
  assert.equal(await dispositionOf(other.number), null)
  assert.equal((await returns('inspect', own.number, '--as', 'resell')).code, 0)
  assert.equal(await dispositionOf(own.number), 'resell')

  const delivered = () => run(t, store, 'order', 'delivered', own.order.number)
  await refused(delivered(), /No parcel of \d+ has left wil_test/)
  await sql`update order_allocation set source = ${STORE} where order_id = ${own.order.id}`.execute(shop.database.db)
  assert.equal((await delivered()).code, 0)

  for (const words of [
    ['returns', 'refund', other.number],
    ['order', 'show', other.order.number],
    ['order', 'cancel', other.order.number],
    ['payments', 'list'],
  ])
    await refused(run(t, support, ...words), /is not limited to a store/)
  assert.equal((await run(t, owner, 'returns', 'show', other.number)).code, 0)
})
