import assert from 'node:assert/strict'
import { after, afterEach, before, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { jobs } from '#src/jobs/index'
import { moveClock, resetClock } from '#src/platform/test-clock'
import { runWelt } from '#src/testing/run-welt'
import {
  fillCart,
  ledgerOf,
  notificationOf,
  openShop,
  place,
  postWebhook,
  runJobs,
  type TestShop,
} from '#src/testing/shop'

const PAIR = 5995
const JOBS = ['capture-payment', 'send-capture', 'settle-payment', 'send-refund', 'reverse-payment']
const DAY_SECONDS = 86_400

let shop: TestShop
before(async () => {
  shop = await openShop()
  await sql`update stock set on_hand = 100`.execute(shop.database.db)
})
afterEach(async () => {
  await resetClock(shop.database.db)
  assert.deepEqual((await ledgerOf(shop)).broken, [])
})
after(() => shop.close())

const order = (t: TestContext, ...words: readonly string[]) => runWelt(t, shop.database.url, 'order', ...words)

const ship = (t: TestContext, number: string, tracking: string, ...more: readonly string[]) =>
  order(t, 'ship', number, '--carrier', 'startrack', '--tracking', tracking, ...more)

async function placeOne(quantity = 1): Promise<string> {
  const { placement } = await place(shop, await fillCart(shop, { quantity }))
  assert.ok(placement.orderV2)
  await runJobs(shop, JOBS)
  return placement.orderV2.number
}

async function report(
  number: string,
  eventCode: string,
  pspReference: string,
  { cents = PAIR, isHandled = true } = {},
): Promise<void> {
  const { id } = await shop.database.db
    .selectFrom('payment_attempt')
    .select('id')
    .where('merchant_reference', '=', `${number}-1`)
    .executeTakeFirstOrThrow()
  const originalReference = shop.gateway.pspReferenceOf(id)
  const fields = { merchantReference: `${number}-1`, pspReference, originalReference, eventCode, cents }
  await postWebhook(shop, notificationOf(shop, fields))
  if (isHandled) await runJobs(shop, JOBS)
}

const sent = (of: 'captures' | 'refunds', number: string) =>
  [...shop.gateway[of].values()]
    .filter(({ reference }) => reference.startsWith(number))
    .map(({ amount }) => amount.cents)

const reference = (of: 'CAP' | 'REF', number: string, n: number) =>
  `${of}${number}-1-${of === 'CAP' ? 'capture' : 'refund'}-${n}`

async function auditOf(number: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    action: string
  }>`select action from audit
    where target = ${number} and action in ('order-held', 'order-released', 'order-cancelled') order by at, id`.execute(
    shop.database.db,
  )
  return rows.map(({ action }) => action)
}

test('an order on hold is not sent until its release; a dry run changes nothing', async (t) => {
  const number = await placeOne()
  assert.match((await order(t, 'hold', number, '--reason', 'address looks wrong', '--dry-run')).out, /a dry run/)
  assert.equal((await order(t, 'release', number)).code, 1)
  assert.match((await order(t, 'hold', number, '--reason', 'address looks wrong')).out, /is on hold/)
  assert.match((await order(t, 'hold', number, '--reason', 'again')).out, /on hold already: address looks wrong/)
  assert.match((await ship(t, number, 'HELD1234')).out, /is on hold/)
  const [listed] = JSON.parse((await order(t, 'list', '--json')).out)
  assert.deepEqual([listed.order, listed.reason, listed.totalCents], [number, 'address looks wrong', PAIR])
  assert.deepEqual(JSON.parse((await order(t, 'release', number, '--json')).out), {
    order: number,
    reason: 'address looks wrong',
    captureCents: 0,
    refundCents: 0,
  })
  assert.equal((await ship(t, number, 'SENT1234')).code, 0)
  assert.deepEqual(await auditOf(number), ['order-held', 'order-released'])
  assert.match((await order(t, 'list')).out, /No order is on hold/)
})

