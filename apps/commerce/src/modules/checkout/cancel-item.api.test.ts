import assert from 'node:assert/strict'
import { after, afterEach, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import type { OutgoingMail } from '#modules/notifications'
import type { JobContext } from '#src/queue/job-handler'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { runWelt } from '#src/testing/run-welt'
import { ledgerOf, runJobs, type TestShop } from '#src/testing/shop'
import { openShopWithStores, placeCollection, STORE } from '../orders/testing/collections.ts'

const PAIR = 5995
const OTHER = 'TEST-39'
const REASON = 'The order was placed by mistake'

let shop: TestShop
const mails: OutgoingMail[] = []
before(async () => {
  shop = await openShopWithStores()
})
afterEach(async () => {
  await runAll()
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

function runAll(): Promise<void> {
  const ports: JobContext['ports'] = { ...shop.jobContext.ports, mail: { send: async (mail) => void mails.push(mail) } }
  const kinds = ['settle-payment', 'reverse-payment', 'send-capture', 'send-refund', 'send-order-changed', 'send-mail']
  return runJobs({ ...shop, jobContext: { ...shop.jobContext, ports } }, kinds)
}

const ORDER = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  id status available_actions items { id is_cancellable quantity_canceled } } }`)
const CANCEL = gql(`mutation ($id: ID!, $item: ID!, $token: String) {
  cancelOrder(input: { order_id: $id, order_item_id: $item, token: $token, reason: "${REASON}" }) {
    errorV2 { code } order { status items { quantity_canceled is_cancellable } } } }`)

async function placed(skus: readonly string[] = ['TEST-38', OTHER]) {
  const { number } = await placeCollection(shop, { skus })
  const { access_token: token } = await shop.database.db
    .selectFrom('orders')
    .select('access_token')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return { number, token }
}

const seen = async (token: string) => (await shop.server.requireData(ORDER, { token })).guestOrderByToken

async function cancelItem(token: string, position: number, given: string | null = token) {
  const { id, items } = await seen(token)
  const item = items?.[position]?.id ?? ''
  return (await shop.server.requireData(CANCEL, { id, item, token: given })).cancelOrder
}

async function onHand(): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select on_hand as pieces from stock where sku = ${OTHER} and source = ${STORE}`.execute(shop.database.db)
  return rows[0]?.pieces ?? 0
}

async function refundedOf(number: string) {
  const { rows } = await sql<{ cents: number }>`
    select (e.detail ->> 'moneyCents')::int as cents from order_event e join orders o on o.id = e.order_id
    where o.number = ${number} and e.kind = 'part_refunded' order by e.id`.execute(shop.database.db)
  return rows.map(({ cents }) => cents)
}

const welt = (t: TestContext, ...words: readonly string[]) => runWelt(t, shop.database.url, ...words)

test('one pair of two is cancelled once: stock and price go back, mailed; the other stays', async () => {
  const { number, token } = await placed()
  const before = await onHand()
  assert.deepEqual(
    (await seen(token)).items?.map(({ is_cancellable: is }) => is),
    [true, true],
  )
  assert.equal((await cancelItem(token, 1, null))?.errorV2?.code, 'ORDER_NOT_FOUND')
  for (const _ of [1, 2]) {
    const answer = await cancelItem(token, 1)
    assert.deepEqual(answer, {
      errorV2: null,
      order: {
        status: 'Processing',
        items: [
          { quantity_canceled: 0, is_cancellable: true },
          { quantity_canceled: 1, is_cancellable: false },
        ],
      },
    })
  }
  assert.deepEqual([await onHand(), await refundedOf(number)], [before + 1, [PAIR]])
  assert.deepEqual((await seen(token)).available_actions, ['REORDER'])
  await runAll()
  const [mail] = mails.filter(({ subject }) => subject === `Cancelled in your order ${number}`)
  assert.match(mail?.text ?? '', /As you asked, we’ve cancelled .*Test shoe/)
  assert.match(mail?.text ?? '', /\$59\.95/)
  assert.match(mail?.text ?? '', /The rest of your order stays as it is\./)
  assert.equal((await cancelItem(token, 0))?.order?.status, 'Canceled')
  assert.deepEqual([(await seen(token)).status, await refundedOf(number)], ['Canceled', [PAIR, PAIR]])
})

const LIST = gql(`query ($status: String!) {
  customer { orders(filter: { status: { eq: $status } }) { total_count items { number status } } } }`)

test('an order is among the cancelled ones once both of its pairs were cancelled', async () => {
  const { id, ...ada } = await registerCustomer(shop.server, 'ada-cancels@example.com')
  const [both, one] = [await placed(), await placed()]
  // Both presses at once.
  await Promise.all([cancelItem(both.token, 0), cancelItem(both.token, 1)])
  await cancelItem(one.token, 0)
  await shop.database.db
    .updateTable('orders')
    .set({ customer_id: id })
    .where('number', 'in', [both.number, one.number])
    .execute()
  const listed = async (status: string) => {
    const { data } = await shop.server.graphql(LIST, { status }, ada.headers)
    const { items, total_count } = data?.customer.orders ?? {}
    assert.deepEqual([total_count, items?.every((order) => order?.status === status)], [items?.length, true], status)
    return items?.map((order) => order?.number)
  }
  assert.deepEqual(await listed('Canceled'), [both.number])
  assert.deepEqual(await listed('Processing'), [one.number])
  assert.deepEqual(await listed('Closed'), [])
  assert.deepEqual(await refundedOf(both.number), [PAIR, PAIR])
})

test('a packed pair, the only one of an order and a pair of another order are not cancelled', async (t) => {
  const packed = await placed()
  await welt(t, 'store', 'picked', packed.number, '2')
  assert.deepEqual(
    (await seen(packed.token)).items?.map(({ is_cancellable: is }) => is),
    [true, false],
  )
  assert.equal((await cancelItem(packed.token, 1))?.errorV2?.code, 'PARTIAL_ORDER_ITEM_SHIPPED')
  const single = await placed([OTHER])
  assert.equal((await cancelItem(single.token, 0))?.errorV2?.code, 'UNDEFINED')
  const { id } = await seen(single.token)
  const { items } = await seen(packed.token)
  const variables = { id, item: items?.[0]?.id ?? '', token: single.token }
  assert.equal((await shop.server.requireData(CANCEL, variables)).cancelOrder?.errorV2?.code, 'UNDEFINED')
  assert.deepEqual(await refundedOf(packed.number), [])
})

test('packing and cancelling a pair at once leave one of the two', async (t) => {
  const { number, token } = await placed()
  const [answer] = await Promise.all([cancelItem(token, 1), welt(t, 'store', 'picked', number, '2')])
  const { items } = await seen(token)
  assert.equal(items?.[1]?.quantity_canceled === 1, answer?.errorV2 === null)
  assert.equal((await refundedOf(number)).length, items?.[1]?.quantity_canceled)
})

test('nothing is offered where a site switched cancelling off', async (t) => {
  await welt(t, 'setting', 'williams', 'order_cancellation_enabled', 'off')
  const { token } = await placed()
  assert.deepEqual(
    (await seen(token)).items?.map(({ is_cancellable: is }) => is),
    [false, false],
  )
  assert.equal((await cancelItem(token, 0))?.errorV2?.code, 'ORDER_CANCELLATION_DISABLED')
  await sql`delete from site_setting`.execute(shop.database.db)
})
