import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, type TestContext, test } from 'node:test'
import { encodeUid } from '@welt/kit/ids'
import { sql } from 'kysely'
import type { OutgoingMail } from '#modules/notifications'
import type { JobContext } from '#src/queue/job-handler'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { runWelt } from '#src/testing/run-welt'
import { fillCart, ledgerOf, newKey, place, runJobs, SKU, type TestShop } from '#src/testing/shop'
import { openShopWithStores, placeCollection, STORE } from '../testing/collections.ts'

const OTHER = 'TEST-39'

let shop: TestShop
let listening: TestShop
const mails: OutgoingMail[] = []
before(async () => {
  shop = await openShopWithStores()
  const ports: JobContext['ports'] = {
    ...shop.jobContext.ports,
    mail: { send: async (mail) => void mails.push(mail) },
  }
  listening = { ...shop, jobContext: { ...shop.jobContext, ports } }
})
beforeEach(async () => {
  mails.length = 0
  await sql`
    truncate orders cascade;
    update product_site set regular_cents = 5995;
    update stock set reserved = 0, on_hand = 10;
    update source set ships = code <> 'wil_other'`.execute(shop.database.db)
})
afterEach(async () => {
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

interface PlacedOrder {
  readonly id: number
  readonly number: string
  readonly token: string
  /** Of its first line. */
  readonly item: string
}

async function orderOf(number: string): Promise<PlacedOrder> {
  const { rows } = await sql<{ id: number; token: string; line: number }>`
    select o.id, o.access_token as token, min(l.id) as line from orders o join order_line l on l.order_id = o.id
    where o.number = ${number} group by o.id`.execute(shop.database.db)
  const [row] = rows
  assert.ok(row)
  return { id: row.id, number, token: row.token, item: encodeUid(row.line) }
}

async function placeOne(want: { readonly sku?: string; readonly quantity?: number } = {}): Promise<PlacedOrder> {
  const { placement } = await place(shop, await fillCart(shop, want), newKey())
  assert.deepEqual(placement.errors, [])
  return orderOf(placement.orderV2?.number ?? '')
}

const CHANGE = gql(`mutation ($input: ChangeOrderItemSizeInput!) { changeOrderItemSize(input: $input) { order {
  total { grand_total { value } } available_actions
  delivery_groups { events { kind quantity size } }
  items { product_sku size_text size_options { sku size is_current is_available price_difference { value } } } } } }`)

const send = ({ token, item }: PlacedOrder, sku: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.server.graphql(CHANGE, { input: { token, order_item_id: item, sku } }, headers)

async function change(order: PlacedOrder, sku: string) {
  const { data, errors } = await send(order, sku)
  assert.deepEqual(errors, [])
  return data?.changeOrderItemSize?.order
}

async function refusal(order: PlacedOrder, sku: string, headers: Readonly<Record<string, string>> = {}) {
  const { errors } = await send(order, sku, headers)
  return errors[0]?.message
}

/** What is left by size and source, where it is not ten. */
async function changedStock(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ place: string; left: number }>`
    select sku || ' ' || source as place, on_hand - reserved as left from stock where on_hand - reserved <> 10
    order by 1`.execute(shop.database.db)
  return Object.fromEntries(rows.map(({ place: at, left }) => [at, left]))
}

const welt = (t: TestContext, ...words: readonly string[]) => runWelt(t, shop.database.url, ...words)

async function sourceOf({ id }: PlacedOrder): Promise<string> {
  const { rows } = await sql<{ source: string }>`
    select distinct source from order_allocation where order_id = ${id} and state = 'to_pick'`.execute(shop.database.db)
  return rows.map(({ source }) => source).join()
}

test('the new size is sold and the old one back in stock, shown in timeline and mail, once', async () => {
  const order = await placeOne({ quantity: 2 })
  const source = await sourceOf(order)
  assert.deepEqual(await changedStock(), { [`${SKU} ${source}`]: 8 })
  for (const _ of [1, 2]) {
    const changed = await change(order, OTHER.toLowerCase())
    assert.equal(changed?.items?.[0]?.product_sku, OTHER)
    assert.match(changed?.items?.[0]?.size_text ?? '', /39/)
    assert.equal(changed?.total?.grand_total.value, 119.9)
    assert.deepEqual(changed?.available_actions, ['CANCEL', 'REORDER'])
    assert.deepEqual(
      changed?.delivery_groups[0]?.events.map(({ kind, quantity }) => `${kind} ${quantity}`),
      ['SIZE_CHANGED 2'],
    )
    assert.deepEqual(await changedStock(), { [`${OTHER} ${source}`]: 8 })
    await runJobs(listening, ['send-size-changed', 'send-mail'])
  }
  const letters = mails.filter(({ subject }) => subject.startsWith('Changed to'))
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.text ?? '', /We send shoes in EU 39.* instead of EU 38.*nothing to pay/s)
  const { rows } = await sql`select from audit where action = 'order-size-changed'`.execute(shop.database.db)
  assert.equal(rows.length, 1)
})

test('sizes are offered with their stock and price until a piece is picked', async (t) => {
  const order = await placeOne()
  await sql`update stock set on_hand = 0 where sku = ${OTHER}`.execute(shop.database.db)
  const options = (await change(order, SKU))?.items?.[0]?.size_options
  assert.deepEqual(
    options?.map(({ sku, is_current: isCurrent, is_available: isAvailable }) => [sku, isCurrent, isAvailable]),
    [
      [SKU, true, true],
      [OTHER, false, false],
    ],
  )
  assert.match((await refusal(order, OTHER)) ?? '', /39.* has just sold out\. Choose another size\./)
  await sql`update stock set on_hand = 10 where sku = ${OTHER}`.execute(shop.database.db)
  const shipped = ['order', 'ship', order.number, '--carrier', 'startrack', '--tracking', 'SIZE0001']
  assert.equal((await welt(t, ...shipped)).code, 0)
  assert.match((await refusal(order, OTHER)) ?? '', /just packed it, so the size stays .*38/)
  assert.deepEqual((await change(order, SKU))?.items?.[0]?.size_options, [])
})

test('a size of another price is refused, with cancelling and ordering again as the way', async () => {
  const order = await placeOne()
  await sql`update product_site set regular_cents = 6995`.execute(shop.database.db)
  assert.match((await refusal(order, OTHER)) ?? '', /39.* costs \$10\.00 more\. Cancel and order again\./)
  await sql`update product_site set regular_cents = 4995`.execute(shop.database.db)
  assert.match((await refusal(order, OTHER)) ?? '', /39.* costs \$10\.00 less\. Cancel and order again\./)
  await sql`update product_site set regular_cents = 5995`.execute(shop.database.db)
})

test('what is collected changes only to a size that its store has', async () => {
  const { number } = await placeCollection(shop)
  const order = await orderOf(number)
  await sql`update stock set on_hand = 0 where sku = ${OTHER} and source = ${STORE}`.execute(shop.database.db)
  assert.match((await refusal(order, OTHER)) ?? '', /sold out/)
  await sql`update stock set on_hand = 10 where sku = ${OTHER} and source = ${STORE}`.execute(shop.database.db)
  await change(order, OTHER)
  assert.equal(await sourceOf(order), STORE)
  assert.deepEqual(await changedStock(), { [`${OTHER} ${STORE}`]: 9 })
})

test('another source sends the new size where that of the old one has none', async () => {
  const order = await placeOne()
  const source = await sourceOf(order)
  const other = source === 'warehouse' ? STORE : 'warehouse'
  await sql`update stock set on_hand = 0 where sku = ${OTHER} and source = ${source}`.execute(shop.database.db)
  await change(order, OTHER)
  assert.equal(await sourceOf(order), other)
})

test('strangers, unknown items and sizes, and held or cancelled orders are refused', async (t) => {
  const order = await placeOne()
  const unknown = "We couldn't locate an order with the information provided."
  assert.equal(await refusal({ ...order, token: 'A'.repeat(22) }, OTHER), unknown)
  assert.equal(await refusal({ ...order, item: 'AAAA' }, OTHER), 'There is no such item in this order.')
  assert.match((await refusal(order, 'TEST-99')) ?? '', /sell it in that size/)
  const ada = await registerCustomer(shop.server, 'size-ada@example.com')
  await sql`update orders set customer_id = ${ada.id} where id = ${order.id}`.execute(shop.database.db)
  assert.equal(await refusal(order, OTHER), unknown)
  assert.equal(await refusal(order, OTHER, ada.headers), undefined)
  await welt(t, 'order', 'hold', order.number, '--reason', 'address check')
  assert.match((await refusal(order, SKU, ada.headers)) ?? '', /can’t be changed any more/)
  await welt(t, 'order', 'release', order.number)
  await welt(t, 'order', 'cancel', order.number)
  assert.match((await refusal(order, SKU, ada.headers)) ?? '', /can’t be changed any more/)
})

test('the last pair goes to one of two orders that change to it at once', async () => {
  const orders = [await placeOne(), await placeOne()]
  await sql`update stock set on_hand = case source when 'warehouse' then 1 else 0 end where sku = ${OTHER}`.execute(
    shop.database.db,
  )
  const answers = await Promise.all(orders.map((order) => refusal(order, OTHER)))
  assert.deepEqual(answers.filter((one) => one === undefined).length, 1, answers.join())
  assert.match(answers.find((one) => one !== undefined) ?? '', /just sold out/)
})

test('picking, cancelling and changing the size at once leave one of each pair', async (t) => {
  await sql`update source set ships = code = ${STORE}`.execute(shop.database.db)
  for (const command of [
    ['store', 'picked'],
    ['order', 'cancel'],
  ]) {
    const order = await placeOne()
    const [done, refused] = await Promise.all([welt(t, ...command, order.number), refusal(order, OTHER)])
    assert.equal(done.code, 0, done.out)
    const { rows } = await sql<{
      sku: string
    }>`select variant_sku as sku from order_line where order_id = ${order.id}`.execute(shop.database.db)
    assert.equal(rows[0]?.sku, refused === undefined ? OTHER : SKU, refused)
    assert.deepEqual((await ledgerOf(shop)).broken, [])
  }
})

test('two clicks change the size once; both sizes swap between two orders without a deadlock', async () => {
  const order = await placeOne()
  assert.deepEqual(await Promise.all([refusal(order, OTHER), refusal(order, OTHER)]), [undefined, undefined])
  const [one, two] = [await placeOne(), await placeOne({ sku: OTHER })]
  assert.deepEqual(await Promise.all([refusal(one, OTHER), refusal(two, SKU)]), [undefined, undefined])
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_event where kind = 'size_changed'`.execute(shop.database.db)
  assert.equal(rows[0]?.count, 3)
})