test('a failed capture holds the order; its release captures again', async (t) => {
  const number = await placeOne(2)
  await ship(t, number, 'FIRST123', '--item', '1=1')
  await runJobs(shop, JOBS)
  await report(number, 'CAPTURE_FAILED', reference('CAP', number, 1))
  assert.match((await order(t, 'release', number)).out, /\$59\.95 is captured again/)
  await runJobs(shop, JOBS)
  assert.deepEqual(sent('captures', number), [PAIR, PAIR])
  await report(number, 'CAPTURE', reference('CAP', number, 2))
  assert.match((await order(t, 'list')).out, /No order is on hold/)
  await report(number, 'CAPTURE_FAILED', reference('CAP', number, 2))
  assert.match((await order(t, 'list')).out, /capture failed/)
  await order(t, 'release', number)
  await runJobs(shop, JOBS)
  assert.equal((await ship(t, number, 'SECOND12')).code, 0)
  await runJobs(shop, JOBS)
  assert.deepEqual(sent('captures', number), [PAIR, PAIR, PAIR, PAIR])
})

test('staff refund lines once per call; a refund that fails is sent again by a release', async (t) => {
  const number = await placeOne(2)
  await ship(t, number, 'WHOLE123')
  await runJobs(shop, JOBS)
  const refund = () => order(t, 'refund', number, '--item', '1=1', '--reason', 'heel came off')
  assert.match((await refund()).out, new RegExp(`credit memo ${number}-C1[\\s\\S]*\\$59\\.95 is refunded`))
  assert.match((await refund()).out, /was refunded before/)
  await runJobs(shop, [...JOBS, 'send-order-refunded'])
  const mails = await shop.database.db.selectFrom('mail').selectAll().where('kind', '=', 'order-refunded').execute()
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    [`We refunded $59.95, order ${number}`],
  )
  assert.match(
    mails[0]?.text ?? '',
    /\$59\.95 goes back to Visa ending \d{4}\. Banks show it by .*Includes GST: \$5\.45/s,
  )
  await report(number, 'REFUND_FAILED', reference('REF', number, 1))
  assert.match((await order(t, 'release', number)).out, /\$59\.95 is refunded again/)
  await runJobs(shop, JOBS)
  assert.deepEqual(sent('refunds', number), [PAIR, PAIR])
  const shown = JSON.parse((await order(t, 'show', number, '--json')).out)
  assert.deepEqual([shown.state, shown.owed, shown.captured, shown.refunded], ['complete', PAIR, 2 * PAIR, PAIR])
  assert.deepEqual(shown.refunds, [
    { cents: PAIR, state: 'failed' },
    { cents: PAIR, state: 'sent' },
  ])
  assert.match((await order(t, 'show', number)).out, /Credit memos[\s\S]*heel came off/)
  assert.match((await order(t, 'refund', number, '--item', '1=2', '--reason', 'all')).out, /only 1 of line 1 to refund/)
  assert.match((await order(t, 'refund', number, '--reason', 'nothing')).out, /Say what to refund/)
  assert.equal((await order(t, 'refund', number, '--item', '1=1')).code, 2)
})

test('a refund of a charged-back order waits, and the release sends it once', async (t) => {
  for (const [pairs, state] of [
    [2, 'complete'],
    [1, 'closed'],
  ] as const) {
    const number = await placeOne(pairs)
    await ship(t, number, `BACK123${pairs}`)
    await runJobs(shop, JOBS)
    await order(t, 'refund', number, '--item', '1=1', '--reason', 'heel came off')
    await report(number, 'CHARGEBACK', `BACK-${number}`, { isHandled: false })
    await runJobs(shop, ['settle-payment'])
    await runJobs(shop, JOBS)
    assert.deepEqual(sent('refunds', number), [])
    assert.match((await order(t, 'release', number)).out, /It was held: chargeback/)
    await runJobs(shop, JOBS)
    assert.deepEqual(sent('refunds', number), [PAIR])
    const shown = JSON.parse((await order(t, 'show', number, '--json')).out)
    assert.deepEqual([shown.state, shown.refunds, shown.held], [state, [{ cents: PAIR, state: 'sent' }], null])
  }
})

