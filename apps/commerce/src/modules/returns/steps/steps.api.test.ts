import assert from 'node:assert/strict'
import { after, afterEach, before, type TestContext, test } from 'node:test'
import { gql } from '#src/testing/gql'
import { runWelt } from '#src/testing/run-welt'
import { ledgerOf, runJobs, type TestShop } from '#src/testing/shop'
import { applied, issueCard, switchGiftCards } from '../../gift-cards/testing/test-cards.ts'
import { openShopWithReturns, placeShipped, type ShippedOrder } from '../testing/shipped-orders.ts'

const PAIR = 5995

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
  await switchGiftCards(shop, true)
})
afterEach(async () => {
  await runJobs(shop, ['send-capture', 'send-refund', 'settle-payment'])
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

const REQUEST = gql(`mutation ($token: String!, $item: ID!, $quantity: Float!) {
  requestGuestReturn(input: { token: $token, items: [{ order_item_uid: $item, quantity_to_return: $quantity,
    selected_custom_attributes: [{ attribute_code: "reason", value: "10406" }] }] }) { return { number uid } } }`)

async function requestReturn({ token, itemUid }: ShippedOrder, quantity = 1): Promise<string> {
  const made = await shop.server.requireData(REQUEST, { token, item: itemUid, quantity })
  return made.requestGuestReturn?.return?.number ?? ''
}

const welt = (t: TestContext, ...words: readonly string[]) => runWelt(t, shop.database.url, 'returns', ...words)

async function done(t: TestContext, ...words: readonly string[]) {
  const { code, out } = await welt(t, ...words, '--json')
  assert.equal(code, 0, out)
  return JSON.parse(out)
}

async function refused(t: TestContext, pattern: RegExp, ...words: readonly string[]) {
  const { code, out } = await welt(t, ...words)
  assert.notEqual(code, 0, out)
  assert.match(out, pattern)
}

const ORDER = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { status
  items { status quantity_returned quantity_refunded qty_available_for_return }
  returns { items { status steps { kind at } items { status settled_at reject_reason refund { value } }
    refund { total { value } is_refunded } } } } }`)

async function seen({ token }: ShippedOrder) {
  const { guestOrderByToken: order } = await shop.server.requireData(ORDER, { token })
  assert.ok(order)
  return order
}

async function stockOf(sku: string) {
  const row = await shop.database.db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('sku', '=', sku)
    .where('source', '=', 'warehouse')
    .executeTakeFirstOrThrow()
  return row.on_hand
}

const refundsOf = async ({ id }: ShippedOrder) =>
  (
    await shop.database.db
      .selectFrom('refund')
      .select(['amount_cents', 'return_id'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ amount_cents }) => amount_cents)

async function mailsOf(number: string): Promise<readonly string[]> {
  await runJobs(shop, ['send-return-mail'])
  const rows = await shop.database.db
    .selectFrom('mail')
    .select('subject')
    .where('subject_id', 'like', `${number}-%`)
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject)
}

test('a pair is received, inspected, approved and refunded, each once however often sent [R3.76, R9.65]', async (t) => {
  const order = await placeShipped(shop)
  const number = await requestReturn(order)
  const stock = await stockOf('TEST-38')
  await refused(t, /has not arrived: npm run welt -- returns receive/, 'approve', number)
  for (const isAgain of [false, true])
    for (const [step, state, ...options] of [
      ['receive', 'RECEIVED'],
      ['inspect', 'RECEIVED', '--as', 'resell'],
      ['approve', 'APPROVED'],
      ['refund', 'PROCESSED_AND_CLOSED'],
    ] as const) {
      const dry = await done(t, step, number, ...options, '--dry-run')
      const answer = await done(t, step, number, ...options)
      const changed = isAgain ? 0 : 1
      assert.deepEqual([dry.changed.length, answer.changed.length], [changed, changed], step)
      assert.equal(answer.state, isAgain ? 'PROCESSED_AND_CLOSED' : state)
    }
  assert.equal(await stockOf('TEST-38'), stock + 1)
  assert.deepEqual(await refundsOf(order), [PAIR])
  const { status, items, returns } = await seen(order)
  assert.equal(status, 'Closed')
  assert.deepEqual(items, [
    { status: 'Returned', quantity_returned: 1, quantity_refunded: 1, qty_available_for_return: 0 },
  ])
  const [made] = returns?.items ?? []
  assert.deepEqual(
    [made?.status, made?.refund],
    ['PROCESSED_AND_CLOSED', { total: { value: 59.95 }, is_refunded: true }],
  )
  assert.ok(made?.steps.every(({ at }) => at !== null))
  assert.deepEqual(await mailsOf(number), [
    `How to send it back, return ${number}`,
    `Your parcel is here, return ${number}`,
    `Checked, $59.95 is on its way, return ${number}`,
    `We refunded $59.95, return ${number}`,
  ])
  const audit = await shop.database.db
    .selectFrom('audit')
    .select('action')
    .where('target', '=', `return:${number}`)
    .orderBy('id')
    .execute()
  assert.deepEqual(
    audit.map(({ action }) => action),
    ['return-received', 'return-inspected', 'return-approved', 'return-refunded'],
  )
})

test('of two pairs one is refunded and one rejected with its reason, in states that say so [R3.76, R4.71]', async (t) => {
  const order = await placeShipped(shop, { quantity: 2 })
  const number = await requestReturn(order, 2)
  const states = [(await done(t, 'receive', number, '--item', '1=1')).state]
  states.push((await done(t, 'receive', number)).state)
  states.push((await done(t, 'inspect', number, '--item', '1', '--as', 'destroy')).state)
  states.push((await done(t, 'approve', number, '--item', '1')).state)
  states.push((await done(t, 'reject', number, '--item', '2', '--reason', 'The soles were worn outdoors.')).state)
  assert.deepEqual(states, ['PARTIALLY_RECEIVED', 'RECEIVED', 'RECEIVED', 'PARTIALLY_APPROVED', 'PARTIALLY_APPROVED'])
  await refused(t, /was inspected and sorted/, 'reject', number, '--item', '1', '--reason', 'No')
  assert.equal((await done(t, 'refund', number)).state, 'PROCESSED_AND_CLOSED')
  assert.deepEqual(await refundsOf(order), [PAIR])
  const { status, items, returns } = await seen(order)
  assert.deepEqual([status, items?.[0]?.quantity_returned, items?.[0]?.quantity_refunded], ['Complete', 1, 1])
  assert.equal(returns?.items?.[0]?.items?.[1]?.reject_reason, 'The soles were worn outdoors.')
})

test('a refund goes to the card as far as charged, then to the gift card, once of two at once', async (t) => {
  const card = await issueCard(shop, 4000)
  const order = await placeShipped(shop, { quantity: 2, before: (cart) => applied(shop, cart, card) })
  const number = await requestReturn(order, 2)
  await done(t, 'receive', number)
  await done(t, 'inspect', number, '--as', 'outlet')
  await done(t, 'approve', number)
  t.mock.method(process.stdout, 'write', () => true)
  const { runCommand } = await import('#src/commands/run-command')
  await Promise.all([1, 2, 3].map(() => runCommand(shop.database.url, 'returns', ['refund', number])))
  t.mock.restoreAll()
  assert.deepEqual(await refundsOf(order), [2 * PAIR - 4000])
  const { balance_cents: balance } = await shop.database.db
    .selectFrom('gift_card')
    .select('balance_cents')
    .where('code', '=', card.code)
    .executeTakeFirstOrThrow()
  assert.equal(balance, 4000)
  assert.equal((await seen(order)).status, 'Closed')
})

test('what was never charged is reported as not charged, not as refunded', async (t) => {
  const order = await placeShipped(shop)
  const number = await requestReturn(order)
  await done(t, 'receive', number)
  await done(t, 'inspect', number, '--as', 'resell')
  await done(t, 'approve', number)
  const { db } = shop.database
  await db.updateTable('capture').set({ state: 'failed' }).where('order_id', '=', order.id).execute()
  const { code, out } = await welt(t, 'refund', number)
  assert.equal(code, 0, out)
  assert.match(out, /\$0\.00 to the card, \$0\.00 to gift cards, \$59\.95 was never charged/)
  assert.equal((await mailsOf(number)).at(-1), `Not charged $59.95, return ${number}`)
  const { text } = await db.selectFrom('mail').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow()
  assert.match(text, /We haven’t charged you the \$59\.95\./)
})

test('unknown items of a return are refused with the known ones; staff answer messages', async (t) => {
  const order = await placeShipped(shop)
  const number = await requestReturn(order)
  await refused(t, /There is no return 9999999/, 'receive', '9999999')
  await refused(t, /has no item "7", only 1/, 'receive', number, '--item', '7')
  await refused(t, /Item 1 of return \d+ has only 1/, 'receive', number, '--item', '1=5')
  for (const again of ['1', 'TEST-38', 'TEST-38=1'])
    await refused(
      t,
      /is named twice\. Name it once, with its quantity\./,
      ...['receive', number, '--item', '1', '--item', again],
    )
  await refused(t, /There is no store "nowhere"/, 'receive', number, '--store', 'nowhere')
  await refused(t, /Say where it goes/, 'inspect', number, '--as', 'ebay')
  await refused(t, /Tell the shopper why/, 'reject', number)
  await done(t, 'receive', number)
  await refused(t, /Inspect it first/, 'approve', number)
  await refused(t, /There is no state "RECIEVED", only AUTHORIZED,/, 'list', '--state', 'RECIEVED')
  const [listed] = await done(t, 'list', '--state', 'received')
  assert.ok(listed.return)
  assert.equal((await done(t, 'show', number)).items[0].state, 'RECEIVED')
  await refused(t, /Write 1 to 1000 characters/, 'reply', number, '--text', ' ')
  await done(t, 'reply', number, '--text', 'We have it.')
  const { comments } = await done(t, 'show', number)
  assert.deepEqual([comments.length, comments[0].author, comments[0].text], [1, 'staff', 'We have it.'])
  await done(t, 'inspect', number, '--as', 'resell')
  await done(t, 'approve', number)
  const { db } = shop.database
  const setReview = (reason: string | null) =>
    db.updateTable('orders').set({ review_reason: reason }).where('id', '=', order.id).execute()
  await setReview('checked by hand')
  await refused(t, /can't be refunded: it is on hold\. Release it first/, 'refund', number)
  await setReview(null)
})
