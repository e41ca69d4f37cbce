import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { type RefundCall, shipOrder } from '#modules/payment'
import { gql } from '#src/testing/gql'
import { enterCard, fillCart, ledgerOf, openShop, place, runJobs, type TestShop } from '#src/testing/shop'
import { applied, issueCard, switchGiftCards } from '../../gift-cards/testing/test-cards.ts'
import { refundOrder } from './testing/refund-order.ts'

const PAIR = 5995
const JOBS = ['capture-payment', 'send-capture', 'settle-payment', 'send-refund']

let shop: TestShop
before(async () => {
  shop = await openShop()
  await switchGiftCards(shop, true)
})
afterEach(async () => {
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

async function placeShipped(quantity: number, isShipped = true, cardCents = 0) {
  const cartId = await fillCart(shop, { quantity })
  const card = cardCents > 0 ? await issueCard(shop, cardCents) : undefined
  if (card) {
    await applied(shop, cartId, card)
    await enterCard(shop, cartId)
  }
  const { placement } = await place(shop, cartId)
  assert.ok(placement.orderV2)
  const { number } = placement.orderV2
  if (isShipped) await ship(number, 'SHIPPED1')
  const { id: lineId } = await sql<{ id: number }>`
    select l.id from order_line l join orders o on o.id = l.order_id where o.number = ${number}`
    .execute(shop.database.db)
    .then(({ rows: [row] }) => row ?? { id: 0 })
  return { number, lineId, card }
}

async function ship(number: string, tracking: string, items: readonly { item: string; quantity: number }[] = []) {
  const answer = await shipOrder(shop.database.db, { number, carrier: 'startrack', tracking, items, source: undefined })
  assert.ok(!('refusal' in answer))
  await runJobs(shop, JOBS)
}

const sent = (of: 'captures' | 'refunds', number: string) =>
  [...shop.gateway[of].values()]
    .filter(({ reference }) => reference.startsWith(number))
    .map(({ amount }) => amount.cents)

async function refund(number: string, call: Partial<RefundCall>) {
  const answer = await refundOrder(shop.database.db, number, { key: 'one', reason: 'Sent back', lines: [], ...call })
  await runJobs(shop, JOBS)
  return answer
}

const stateOf = async (number: string) =>
  (await shop.database.db.selectFrom('orders').select('state').where('number', '=', number).executeTakeFirst())?.state

const MEMOS = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  items { status quantity_refunded }
  credit_memos { number comments { message } items { product_sku quantity_refunded order_item { id } }
    total { grand_total { value } subtotal { value } gift_card_amount { value } adjustment { value }
      total_shipping { value } total_tax { value } discounts { label } } } } }`)

async function memosOf(number: string) {
  const { access_token: token } = await shop.database.db
    .selectFrom('orders')
    .select('access_token')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const { guestOrderByToken: order } = await shop.server.requireData(MEMOS, { token })
  return {
    item: order?.items?.[0],
    memos: order?.credit_memos?.map((memo) => ({
      number: memo?.number,
      reason: memo?.comments?.[0]?.message,
      pieces: memo?.items?.map((item) => item?.quantity_refunded),
      total: memo?.total?.grand_total.value,
      goods: memo?.total?.subtotal.value,
      cards: memo?.total?.gift_card_amount?.value,
      kept: memo?.total?.adjustment.value,
    })),
  }
}

test('a piece is refunded once for its key, however often at once, and has a credit memo', async () => {
  const { number, lineId } = await placeShipped(2)
  const call = { lines: [{ orderLineId: lineId, quantity: 1 }] }
  const answers = await Promise.all([1, 2, 3].map(() => refund(number, call)))
  assert.deepEqual(answers.map((answer) => [answer.refusal, 'isRepeated' in answer && answer.isRepeated]).sort(), [
    [undefined, false],
    [undefined, true],
    [undefined, true],
  ])
  assert.deepEqual([sent('captures', number), sent('refunds', number)], [[2 * PAIR], [PAIR]])
  const { item, memos } = await memosOf(number)
  assert.deepEqual([item?.status, item?.quantity_refunded, await stateOf(number)], ['Shipped', 1, 'complete'])
  assert.deepEqual(memos, [
    { number: `${number}-C1`, reason: 'Sent back', pieces: [1], total: 59.95, goods: 59.95, cards: 0, kept: 0 },
  ])
})

test('the card is refunded before gift cards, and what is refunded in full is closed', async () => {
  const { number, lineId, card } = await placeShipped(2, true, 8000)
  const first = await refund(number, { lines: [{ orderLineId: lineId, quantity: 1 }] })
  assert.ok(first.refusal === undefined)
  assert.deepEqual([first.refundCents, first.giftCardCents], [2 * PAIR - 8000, PAIR - (2 * PAIR - 8000)])
  const second = await refund(number, { key: 'two', lines: [{ orderLineId: lineId, quantity: 1 }] })
  assert.ok(second.refusal === undefined)
  assert.deepEqual([second.refundCents, second.giftCardCents], [0, PAIR])
  const { item, memos } = await memosOf(number)
  assert.deepEqual([item?.status, await stateOf(number)], ['Refunded', 'closed'])
  assert.deepEqual(
    memos?.map(({ total, cards }) => [total, cards]),
    [
      [39.9, 20.05],
      [0, 59.95],
    ],
  )
  const { balance_cents: balance } = await shop.database.db
    .selectFrom('gift_card')
    .select('balance_cents')
    .where('id', '=', card?.id ?? 0)
    .executeTakeFirstOrThrow()
  assert.equal(balance, 8000)
})

test('a deduction is kept, and the rest of an order still leaves and is captured', async () => {
  const { number, lineId } = await placeShipped(3, false)
  await ship(number, 'FIRST123', [{ item: '1', quantity: 2 }])
  const answer = await refund(number, { lines: [{ orderLineId: lineId, quantity: 1 }], deductionCents: 995 })
  assert.ok(answer.refusal === undefined)
  assert.deepEqual([answer.refundCents, answer.releaseCents], [PAIR - 995, 0])
  await ship(number, 'SECOND12')
  const taken = sent('captures', number).reduce((sum, cents) => sum + cents, 0)
  const back = sent('refunds', number).reduce((sum, cents) => sum + cents, 0)
  assert.equal(taken - back, 2 * PAIR + 995)
  assert.deepEqual((await memosOf(number)).memos?.[0]?.kept, -9.95)
})

test('more pieces, money or delivery than there is, and what never left, are refused', async () => {
  const { number, lineId } = await placeShipped(1)
  const of = (call: Partial<RefundCall>) => refund(number, call).then((answer) => answer.refusal)
  const line = { orderLineId: lineId, quantity: 1 }
  assert.equal(await of({}), 'nothing')
  assert.equal(await of({ lines: [{ ...line, quantity: 2 }] }), 'too-many')
  assert.equal(await of({ lines: [{ ...line, quantity: 0.5 }] }), 'too-many')
  assert.equal(await of({ lines: [{ ...line, cents: PAIR + 1 }] }), 'too-much')
  assert.equal(await of({ lines: [line, line] }), 'unknown-line')
  assert.equal(await of({ lines: [line], shippingCents: 1 }), 'too-much-shipping')
  assert.equal(await of({ lines: [line], deductionCents: PAIR + 1 }), 'too-much-deducted')
  assert.equal(
    (await refundOrder(shop.database.db, '999', { key: 'a', reason: '', lines: [] })).refusal,
    'unknown-order',
  )
  const waiting = await placeShipped(1, false)
  assert.equal(
    (await refund(waiting.number, { lines: [{ orderLineId: waiting.lineId, quantity: 1 }] })).refusal,
    'too-many',
  )
  assert.deepEqual([sent('refunds', number), (await memosOf(number)).memos], [[], []])
})

test('a delivery fee is refunded once, and only of what was handed over', async () => {
  const { number, lineId } = await placeShipped(2, false)
  await sql`
    with fee as (update orders set shipping_cents = 995, total_cents = total_cents + 995 where number = ${number}
      returning id),
    charged as (update payment_attempt a set amount_cents = amount_cents + 995 from fee where a.order_id = fee.id
      returning a.id),
    told as (update psp_event e set amount_cents = amount_cents + 995 from charged where e.attempt_id = charged.id)
    update order_delivery_group g set amount_cents = 995 from fee where g.order_id = fee.id`.execute(shop.database.db)
  const fee = { shippingCents: 995 }
  assert.deepEqual(await refund(number, fee), { refusal: 'too-much-shipping', left: 0 })
  await ship(number, 'FIRST123', [{ item: '1', quantity: 1 }])
  assert.equal((await refund(number, fee)).refusal, undefined)
  assert.equal((await refund(number, { ...fee, key: 'two' })).refusal, 'too-much-shipping')
  await ship(number, 'SECOND12')
  assert.deepEqual([sent('captures', number), sent('refunds', number)], [[PAIR + 995, PAIR], [995]])
  const lines = [{ orderLineId: lineId, quantity: 2 }]
  assert.equal((await refund(number, { key: 'goods', lines })).refusal, undefined)
  assert.deepEqual([sent('refunds', number), await stateOf(number)], [[995, 2 * PAIR], 'closed'])
})

test('a refund waits until the capture that it gives back was sent', async () => {
  const { number, lineId } = await placeShipped(1, false)
  const parcel = { number, carrier: 'startrack', tracking: 'SLOW1234', items: [], source: undefined }
  await shipOrder(shop.database.db, parcel)
  const call = { key: 'early', reason: 'Sent back', lines: [{ orderLineId: lineId, quantity: 1 }] }
  await refundOrder(shop.database.db, number, call)
  await runJobs(shop, ['send-refund'])
  assert.deepEqual(sent('refunds', number), [])
  await runJobs(shop, JOBS)
  assert.deepEqual([sent('captures', number), sent('refunds', number)], [[PAIR], [PAIR]])
})
