import assert from 'node:assert/strict'
import { after, afterEach, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { runWelt } from '#src/testing/run-welt'
import { ledgerOf, runJobs, type TestShop } from '#src/testing/shop'
import { untilLocked } from '#src/testing/until'
import { openShopWithReturns, placeShipped, type ShippedOrder, setReturnSettings } from '../testing/shipped-orders.ts'

const PAIR = 5995
const NEW = 'TEST-39'

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
  await stockNew(100)
})
afterEach(async () => {
  await runJobs(shop, ['send-capture', 'send-refund', 'settle-payment'])
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

async function stockNew(pieces: number): Promise<void> {
  await sql`
    insert into stock (sku, source, on_hand) values (${NEW}, 'warehouse', ${pieces}::int)
    on conflict (sku, source) do update set on_hand = stock.reserved + excluded.on_hand`.execute(shop.database.db)
  await sql`update stock set on_hand = reserved where sku = ${NEW} and source <> 'warehouse'`.execute(shop.database.db)
}

async function newPairs() {
  const { rows } = await sql<{ onHand: number; reserved: number }>`
    select on_hand as "onHand", reserved from stock where sku = ${NEW} and source = 'warehouse'`.execute(
    shop.database.db,
  )
  return rows[0] ?? { onHand: 0, reserved: 0 }
}

const REQUEST = gql(`mutation ($token: String!, $item: ID!, $quantity: Float!, $sku: String!, $reason: String!) {
  requestGuestReturn(input: { token: $token, items: [{ order_item_uid: $item, quantity_to_return: $quantity,
    exchange_sku: $sku, selected_custom_attributes: [{ attribute_code: "reason", value: $reason }] }] }) {
    return { number uid refund { total { value } } steps { kind }
      items { exchange { sku size state held_until order_number price_difference { value } } } } } }`)
const OPTIONS = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { items {
  exchange_options { sku size is_available advised_for price_difference { value } } } } }`)
const SEEN = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { status
  items { quantity_refunded qty_available_for_return }
  returns { items { number status steps { kind at } refund { total { value } }
    items { settled_at exchange { state order_number held_until } } } } } }`)
const CANCEL = gql(`mutation ($uid: ID!, $token: String!) {
  cancelReturn(input: { return_uid: $uid, token: $token }) { return { status } } }`)

interface Wanted {
  readonly quantity?: number
  readonly sku?: string
  readonly reason?: string
}

const requestSwap = ({ token, itemUid }: ShippedOrder, { quantity = 1, sku = NEW, reason = '10406' }: Wanted = {}) =>
  shop.server.graphql(REQUEST, { token, item: itemUid, quantity, sku, reason })

async function requested(order: ShippedOrder, wanted: Wanted = {}) {
  const { data, errors } = await requestSwap(order, wanted)
  const made = data?.requestGuestReturn?.return
  assert.ok(made, JSON.stringify(errors))
  return made
}

async function seen({ token }: Pick<ShippedOrder, 'token'>) {
  const { guestOrderByToken: order } = await shop.server.requireData(SEEN, { token })
  return order
}

async function done(t: TestContext, ...words: readonly string[]) {
  const { code, out } = await runWelt(t, shop.database.url, 'returns', ...words, '--json')
  assert.equal(code, 0, out)
  return JSON.parse(out)
}

async function refused(t: TestContext, pattern: RegExp, ...words: readonly string[]) {
  const { code, out } = await runWelt(t, shop.database.url, 'returns', ...words)
  assert.notEqual(code, 0, out)
  assert.match(out, pattern)
}

async function swapOf(number: string) {
  const { rows } = await sql<{ id: number; number: string; token: string; total: number; paid: number; state: string }>`
    select o.id, o.number, o.access_token as token, o.total_cents as total, o.exchange_cents as paid, o.state
    from return_request r join return_item i on i.return_id = r.id join orders o on o.id = i.exchange_order_id
    where r.number = ${number}`.execute(shop.database.db)
  return rows[0]
}