test('an authorisation about to end is listed; ended without an event it holds the order', async (t) => {
  const number = await placeOne()
  assert.match((await order(t, 'list', '--expiring')).out, /No authorisation ends soon/)
  await moveClock(shop.database.db, 'test', 26 * DAY_SECONDS)
  await jobs['find-expiring']?.({}, shop.jobContext)
  const [listed] = JSON.parse((await order(t, 'list', '--expiring', '--json')).out)
  assert.deepEqual([listed.order, listed.isOver, listed.uncapturedCents], [number, false, PAIR])
  await moveClock(shop.database.db, 'test', 2 * DAY_SECONDS)
  for (const _ of [1, 2]) await jobs['find-expiring']?.({}, shop.jobContext)
  await runJobs(shop, ['send-authorisation-expired'])
  assert.match((await ship(t, number, 'LATE1234')).out, /is on hold/)
  assert.match((await order(t, 'release', number)).out, /lost its authorisation/)
  const mails = await sql`select from mail where subject_id = ${number} and kind = 'authorisation-expired'`.execute(
    shop.database.db,
  )
  assert.equal(mails.rows.length, 1)
  assert.match((await order(t, 'cancel', number)).out, /is cancelled/)
  assert.deepEqual(await auditOf(number), ['order-cancelled'])
})

test('what is reported while an order is held holds it again at its release', async (t) => {
  const number = await placeOne(2)
  await ship(t, number, 'FIRST123', '--item', '1=1')
  await order(t, 'hold', number, '--reason', 'address looks wrong')
  await runJobs(shop, JOBS)
  assert.deepEqual(sent('captures', number), [])
  await report(number, 'CHARGEBACK', 'BACK1')
  const { out } = await order(t, 'release', number)
  assert.match(out, /It was held: address looks wrong[\s\S]*on hold again: chargeback\. Nothing is captured/)
  assert.match((await order(t, 'list')).out, /chargeback/)
  await runJobs(shop, JOBS)
  assert.deepEqual(sent('captures', number), [])
  assert.match((await order(t, 'release', number)).out, /It was held: chargeback/)
  await runJobs(shop, JOBS)
  assert.deepEqual(sent('captures', number), [PAIR])
  assert.doesNotMatch((await order(t, 'list')).out, new RegExp(number))
})

test('a message stored before a release and handled after it holds the order', async (t) => {
  for (const [code, reason] of [
    ['AUTHORISATION', 'charged more than once'],
    ['CHARGEBACK', 'chargeback'],
  ] as const) {
    const number = await placeOne()
    await report(number, 'CHARGEBACK', `FIRST-${number}`)
    assert.match((await order(t, 'list')).out, /chargeback/)
    await report(number, code, `LATER-${number}`, { isHandled: false })
    await order(t, 'release', number)
    await runJobs(shop, JOBS)
    assert.match((await order(t, 'list')).out, new RegExp(`${number}.*${reason}`))
    await order(t, 'release', number)
    await runJobs(shop, JOBS)
    assert.doesNotMatch((await order(t, 'list')).out, new RegExp(number))
  }
})

test('each further charge holds an order again, before and after its release', async (t) => {
  const number = await placeOne()
  const charge = (name: string) => report(number, 'AUTHORISATION', `${name}-${number}`)
  const held = async () => (JSON.parse((await order(t, 'list', '--json')).out)[0]?.reason as string) ?? null
  await order(t, 'hold', number, '--reason', 'address looks wrong')
  await charge('SECOND')
  assert.match((await order(t, 'release', number)).out, /on hold again: charged more than once/)
  await charge('THIRD')
  assert.equal(await held(), 'charged more than once')
  assert.match((await order(t, 'release', number)).out, /on hold again: charged 3 times\. Nothing is captured/)
  assert.match((await ship(t, number, 'HELD1234')).out, /is on hold/)
  assert.match((await order(t, 'release', number)).out, /It was held: charged 3 times/)
  assert.equal(await held(), null)
  await charge('THIRD')
  assert.equal(await held(), null, 'the same charge reported again')
  await charge('FOURTH')
  assert.equal(await held(), 'charged 4 times')
  await order(t, 'release', number)
  assert.equal((await ship(t, number, 'SENT1234')).code, 0)
  await runJobs(shop, JOBS)
  assert.deepEqual(sent('captures', number), [PAIR], 'the first charge is captured once')
})

const renew = async () => {
  await jobs['find-expiring']?.({}, shop.jobContext)
  await runJobs(shop, ['renew-authorisation'])
}

const ageTo = (number: string, days: number) =>
  sql`update payment_attempt set answered_at = now() - make_interval(days => ${days})
    where merchant_reference = ${`${number}-1`}`.execute(shop.database.db)

