import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { releaseExpiredReservations } from '#modules/orders'
import { shipOrder } from '#modules/payment'
import { jobs } from '#src/jobs/index'
import { gql } from '#src/testing/gql'
import { runWelt } from '#src/testing/run-welt'
import { ledgerOf, notificationOf, postWebhook, runJobs, type TestShop } from '#src/testing/shop'
import { cancelOrder } from '../../payment/refunds/testing/cancel-order.ts'
import { MORE_CENTS, openSession, payDifference, setPrice, swapItems, type WantedSwap } from '../testing/differences.ts'
import { openShopWithReturns, placeShipped, type ShippedOrder, setReturnSettings } from '../testing/shipped-orders.ts'

const PAIR = 5995
const JOBS = [
  'send-capture',
  'capture-label',
  'reverse-label',
  'send-refund',
  'send-difference-refund',
  'settle-payment',
]
const NEXT: WantedSwap = { quantity: 1, sku: 'TEST-39', method: 'STORE' }

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
})
beforeEach(async () => {
  await sql`update stock set on_hand = reserved + 100 where source = 'warehouse'`.execute(shop.database.db)
})
afterEach(async () => {
  await runJobs(shop, JOBS)
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

const OPTIONS = gql(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { id
  exchange_options { sku price_difference { value } } } } }`)
const REQUEST =
  gql(`mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) { return { number uid
  is_paid_return payments { return_label_cost { value } } refund { total { value } }
  items { exchange { price_difference { value } } } } } }`)
const CANCEL = gql(`mutation ($uid: ID!, $token: String!) {
  cancelReturn(input: { return_uid: $uid, token: $token }) { return { status } } }`)

const request = (order: ShippedOrder, wanted: WantedSwap, reference?: string) =>
  shop.server.graphql(REQUEST, {
    input: {
      token: order.token,
      method: wanted.method,
      items: swapItems(order, wanted),
      return_reference: reference ?? null,
    },
  })

/** At the price before the rise. */
async function placeAtFirst(quantity = 1): Promise<ShippedOrder> {
  await setPrice(shop, PAIR)
  return placeShipped(shop, { quantity })
}

/** Reserves and pays for a dearer pair. */
async function requestDearer(order: ShippedOrder, pspReference: string, wanted: WantedSwap = NEXT) {
  await setPrice(shop, PAIR + MORE_CENTS)
  const reference = await payDifference(shop, order, wanted, pspReference)
  const { data, errors } = await request(order, wanted, reference)
  const made = data?.requestGuestReturn?.return
  assert.ok(made, JSON.stringify(errors))
  return { ...made, reference }
}

async function done(t: TestContext, ...words: readonly string[]) {
  const { code, out } = await runWelt(t, shop.database.url, 'returns', ...words, '--json')
  assert.equal(code, 0, out)
  return JSON.parse(out)
}

const sentOf = (kind: 'captures' | 'refunds', psp: string) =>
  [...shop.gateway[kind].values()].filter(({ pspReference }) => pspReference === psp).map(({ amount }) => amount.cents)

async function swapOf(number: string) {
  const { rows } = await sql<{ number: string; token: string; total: number; paid: number; discount: number }>`
    select o.number, o.access_token as token, o.total_cents as total, o.exchange_cents as paid,
      o.discount_cents as discount
    from return_request r join return_item i on i.return_id = r.id join orders o on o.id = i.exchange_order_id
    where r.number = ${number}`.execute(shop.database.db)
  assert.ok(rows[0])
  return rows[0]
}

const messagesOf = ({ errors }: { readonly errors: readonly { readonly message: string }[] }) =>
  errors.map(({ message }) => message)

test('a dearer size is sent after its difference is paid, which is charged once', async (t) => {
  const [order, other] = [await placeAtFirst(), await placeAtFirst()]
  assert.deepEqual(messagesOf(await openSession(shop, order, NEXT)), ["Return payment isn't needed."])
  await setPrice(shop, PAIR + MORE_CENTS)
  const { guestOrderByToken: seen } = await shop.server.requireData(OPTIONS, { token: order.token })
  assert.deepEqual(
    seen.items?.[0]?.exchange_options.map(({ sku, price_difference: { value } }) => [sku, value]),
    [['TEST-39', 10]],
  )
  for (const reference of [undefined, 'another'])
    assert.deepEqual(messagesOf(await request(order, NEXT, reference)), ['Return payment is required.'])
  const { data } = await openSession(shop, order, NEXT)
  assert.deepEqual(data?.exchangePaymentSession?.amount, { value: 10, currency: 'AUD' })
  const made = await requestDearer(order, 'DIFF1')
  assert.deepEqual([made.is_paid_return, made.payments, made.refund.total.value], [false, [], 0])
  assert.equal(made.items?.[0]?.exchange?.price_difference.value, 10)
  await runJobs(shop, JOBS)
  assert.deepEqual(sentOf('captures', 'DIFF1'), [MORE_CENTS])
  await done(t, 'receive', made.number)
  await done(t, 'receive', made.number)
  await runJobs(shop, ['send-return-mail'])
  const mail = shop.database.db.selectFrom('mail').select('text').where('kind', '=', 'return-exchanged')
  assert.match((await mail.executeTakeFirst())?.text ?? '', /You have paid the \$10\.00 more that it costs\./)
  const { total, paid, discount } = await swapOf(made.number)
  assert.deepEqual([total, paid, discount], [0, PAIR + MORE_CENTS, 0])
  assert.deepEqual(sentOf('refunds', 'DIFF1'), [])
  assert.deepEqual(messagesOf(await request(other, NEXT, made.reference)), ['Return payment is required.'])
})

test('a dearer pair that is returned or cancelled is refunded to both payments', async (t) => {
  const order = await placeAtFirst()
  const made = await requestDearer(order, 'DIFF2')
  await done(t, 'receive', made.number)
  const swap = await swapOf(made.number)
  const parcel = { carrier: 'startrack', tracking: 'DIFF000001', items: [], source: undefined }
  assert.ok(!('refusal' in (await shipOrder(shop.database.db, { number: swap.number, ...parcel }))))
  const { guestOrderByToken: seen } = await shop.server.requireData(OPTIONS, { token: swap.token })
  const back = await shop.server.requireData(REQUEST, {
    input: {
      token: swap.token,
      method: 'STORE',
      items: [
        {
          order_item_uid: seen.items?.[0]?.id ?? '',
          quantity_to_return: 1,
          selected_custom_attributes: [{ attribute_code: 'reason', value: '10413' }],
        },
      ],
    },
  })
  const number = back.requestGuestReturn?.return?.number ?? ''
  assert.equal(back.requestGuestReturn?.return?.refund.total.value, (PAIR + MORE_CENTS) / 100)
  await done(t, 'receive', number)
  await done(t, 'inspect', number, '--as', 'resell')
  await done(t, 'approve', number)
  assert.equal((await done(t, 'refund', number)).refunded.moneyCents, PAIR + MORE_CENTS)
  const other = await placeAtFirst()
  const cancelled = await requestDearer(other, 'DIFF3')
  await done(t, 'receive', cancelled.number)
  assert.equal(typeof (await cancelOrder(shop.database.db, (await swapOf(cancelled.number)).number)), 'object')
  await runJobs(shop, JOBS)
  for (const [psp, { id }] of [
    ['DIFF2', order],
    ['DIFF3', other],
  ] as const) {
    assert.deepEqual(sentOf('refunds', psp), [MORE_CENTS])
    const { rows } = await sql`select amount_cents from refund where order_id = ${id}`.execute(shop.database.db)
    assert.deepEqual(rows, [{ amount_cents: PAIR }])
  }
})

test('the difference is refunded when its pair is never sent: cancelled, rejected or sold out', async (t) => {
  const { db } = shop.database
  const cancelled = await placeAtFirst()
  const { uid } = await requestDearer(cancelled, 'DIFF4')
  await runJobs(shop, JOBS)
  await shop.server.requireData(CANCEL, { uid, token: cancelled.token })
  const rejected = await requestDearer(await placeAtFirst(), 'DIFF5')
  await done(t, 'receive', rejected.number, '--without-swap')
  for (const _ of [1, 2]) await done(t, 'reject', rejected.number, '--reason', 'Worn outdoors.')
  const late = await requestDearer(await placeAtFirst(), 'DIFF6')
  await sql`update reservation set expires_at = now() where return_item_id is not null and state = 'reserved'`.execute(
    db,
  )
  await releaseExpiredReservations(db)
  await sql`update stock set on_hand = reserved where sku = 'TEST-39'`.execute(db)
  await done(t, 'receive', late.number)
  await done(t, 'inspect', late.number, '--as', 'resell')
  await done(t, 'approve', late.number)
  assert.equal((await done(t, 'refund', late.number)).refunded.moneyCents, PAIR + MORE_CENTS)
  await runJobs(shop, JOBS)
  assert.deepEqual(
    shop.gateway.reversals.map(({ pspReference }) => pspReference).filter((psp) => psp === 'DIFF4'),
    ['DIFF4'],
  )
  assert.deepEqual([sentOf('refunds', 'DIFF5'), sentOf('refunds', 'DIFF6')], [[MORE_CENTS], [MORE_CENTS]])
})

test('a label and the difference are paid together; the label is not refunded', async (t) => {
  await setReturnSettings(shop, { paid_return_label_enabled: true, paid_return_label_cents: 995 })
  const order = await placeAtFirst(2)
  const made = await requestDearer(order, 'DIFF7', { ...NEXT, quantity: 2, method: 'LABEL' })
  assert.deepEqual([made.is_paid_return, made.payments], [true, [{ return_label_cost: { value: 9.95 } }]])
  await runJobs(shop, JOBS)
  assert.deepEqual(sentOf('captures', 'DIFF7'), [2 * MORE_CENTS + 995])
  await done(t, 'receive', made.number, '--without-swap')
  await done(t, 'reject', made.number, '--item', '1=1', '--reason', 'Worn outdoors.')
  await done(t, 'exchange', made.number, '--item', '2')
  assert.equal((await swapOf(made.number)).paid, PAIR + MORE_CENTS)
  await runJobs(shop, JOBS)
  assert.deepEqual(sentOf('refunds', 'DIFF7'), [MORE_CENTS])
  await setReturnSettings(shop, { paid_return_label_enabled: false })
})

/** Received and rejected: the difference is due. */
async function rejectDearer(t: TestContext, pspReference: string) {
  const order = await placeAtFirst()
  const made = await requestDearer(order, pspReference)
  await done(t, 'receive', made.number, '--without-swap')
  await done(t, 'reject', made.number, '--reason', 'Worn outdoors.')
  return { order, ...made }
}

const reconcile = () => jobs['reconcile-payments']?.({}, shop.jobContext)

test('a difference and a label whose jobs were abandoned are refunded and captured once', async (t) => {
  const { db } = shop.database
  const { number } = await rejectDearer(t, 'DIFF8')
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await sql`update difference_refund set created_at = now() - interval '2 hours' where sent_at is null`.execute(db)
  await sql`update return_request set created_at = now() - interval '2 hours' where number = ${number}`.execute(db)
  for (const _ of [1, 2]) {
    await jobs['find-unused-labels']?.({}, shop.jobContext)
    await reconcile()
  }
  await runJobs(shop, JOBS)
  await reconcile()
  await runJobs(shop, JOBS)
  assert.deepEqual([sentOf('captures', 'DIFF8'), sentOf('refunds', 'DIFF8')], [[MORE_CENTS], [MORE_CENTS]])
})

test('a difference whose refund failed holds its order, and is refunded again after the release', async (t) => {
  const { db } = shop.database
  const { order, reference } = await rejectDearer(t, 'DIFF9')
  await runJobs(shop, JOBS)
  assert.deepEqual(sentOf('refunds', 'DIFF9'), [MORE_CENTS])
  const [failed] = [...shop.gateway.refunds.values()].filter(({ pspReference }) => pspReference === 'DIFF9')
  const about = {
    pspReference: `REF${failed?.reference}`,
    originalReference: 'DIFF9',
    merchantReference: reference ?? '',
  }
  const report = notificationOf(shop, { ...about, eventCode: 'REFUND_FAILED', cents: MORE_CENTS })
  const alarms: unknown[] = []
  const log = (_level: 'info' | 'error', text: string, facts?: object) => void alarms.push([text, facts])
  for (const _ of [1, 2]) {
    await postWebhook(shop, report)
    await runJobs({ ...shop, jobContext: { ...shop.jobContext, log } }, ['review-label'])
  }
  const reason = `refund failed of return payment ${reference}`
  assert.deepEqual(alarms, [['order under review', { alarm: true, order: order.number, reason }]])
  await sql`update difference_refund set created_at = now() - interval '2 hours' where sent_at is null`.execute(db)
  await reconcile()
  await runJobs(shop, JOBS)
  assert.deepEqual(sentOf('refunds', 'DIFF9'), [MORE_CENTS])
  const released = await runWelt(t, shop.database.url, 'order', 'release', order.number)
  assert.equal(released.code, 0, released.out)
  for (const _ of [1, 2]) {
    await reconcile()
    await runJobs(shop, JOBS)
  }
  assert.deepEqual(sentOf('refunds', 'DIFF9'), [MORE_CENTS, MORE_CENTS])
})