const refundsOf = async ({ id }: Pick<ShippedOrder, 'id'>) =>
  (await shop.database.db.selectFrom('refund').select('amount_cents').where('order_id', '=', id).execute()).map(
    ({ amount_cents }) => amount_cents,
  )

test('the next size is advised, reserved with the request, and leaves on receipt at no cost', async (t) => {
  const order = await placeShipped(shop)
  const offered = await shop.server.requireData(OPTIONS, { token: order.token })
  const next = offered.guestOrderByToken.items?.[0]?.exchange_options.find(({ sku }) => sku === NEW)
  assert.deepEqual([next?.is_available, next?.advised_for, next?.price_difference.value], [true, ['10406'], 0])
  const before = await newPairs()
  const made = await requested(order)
  const [item] = made.items ?? []
  assert.deepEqual([item?.exchange?.state, item?.exchange?.order_number, made.refund.total.value], ['HELD', null, 0])
  assert.match(item?.exchange?.held_until ?? '', /^\d{4}-\d\d-\d\d$/)
  assert.deepEqual(await newPairs(), { onHand: before.onHand, reserved: before.reserved + 1 })
  await done(t, 'receive', made.number)
  assert.deepEqual(await newPairs(), { onHand: before.onHand - 1, reserved: before.reserved })
  const swap = await swapOf(made.number)
  assert.deepEqual([swap?.total, swap?.paid, swap?.state], [0, PAIR, 'paid'])
  await done(t, 'receive', made.number)
  await refused(t, /was sent, so it can't be rejected/, 'reject', made.number, '--reason', 'Worn')
  await done(t, 'inspect', made.number, '--as', 'resell')
  assert.equal((await done(t, 'approve', made.number)).state, 'PROCESSED_AND_CLOSED')
  assert.deepEqual(await refundsOf(order), [])
  const { status, items, returns } = await seen(order)
  const [row] = returns?.items ?? []
  assert.deepEqual([status, items?.[0]?.quantity_refunded], ['Complete', 1])
  assert.deepEqual([row?.steps.at(-1)?.kind, row?.items?.[0]?.exchange?.order_number], ['EXCHANGED', swap?.number])
  await runJobs(shop, ['send-return-mail', 'send-order-confirmation'])
  const mails = await shop.database.db
    .selectFrom('mail')
    .select('subject')
    .where('subject_id', 'like', `${made.number}-%`)
    .orderBy('id')
    .execute()
  assert.match(mails.map(({ subject }) => subject).join('\n'), /Test shoe in .*39.* is yours, return/)
})

test('a cheaper size refunds the difference, a dearer one is paid, strange ones are not offered', async (t) => {
  const order = await placeShipped(shop)
  const { db } = shop.database
  await sql`update order_line set unit_cents = unit_cents + 1000, row_cents = row_cents + 1000,
    discount_cents = discount_cents + 1000, savings = '[{"label":"x","cents":1000}]'
      where order_id = ${order.id}`.execute(db)
  await sql`update orders set subtotal_cents = subtotal_cents + 1000, discount_cents = discount_cents + 1000
    where id = ${order.id}`.execute(db)
  const made = await requested(order)
  assert.deepEqual([made.items?.[0]?.exchange?.price_difference.value, made.refund.total.value], [-10, 10])
  await done(t, 'receive', made.number)
  assert.deepEqual(await refundsOf(order), [1000])
  assert.equal((await swapOf(made.number))?.paid, PAIR - 1000)
  const other = await placeShipped(shop)
  await sql`update order_line set unit_cents = unit_cents - 1, row_cents = row_cents - 1
    where order_id = ${other.id}`.execute(db)
  assert.equal((await requestSwap(other)).errors[0]?.message, 'Return payment is required.')
  for (const sku of ['NO-SUCH-SIZE', 'TEST-38'])
    assert.match((await requestSwap(other, { sku })).errors[0]?.message ?? '', /has no such size to swap for/)
  await sql`update order_line set unit_cents = unit_cents + 1, row_cents = row_cents + 1
    where order_id = ${other.id}`.execute(db)
})

test('a size that sold out since the advice is reported, and nothing is requested', async () => {
  const [first, second] = [await placeShipped(shop), await placeShipped(shop)]
  await stockNew(1)
  const both = await Promise.all([requestSwap(first), requestSwap(second)])
  const errors = both.flatMap(({ errors: found }) => found.map(({ message }) => message))
  assert.equal(errors.length, 1)
  assert.match(errors[0] ?? '', /^Test shoe in .*39.* has just sold out\. Choose another size, or a refund\.$/)
  const counts = [await seen(first), await seen(second)].map(({ returns }) => returns?.items?.length)
  assert.deepEqual(counts.toSorted(), [0, 1])
  await stockNew(100)
})

test('a reserved pair is released by its last day, a cancelled and a rejected return', async (t) => {
  const { db } = shop.database
  const start = await newPairs()
  const cancelled = await placeShipped(shop)
  const { uid } = await requested(cancelled)
  await shop.server.requireData(CANCEL, { uid, token: cancelled.token })
  assert.deepEqual(await newPairs(), start)
  const rejected = await requested(await placeShipped(shop))
  await done(t, 'receive', rejected.number, '--without-swap')
  assert.equal((await newPairs()).reserved, start.reserved + 1)
  await done(t, 'reject', rejected.number, '--reason', 'Worn outdoors.')
  assert.deepEqual(await newPairs(), start)
  const order = await placeShipped(shop)
  const late = await requested(order)
  await sql`update reservation set expires_at = now() where return_item_id = (
    select i.id from return_item i join return_request r on r.id = i.return_id
      where r.number = ${late.number})`.execute(db)
  const { releaseExpiredReservations } = await import('#modules/orders')
  await releaseExpiredReservations(db)
  assert.deepEqual(await newPairs(), start)
  assert.equal((await seen(order)).returns?.items?.[0]?.items?.[0]?.exchange?.state, 'LAPSED')
  await stockNew(0)
  await done(t, 'receive', late.number)
  await refused(t, /is sold out\. Refund it/, 'exchange', late.number)
  await done(t, 'inspect', late.number, '--as', 'resell')
  await done(t, 'approve', late.number)
  assert.equal((await done(t, 'refund', late.number)).refunded.moneyCents, PAIR)
  await stockNew(100)
})

test('two of three pairs are swapped one by one, each once however often requested at once', async (t) => {
  const order = await placeShipped(shop, { quantity: 3 })
  const made = await requested(order, { quantity: 2 })
  await done(t, 'receive', made.number, '--without-swap')
  assert.equal((await done(t, 'exchange', made.number, '--item', '1=1')).orders.length, 1)
  const { exchangeReturn } = await import('../index.ts')
  const call = { number: made.number, items: [], isDryRun: false }
  await Promise.all([1, 2, 3].map(() => exchangeReturn(shop.database.db, call)))
  const { items } = await seen(order)
  assert.deepEqual([items?.[0]?.quantity_refunded, items?.[0]?.qty_available_for_return], [2, 1])
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from orders where exchange_of = ${order.id}`.execute(shop.database.db)
  assert.equal(rows[0]?.orders, 2)
})

test('by setting the new pair leaves on the carrier’s first scan, and nothing is cancelled then', async (t) => {
  await setReturnSettings(shop, { exchange_on_scan: true })
  const order = await placeShipped(shop)
  const made = await requested(order)
  assert.equal((await done(t, 'scanned', made.number)).orders.length, 1)
  assert.equal((await done(t, 'scanned', made.number)).changed.length, 0)
  const { errors } = await shop.server.graphql(CANCEL, { uid: made.uid, token: order.token })
  assert.match(errors[0]?.message ?? '', /too late/)
  await setReturnSettings(shop, { exchange_on_scan: false })
})

const AGAIN = gql(`mutation ($token: String!, $item: ID!) {
  requestGuestReturn(input: { token: $token, items: [{ order_item_uid: $item, quantity_to_return: 1,
    selected_custom_attributes: [{ attribute_code: "reason", value: "10407" }] }] }) { return { number refund { total { value } } } } }`)
const LINE = gql(
  'query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { id } total { grand_total { value } discounts { label amount { value } } } } }',
)

/** A swap that left, as an order whose pieces can come back. */
async function shippedSwap(number: string, tracking: string): Promise<Pick<ShippedOrder, 'id' | 'token' | 'itemUid'>> {
  const { shipOrder } = await import('#modules/payment')
  const swap = await swapOf(number)
  assert.ok(swap)
  const parcel = { carrier: 'startrack', tracking, items: [], source: undefined }
  const sent = await shipOrder(shop.database.db, { number: swap.number, ...parcel })
  assert.equal('refusal' in sent, false, JSON.stringify(sent))
  const { guestOrderByToken } = await shop.server.requireData(LINE, { token: swap.token })
  return { id: swap.id, token: swap.token, itemUid: guestOrderByToken.items?.[0]?.id ?? '' }
}

const requestBack = async ({ token, itemUid }: Pick<ShippedOrder, 'token' | 'itemUid'>) =>
  (await shop.server.requireData(AGAIN, { token, item: itemUid })).requestGuestReturn?.return

async function checkBack(t: TestContext, number: string): Promise<void> {
  await done(t, 'receive', number)
  await done(t, 'inspect', number, '--as', 'resell')
  await done(t, 'approve', number)
}

test('a new pair that comes back or is refunded where the first was paid', async (t) => {
  const { cancelOrder } = await import('../../payment/refunds/testing/cancel-order.ts')
  const { db } = shop.database
  const order = await placeShipped(shop)
  const made = await requested(order)
  await done(t, 'receive', made.number)
  const swap = await shippedSwap(made.number, 'SWAP000001')
  const line = await shop.server.requireData(LINE, { token: swap.token })
  const { total } = line.guestOrderByToken
  assert.deepEqual([total?.grand_total.value, total?.discounts?.map((one) => one?.amount.value)], [0, [PAIR / 100]])
  const second = await requestBack(swap)
  assert.equal(second?.refund.total.value, PAIR / 100)
  await checkBack(t, second?.number ?? '')
  assert.equal((await done(t, 'refund', second?.number ?? '')).refunded.moneyCents, PAIR)
  assert.deepEqual(await refundsOf(order), [PAIR])
  assert.equal((await seen(order)).status, 'Closed')
  const other = await placeShipped(shop)
  const { number } = await requested(other)
  await done(t, 'receive', number)
  assert.equal(typeof (await cancelOrder(db, (await swapOf(number))?.number ?? '')), 'object')
  assert.deepEqual(await refundsOf(other), [PAIR])
})

test('the swap of a swap is refunded where the first was paid, unless that order is held', async (t) => {
  const { db } = shop.database
  const order = await placeShipped(shop)
  const first = await requested(order)
  await done(t, 'receive', first.number)
  const swap = await shippedSwap(first.number, 'SWAP000002')
  const second = await shop.server.graphql(REQUEST, {
    ...{ token: swap.token, item: swap.itemUid, quantity: 1, sku: 'TEST-38', reason: '10407' },
  })
  const number = second.data?.requestGuestReturn?.return?.number ?? ''
  await checkBack(t, number)
  assert.deepEqual([(await seen(swap)).status, await refundsOf(order)], ['Closed', []])
  const back = await requestBack(await shippedSwap(number, 'SWAP000003'))
  await checkBack(t, back?.number ?? '')
  const review = (reason: string | null) =>
    db.updateTable('orders').set({ review_reason: reason }).where('id', '=', order.id).execute()
  await review('chargeback')
  await refused(t, /it is on hold/, 'refund', back?.number ?? '')
  assert.deepEqual(await refundsOf(order), [])
  await review(null)
  assert.equal((await done(t, 'refund', back?.number ?? '')).refunded.moneyCents, PAIR)
  assert.deepEqual([await refundsOf(order), (await seen(order)).status], [[PAIR], 'Closed'])
})

test('a reservation that ends while its pair is received is made again', async () => {
  const { db } = shop.database
  const { releaseExpiredReservations } = await import('#modules/orders')
  const { takeReturnStep } = await import('../index.ts')
  const made = await requested(await placeShipped(shop))
  const before = await newPairs()
  await sql`update reservation set expires_at = now() where return_item_id = (
    select i.id from return_item i join return_request r on r.id = i.return_id
      where r.number = ${made.number})`.execute(db)
  const received = await db.transaction().execute(async (trx) => {
    assert.equal(await releaseExpiredReservations(trx), 1)
    const step = takeReturnStep(db, 'receive', { number: made.number, items: [], isDryRun: false })
    await untilLocked(db, 1)
    return [step] as const
  })
  const answer = await received[0]
  assert.equal('orders' in answer && answer.orders?.length, 1)
  assert.deepEqual(await newPairs(), { onHand: before.onHand - 1, reserved: before.reserved - 1 })
})

test('the GST of a swap is of the country that it is sent to', async (t) => {
  const { db } = shop.database
  const order = await placeShipped(shop)
  await sql`update orders set billing_address = jsonb_set(billing_address, '{countryCode}', '"NZ"')
    where id = ${order.id}`.execute(db)
  const made = await requested(order)
  await done(t, 'receive', made.number)
  const { rows } = await sql`select tax_cents from orders where exchange_of = ${order.id}`.execute(db)
  assert.deepEqual(rows, [{ tax_cents: 545 }])
})

test('a swap is neither picked nor sent while the order that pays it is charged back', async (t) => {
  const { db, url } = shop.database
  const order = await placeShipped(shop)
  const made = await requested(order)
  await done(t, 'receive', made.number)
  const { number = '' } = (await swapOf(made.number)) ?? {}
  const review = (reason: string | null) =>
    db.updateTable('orders').set({ review_reason: reason }).where('id', '=', order.id).execute()
  const parcel = ['--carrier', 'startrack', '--tracking', 'SWAPHELD1']
  const ship = () => runWelt(t, url, 'order', 'ship', number, ...parcel)
  const isListed = async () => (await runWelt(t, url, 'store', 'to-pick', 'warehouse')).out.includes(number)
  assert.ok(await isListed())
  await review('chargeback')
  assert.equal(await isListed(), false)
  assert.match((await ship()).out, /is on hold/)
  await review(null)
  assert.equal((await ship()).code, 0)
})

const PAY_NOTHING = gql(`mutation ($id: String!) {
  applyCouponToCart(input: { cart_id: $id, coupon_code: "WHOLE" }) { cart { prices { grand_total { value } } } }
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "free" } }) { cart { id } } }`)

test('an order that a code has paid stays sold, and the code used, while its pair is swapped', async (t) => {
  const { db } = shop.database
  await sql`
    with made as (insert into promotion (website_id, key, label, rule)
      values (9, 'whole', 'Whole', '{"effect":{"kind":"percent","percent":100}}') returning id)
    insert into coupon (website_id, code, promotion_id, use_limit) select 9, 'WHOLE', id, 1 from made`.execute(db)
  await setReturnSettings(shop, { shipping_thresholds: { STEFPP: 0 } })
  const order = await placeShipped(shop, { isFree: true, before: (id) => shop.server.requireData(PAY_NOTHING, { id }) })
  const made = await requested(order)
  await done(t, 'receive', made.number)
  const swap = await swapOf(made.number)
  assert.deepEqual([swap?.paid, swap?.state, (await seen(order)).status], [0, 'paid', 'Complete'])
  const uses = await db.selectFrom('coupon_use').select('state').where('code', '=', 'WHOLE').execute()
  assert.deepEqual(uses, [{ state: 'taken' }])
})
