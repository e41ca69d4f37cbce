import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { encodeUid } from '@welt/kit/ids'
import { sql } from 'kysely'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { runWelt } from '#src/testing/run-welt'
import { fillCart, ledgerOf, place, runJobs, SKU, type TestShop } from '#src/testing/shop'
import { openShopWithStores, placeCollection, STORE } from '../orders/testing/collections.ts'

let shop: TestShop
before(async () => {
  shop = await openShopWithStores()
})
after(() => shop.close())

const REASON = 'The order was placed by mistake'
const ORDER = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  id number status available_actions items { quantity_canceled } shipments { shipped_at }
  delivery_groups { kind quantity_to_pick quantity_to_come events { kind quantity } } } }`)
const CANCEL = gql(`mutation ($id: ID!, $token: String, $reason: String!) {
  cancelOrder(input: { order_id: $id, reason: $reason, token: $token }) {
    error errorV2 { code message } order { status items { quantity_canceled } } } }`)
const REORDER = gql(`mutation ($number: String!) { reorderItems(orderNumber: $number) {
  cart { total_quantity } ordered_quantity added_quantity userInputErrors { code message } } }`)
const REORDER_AS_GUEST = gql(`mutation ($input: ReorderGuestItemsInput!) { reorderGuestItems(input: $input) {
  cart { id total_quantity } ordered_quantity added_quantity userInputErrors { code message } } }`)
const AGAIN = gql('mutation ($token: String!) { resendOrderConfirmation(token: $token) { email } }')
const REASONS = gql('{ storeConfig { order_cancellation_enabled order_cancellation_reasons { description } } }')

async function tokenOf(number: string): Promise<string> {
  const row = await shop.database.db
    .selectFrom('orders')
    .select('access_token')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return row.access_token
}

const seen = async (token: string) => (await shop.server.requireData(ORDER, { token })).guestOrderByToken

async function placed(quantity = 1) {
  const { placement } = await place(shop, await fillCart(shop, { quantity }))
  const token = placement.orderV2?.token ?? ''
  return { token, ...(await seen(token)) }
}

const cancel = async (id: string, token: string | null, reason = REASON) =>
  (await shop.server.requireData(CANCEL, { id, token, reason })).cancelOrder

const welt = (t: TestContext, ...words: readonly string[]) => runWelt(t, shop.database.url, ...words)

test('the mailed link of an order that is in an account asks to sign in', async () => {
  const order = await placed()
  const { id } = await registerCustomer(shop.server, 'attached@example.com')
  const { db } = shop.database
  await db.updateTable('orders').set({ customer_id: id }).where('number', '=', order.number).execute()
  assert.equal((await cancel(order.id, order.token))?.errorV2?.code, 'UNAUTHORISED')
  assert.equal((await cancel(order.id, null))?.errorV2?.code, 'ORDER_NOT_FOUND')
})

test('until something is packed a guest can cancel, and the shoes and the money go back', async () => {
  const { storeConfig } = await shop.server.requireData(REASONS)
  assert.equal(storeConfig?.order_cancellation_enabled, true)
  assert.ok(storeConfig?.order_cancellation_reasons.some(({ description }) => description === REASON))
  const order = await placed(2)
  assert.deepEqual(order.available_actions, ['CANCEL', 'REORDER'])
  for (const [id, token] of [
    [order.id, null],
    [order.id, 'another-token'],
    [encodeUid(999_999), order.token],
  ] as const)
    assert.equal((await cancel(id, token))?.errorV2?.code, 'ORDER_NOT_FOUND')
  assert.equal((await cancel(order.id, order.token, 'because'))?.errorV2?.code, 'UNDEFINED')
  assert.equal((await seen(order.token)).status, 'Processing')
  const answer = await cancel(order.id, order.token)
  assert.deepEqual(answer?.errorV2, null)
  assert.equal(answer?.order?.status, 'Canceled')
  assert.equal(answer?.order?.items?.[0]?.quantity_canceled, 2)
  assert.equal((await cancel(order.id, order.token))?.errorV2?.code, 'INVALID_ORDER_STATUS')
  await runJobs(shop)
  const { stock, broken } = await ledgerOf(shop)
  assert.deepEqual(broken, [])
  assert.equal(stock.reserved, 0)
  assert.deepEqual((await seen(order.token)).available_actions, ['REORDER'])
})

test('once a pair is packed nothing is cancelled, and the pages tell what happened to it', async (t) => {
  const { number } = await placeCollection(shop)
  const token = await tokenOf(number)
  await welt(t, 'store', 'picked', number, '--store', STORE)
  const order = await seen(token)
  assert.deepEqual(order.available_actions, ['REORDER'])
  assert.deepEqual(order.delivery_groups, [
    { kind: 'CLICKNCOLLECT', quantity_to_pick: 0, quantity_to_come: 1, events: [{ kind: 'PACKED', quantity: 1 }] },
  ])
  assert.equal((await cancel(order.id, token))?.errorV2?.code, 'PARTIAL_ORDER_ITEM_SHIPPED')
})

test('a site can switch cancelling off, and name its own reasons', async (t) => {
  await welt(t, 'setting', 'williams', 'order_cancellation_reasons', 'Wrong size|Changed my mind')
  const { storeConfig } = await shop.server.requireData(REASONS)
  assert.deepEqual(storeConfig?.order_cancellation_reasons, [
    { description: 'Wrong size' },
    { description: 'Changed my mind' },
  ])
  await welt(t, 'setting', 'williams', 'order_cancellation_enabled', 'off')
  const order = await placed()
  assert.deepEqual(order.available_actions, ['REORDER'])
  assert.equal((await cancel(order.id, order.token, 'Wrong size'))?.errorV2?.code, 'ORDER_CANCELLATION_DISABLED')
  await sql`delete from site_setting`.execute(shop.database.db)
})

test('picking and cancelling at once leave one of the two', async (t) => {
  const { number } = await placeCollection(shop)
  const token = await tokenOf(number)
  const { id } = await seen(token)
  const [answer] = await Promise.all([cancel(id, token), welt(t, 'store', 'picked', number, '--store', STORE)])
  const order = await seen(token)
  const isPacked = order.delivery_groups.some(({ events }) => events.length > 0)
  assert.equal(order.status, isPacked ? 'Processing' : 'Canceled')
  assert.equal(answer?.errorV2 === null, !isPacked)
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})

test('buying again adds the sizes that are left once, and names the others', async () => {
  const { id, headers } = await registerCustomer(shop.server, 'again@example.com')
  const order = await placed(2)
  const again = async (number: string) => (await shop.server.requireData(REORDER, { number }, headers)).reorderItems
  assert.equal((await again(order.number))?.userInputErrors[0]?.code, 'REORDER_NOT_AVAILABLE')
  await sql`update orders set customer_id = ${id} where number = ${order.number}`.execute(shop.database.db)
  const all = { cart: { total_quantity: 2 }, ordered_quantity: 2, added_quantity: 2, userInputErrors: [] }
  assert.deepEqual(await again(order.number), all)
  assert.deepEqual((await again(order.number))?.cart, { total_quantity: 2 })
  await sql`update stock set on_hand = reserved where sku = ${SKU}`.execute(shop.database.db)
  const gone = await again(order.number)
  assert.deepEqual(gone?.userInputErrors, [
    { code: 'INSUFFICIENT_STOCK', message: 'Test shoe in EU 38 has since sold out.' },
  ])
  assert.deepEqual((await seen(order.token)).available_actions, [])
  await sql`update stock set on_hand = reserved + 20 where sku = ${SKU}`.execute(shop.database.db)
})

test('a guest buys again by the order’s token, into the cart given or a new one, once', async () => {
  const order = await placed(2)
  const again = async (token: string, cartId: string | null, guestSecret: string) => {
    const headers = { 'x-service-key': shop.server.config.serviceKey, 'x-guest-secret': guestSecret }
    return shop.server.graphql(REORDER_AS_GUEST, { input: { token, cart_id: cartId } }, headers)
  }
  const secret = 'g'.repeat(43)
  const { data } = await again(order.token, null, secret)
  const first = data?.reorderGuestItems
  const id = first?.cart.id ?? ''
  const filled = { cart: { id, total_quantity: 2 }, ordered_quantity: 2, added_quantity: 2, userInputErrors: [] }
  assert.deepEqual(first, filled)
  assert.deepEqual((await again(order.token, id, secret)).data?.reorderGuestItems, filled)
  assert.ok((await again(order.token, id, 'h'.repeat(43))).errors.length > 0)
  assert.equal((await again('A'.repeat(22), id, secret)).errors[0]?.extensions.category, 'graphql-no-such-entity')
  await sql`update stock set on_hand = reserved + 1 where sku = ${SKU}`.execute(shop.database.db)
  const some = (await again(order.token, null, secret)).data?.reorderGuestItems
  assert.deepEqual([some?.cart.total_quantity, some?.added_quantity, some?.ordered_quantity], [1, 1, 2])
  assert.deepEqual(some?.userInputErrors, [
    { code: 'INSUFFICIENT_STOCK', message: 'There are only 1 left of Test shoe in EU 38.' },
  ])
  await sql`update stock set on_hand = reserved + 20 where sku = ${SKU}`.execute(shop.database.db)
})

test('the confirmation of a paid order is mailed again, to the address of the order only', async () => {
  const order = await placed()
  const { resendOrderConfirmation: answer } = await shop.server.requireData(AGAIN, { token: order.token })
  assert.deepEqual(answer, { email: 'ada@example.com' })
  await runJobs(shop, ['send-order-confirmation'])
  const { rows } = await sql<{ recipient: string }>`
    select recipient from mail where kind = 'order-confirmation' and subject_id like ${`${order.number}%`}`.execute(
    shop.database.db,
  )
  assert.deepEqual(rows, [{ recipient: 'ada@example.com' }, { recipient: 'ada@example.com' }])
  await cancel(order.id, order.token)
  const { errors } = await shop.server.graphql(AGAIN, { token: order.token })
  assert.equal(errors[0]?.extensions.category, 'graphql-no-such-entity')
})
