import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gql } from '#src/testing/gql'
import { newKey, type TestShop } from '#src/testing/shop'
import { openShopWithReturns, placeShipped, type ShippedOrder } from '../testing/shipped-orders.ts'

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
})
after(() => shop.close())

const REQUEST = gql(`mutation ($input: RequestGuestReturnInput!) {
  requestGuestReturn(input: $input) { return { uid number } returns { total_count } } }`)

const CANCEL = gql(`mutation ($uid: ID!, $token: String!) {
  cancelReturn(input: { return_uid: $uid, token: $token }) { return { status } } }`)

async function request(order: ShippedOrder, quantity: number, key?: string) {
  const selected = [{ attribute_code: 'reason', value: '10406' }]
  const items = [{ order_item_uid: order.itemUid, quantity_to_return: quantity, selected_custom_attributes: selected }]
  const input = { token: order.token, items }
  const { data, errors } = await shop.server.graphql(REQUEST, { input }, key ? { 'idempotency-key': key } : {})
  assert.deepEqual(errors, [])
  const made = data?.requestGuestReturn
  return { uid: made?.return?.uid ?? '', number: made?.return?.number, count: made?.returns?.total_count }
}

test('a return that is requested again with its key is made once, however often and at once', async () => {
  const order = await placeShipped(shop, { quantity: 6 })
  const key = newKey()
  const first = await request(order, 1, key)
  assert.deepEqual(await request(order, 1, key), first)
  const other = newKey()
  const together = await Promise.all([1, 2, 3].map(() => request(order, 1, other)))
  assert.equal(new Set(together.map(({ number }) => number)).size, 1)
  const twice = await request(order, 2, key)
  assert.equal(twice.count, 3)
  assert.deepEqual(await request(order, 2, key), twice)
  assert.equal((await request(order, 1)).count, 4)
})

test('the same request after its return was cancelled makes a new return', async () => {
  const order = await placeShipped(shop)
  const key = newKey()
  const first = await request(order, 1, key)
  for (let times = 0; times < 2; times += 1)
    await shop.server.requireData(CANCEL, { uid: first.uid, token: order.token })
  const second = await request(order, 1, key)
  assert.notEqual(second.number, first.number)
  assert.equal(second.count, 2)
  assert.deepEqual(await request(order, 1, key), second)
})
