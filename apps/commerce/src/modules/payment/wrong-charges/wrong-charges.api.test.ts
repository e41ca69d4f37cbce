import assert from 'node:assert/strict'
import { after, before, beforeEach, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { GatewayError, shipOrder } from '#modules/payment'
import { runCommand } from '../../../commands/run-command.ts'
import { jobs } from '../../../jobs/index.ts'
import {
  fillCart,
  ledgerOf,
  newKey,
  notificationOf,
  openShop,
  place,
  postWebhook,
  runJobs,
  type TestShop,
  TOTAL_CENTS,
} from '../../../testing/shop.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())
beforeEach(async () => {
  shop.gateway.script = 'authorise'
  shop.gateway.charges.clear()
  shop.gateway.reversals.length = 0
  await sql`truncate orders, psp_event, idempotency, rate_limit cascade; update stock set on_hand = 20, reserved = 0;
    delete from graphile_worker._private_jobs`.execute(shop.database.db)
})

const run = (...args: readonly string[]) => runCommand(shop.database.url, 'payments', args)

async function placeOrder(script: 'authorise' | 'lose-answer') {
  shop.gateway.script = script
  await place(shop, await fillCart(shop), newKey())
  const { orders, attempts } = await ledgerOf(shop)
  const [order, attempt] = [orders.at(-1), attempts.at(-1)]
  assert.ok(order && attempt)
  return { number: order.number, attemptId: attempt.id, merchantReference: attempt.merchant_reference }
}

async function notify(
  merchantReference: string,
  message: Omit<Parameters<typeof notificationOf>[1], 'merchantReference'>,
) {
  assert.equal((await postWebhook(shop, notificationOf(shop, { merchantReference, ...message }))).status, 202)
  await runJobs(shop)
}

/** The payment service does not reply for half an hour. */
async function expireAttempt(attemptId: string) {
  await sql`update payment_attempt set created_at = created_at - interval '31 minutes',
    sent_at = sent_at - interval '31 minutes'`.execute(shop.database.db)
  await jobs['check-attempt']?.({ attemptId }, shop.jobContext)
}

async function assertLedger(states: readonly [order: string, attempt: string, review: string | null], onHand: number) {
  const { orders, attempts, stock, broken } = await ledgerOf(shop)
  assert.deepEqual([orders.at(-1)?.state, attempts.at(-1)?.state, orders.at(-1)?.review_reason], states)
  assert.deepEqual([broken, stock.on_hand, stock.reserved], [[], onHand, 0])
}

const returnsWritten = async () => {
  const { rows } = await sql<{ audited: number; message: number }>`select
    (select count(*) from audit join orders on number = target where action = 'wrong-charge-returned')::int as audited,
    (select count(*) from order_event where kind = 'wrong-charge-returned')::int as message`.execute(shop.database.db)
  return rows[0]
}

const refundCharge = () => runJobs(shop, ['return-charge', 'settle-payment', 'reverse-payment'])

const reversed = () => shop.gateway.reversals.map(({ pspReference }) => pspReference)

test('a wrong amount charged after its order had failed is reversed once, and recorded', async () => {
  const { number, attemptId, merchantReference } = await placeOrder('lose-answer')
  await expireAttempt(attemptId)
  await notify(merchantReference, { pspReference: 'CHEAP', cents: TOTAL_CENTS - 1 })
  await assertLedger(['payment_failed', 'error', 'charged 5994 instead of 5995 cents'], 20)
  assert.equal(await run('return', number), 0)
  await refundCharge()
  await assertLedger(['payment_failed', 'error', null], 20)
  assert.deepEqual([reversed(), await returnsWritten()], [['CHEAP'], { audited: 1, message: 1 }])
  assert.equal(await run('return', number), 1)
  await refundCharge()
  assert.deepEqual([reversed(), await returnsWritten()], [['CHEAP'], { audited: 1, message: 1 }])
  await notify(merchantReference, { pspReference: 'RIGHT' })
  await assertLedger(['paid', 'authorised', null], 19)
})

test('a wrong amount beside the right charge is reversed; order and charge stay', async () => {
  const { number, merchantReference } = await placeOrder('authorise')
  await notify(merchantReference, { pspReference: 'FOREIGN', currency: 'NZD' })
  await assertLedger(['paid', 'authorised', 'charged in NZD instead of AUD'], 19)
  assert.equal(await run('return', number), 0)
  await refundCharge()
  await notify(merchantReference, {
    pspReference: 'BACK',
    originalReference: 'FOREIGN',
    currency: 'NZD',
    eventCode: 'CANCELLATION',
  })
  await assertLedger(['paid', 'authorised', null], 19)
  assert.deepEqual([reversed(), await returnsWritten()], [['FOREIGN'], { audited: 1, message: 1 }])
  assert.equal(await run('return', number), 1)
})

test('what waited for the review is captured once its wrong amount is reversed', async () => {
  const { number, merchantReference } = await placeOrder('authorise')
  const parcel = { number, carrier: 'startrack', tracking: 'WAITS123', items: [], source: undefined }
  assert.ok(!('refusal' in (await shipOrder(shop.database.db, parcel))))
  await notify(merchantReference, { pspReference: 'FOREIGN', currency: 'NZD' })
  const captured = async () => {
    await runJobs(shop, ['send-capture', 'settle-payment'])
    return [...shop.gateway.captures.values()]
      .filter(({ reference }) => reference.startsWith(number))
      .map(({ amount }) => amount.cents)
  }
  assert.deepEqual(await captured(), [])
  assert.equal(await run('return', number), 0)
  assert.deepEqual(await captured(), [TOTAL_CENTS])
})

test('a review for another reason outlasts the reversal of a wrong amount', async () => {
  const { number, attemptId, merchantReference } = await placeOrder('authorise')
  await notify(merchantReference, { pspReference: 'CHEAP', cents: 1 })
  const originalReference = shop.gateway.pspReferenceOf(attemptId)
  await notify(merchantReference, { pspReference: 'DISPUTE', originalReference, eventCode: 'CHARGEBACK' })
  await assertLedger(['paid', 'authorised', 'charged 1 instead of 5995 cents'], 19)
  assert.equal(await run('return', number), 0)
  await refundCharge()
  await assertLedger(['paid', 'authorised', 'chargeback'], 19)
  assert.deepEqual(reversed(), ['CHEAP'])
  assert.equal(await run('return', number), 1)
})

test('a second right charge, and one reported in two amounts, are never reversed', async () => {
  const second = await placeOrder('authorise')
  await notify(second.merchantReference, { pspReference: 'SECOND' })
  assert.equal(await run('return', second.number), 1)
  await assertLedger(['paid', 'authorised', 'charged more than once'], 19)
  const message = await placeOrder('authorise')
  await notify(message.merchantReference, {
    pspReference: shop.gateway.pspReferenceOf(message.attemptId),
    cents: TOTAL_CENTS - 1,
  })
  assert.equal(await run('return', message.number), 1)
  await assertLedger(['paid', 'authorised', 'charged 5994 instead of 5995 cents'], 18)
  await refundCharge()
  assert.deepEqual([reversed(), await returnsWritten()], [[], { audited: 0, message: 0 }])
})

async function outputOf(t: TestContext, work: () => Promise<unknown>): Promise<string> {
  const written = t.mock.method(process.stdout, 'write')
  await work()
  const output = written.mock.calls.map(({ arguments: [text] }) => String(text)).join('')
  written.mock.restore()
  return output
}

test('a reversal that never reached the payment service is listed and retried with its key', async (t) => {
  const { number, attemptId, merchantReference } = await placeOrder('lose-answer')
  await notify(merchantReference, { pspReference: 'CHEAP', cents: TOTAL_CENTS - 1 })
  const requestedReversals: string[] = []
  const down = t.mock.method(shop.gateway, 'reverse', async ({ idempotencyKey }: { idempotencyKey: string }) => {
    requestedReversals.push(idempotencyKey)
    throw new GatewayError('not-sent', 'away')
  })
  assert.equal(await run('return', number), 0)
  await assert.rejects(runJobs(shop, ['return-charge']), /away/)
  down.mock.restore()
  assert.match(await outputOf(t, () => run('list')), new RegExp(`${number} .* not sent yet: AUD \\$59.94 \\(CHEAP\\)`))
  assert.match(await outputOf(t, () => run('return', number)), /asked again to give back AUD \$59.94 \(CHEAP\)/)
  await refundCharge()
  assert.deepEqual([reversed(), shop.gateway.reversals[0]?.idempotencyKey], [['CHEAP'], requestedReversals[0]])
  await assertLedger(['payment_failed', 'error', null], 20)
  assert.doesNotMatch(await outputOf(t, () => run('list')), new RegExp(number))
  assert.equal(await run('return', number), 1)
  await jobs['return-charge']?.({ attemptId, pspReference: 'CHEAP' }, shop.jobContext)
  assert.deepEqual([reversed(), await returnsWritten()], [['CHEAP'], { audited: 1, message: 1 }])
})