test('an authorisation about to end is renewed once, and its order then ships', async (t) => {
  const number = await placeOne()
  const listed = async () => JSON.parse((await order(t, 'list', '--expiring', '--json')).out)[0]
  const renewals = () => [...shop.gateway.renewals.values()].filter((each) => each.reference.startsWith(number))
  await ageTo(number, 24)
  await renew()
  assert.deepEqual([renewals(), await listed()], [[], undefined])
  await ageTo(number, 26)
  for (const _ of [1, 2]) await renew()
  assert.deepEqual(
    renewals().map(({ amount, reference: sent }) => [amount.cents, sent]),
    [[PAIR, `${number}-1-renewal`]],
  )
  assert.equal((await listed()).renewal, 'requested')
  for (const _ of [1, 2]) await report(number, 'AUTHORISATION_ADJUSTMENT', `REN-${number}`)
  assert.equal(await listed(), undefined)
  await sql`update psp_event set received_at = now() - interval '26 days'
    where psp_reference = ${`REN-${number}`}`.execute(shop.database.db)
  await renew()
  assert.deepEqual([renewals().length, (await listed()).renewal], [1, 'renewed'])
  assert.equal((await ship(t, number, 'SENT1234')).code, 0)
  await runJobs(shop, JOBS)
  assert.deepEqual(sent('captures', number), [PAIR])
})

test('a renewal whose job was abandoned is requested again, with the same key', async () => {
  const number = await placeOne()
  await ageTo(number, 26)
  shop.gateway.isDown = true
  await assert.rejects(renew(), /down/)
  shop.gateway.isDown = false
  for (const _ of [1, 2]) await renew()
  const renewals = [...shop.gateway.renewals.values()].filter((each) => each.reference.startsWith(number))
  assert.deepEqual(
    renewals.map(({ amount }) => amount.cents),
    [PAIR],
  )
  await report(number, 'AUTHORISATION_ADJUSTMENT', `REN-${number}`)
})

test('a rejected renewal, and an order held, cancelled or captured in part, end as before', async (t) => {
  const [rejected, part, held, cancelled] = [await placeOne(), await placeOne(2), await placeOne(), await placeOne()]
  await ship(t, part, 'FIRST123', '--item', '1=1')
  await runJobs(shop, JOBS)
  await order(t, 'hold', held, '--reason', 'address looks wrong')
  for (const number of [rejected, part, held, cancelled]) await ageTo(number, 26)
  shop.gateway.renewals.clear()
  await jobs['find-expiring']?.({}, shop.jobContext)
  await order(t, 'cancel', cancelled)
  shop.gateway.script = 'reject'
  await runJobs(shop, ['renew-authorisation'])
  shop.gateway.script = 'authorise'
  assert.equal(shop.gateway.renewals.size, 0)
  const { out } = await order(t, 'list', '--expiring', '--json')
  const listed = JSON.parse(out) as { readonly order: string; readonly renewal: string | null }[]
  assert.deepEqual(Object.fromEntries(listed.map((each) => [each.order, each.renewal])), {
    [rejected]: 'refused',
    [part]: null,
  })
  for (const number of [rejected, part]) await ageTo(number, 28)
  await renew()
  for (const number of [rejected, part]) assert.match((await ship(t, number, 'LATE1234')).out, /is on hold/, number)
})

test('what has not left of an order whose authorisation ended is cancelled; the rest is released', async (t) => {
  const number = await placeOne(3)
  await ship(t, number, 'FIRST123', '--item', '1=1')
  await runJobs(shop, JOBS)
  await report(number, 'CAPTURE', reference('CAP', number, 1))
  assert.match((await order(t, 'cancel', number)).out, /part of it has shipped/)
  await order(t, 'refund', number, '--item', '1=1', '--reason', 'heel came off')
  await runJobs(shop, JOBS)
  await report(number, 'REFUND', reference('REF', number, 1))
  await moveClock(shop.database.db, 'test', 28 * DAY_SECONDS)
  await jobs['find-expiring']?.({}, shop.jobContext)
  await report(number, 'EXPIRE', `END-${number}`)
  assert.match((await order(t, 'release', number)).out, /lost its authorisation/)
  assert.match((await order(t, 'cancel', number)).out, /2 of \d+ had not left/)
  assert.match((await order(t, 'release', number)).out, /is released/)
  await runJobs(shop, JOBS)
  assert.deepEqual([sent('captures', number), sent('refunds', number)], [[PAIR], [PAIR]])
  const shown = JSON.parse((await order(t, 'show', number, '--json')).out)
  assert.deepEqual([shown.state, shown.owed, shown.payments[0].state, shown.held], ['complete', 0, 'expired', null])
})
