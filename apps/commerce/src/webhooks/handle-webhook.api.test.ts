import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { jobs } from '../jobs/index.ts'
import { openDatabase } from '../platform/database.ts'
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
} from '../testing/shop.ts'
import { handleWebhook } from './index.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())
beforeEach(async () => {
  shop.gateway.script = 'lose-answer'
  await sql`truncate orders, psp_event, idempotency, rate_limit cascade; update stock set on_hand = 20, reserved = 0;
    delete from graphile_worker._private_jobs`.execute(shop.database.db)
})

async function waitingAttempt() {
  await place(shop, await fillCart(shop), newKey())
  const { attempts } = await ledgerOf(shop)
  const attempt = attempts.at(-1)
  assert.ok(attempt)
  return { merchantReference: attempt.merchant_reference, pspReference: shop.gateway.pspReferenceOf(attempt.id) }
}

async function storedEvents(): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from psp_event where channel = 'webhook'`.execute(shop.database.db)
  return rows[0]?.count ?? -1
}

test('the same event twenty times at once is one row, one effect and twenty times accepted', async () => {
  const body = notificationOf(shop, await waitingAttempt())
  const answers = await Promise.all(Array.from({ length: 20 }, () => postWebhook(shop, body)))
  assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([202]))
  assert.equal(await answers[0]?.text(), '[accepted]')
  assert.equal(await storedEvents(), 1)
  await runJobs(shop)
  const { orders, stock, broken } = await ledgerOf(shop)
  assert.deepEqual([orders[0]?.state, stock.on_hand, stock.reserved, broken.length], ['paid', 19, 0, 0])
})

test('AUTHORISATION, CAPTURE, REFUND and a failed CANCELLATION end the same in any order', async () => {
  const ends = new Set<string>()
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
    [2, 0, 3, 1],
  ]) {
    const { merchantReference, pspReference } = await waitingAttempt()
    const part = (eventCode: string, success = true) =>
      notificationOf(shop, {
        merchantReference,
        pspReference: `${pspReference}${eventCode}`,
        originalReference: pspReference,
        eventCode,
        success,
      })
    const bodies = [
      notificationOf(shop, { merchantReference, pspReference }),
      part('CAPTURE'),
      part('REFUND'),
      part('CANCELLATION', false),
    ]
    for (const i of order) {
      await postWebhook(shop, bodies[i] ?? '')
      await runJobs(shop)
    }
    const ledger = await ledgerOf(shop)
    assert.deepEqual(ledger.broken, [])
    ends.add(`${ledger.orders.at(-1)?.state} ${ledger.attempts.at(-1)?.state} ${ledger.orders.at(-1)?.review_reason}`)
  }
  assert.deepEqual([...ends], ['closed refunded given back outside the shop'])
})

test('forged, altered, foreign or badly sized webhooks get 401, and nothing is kept', async () => {
  const fields = await waitingAttempt()
  const good = notificationOf(shop, fields)
  const signature = JSON.parse(good).notificationItems[0].NotificationRequestItem.additionalData.hmacSignature as string
  const otherKey = createHmac('sha256', Buffer.from('00'.repeat(32), 'hex'))
    .update('x')
    .digest('base64')
  const forged = [
    notificationOf(shop, fields, otherKey),
    notificationOf(shop, fields, ''),
    notificationOf(shop, fields, Buffer.alloc(33, 1).toString('base64')),
    notificationOf(shop, fields, `${signature} `),
    good.replace('"value":5995', '"value":1'),
    good.replace('"success":"true"', '"success":"false"'),
    notificationOf(shop, { ...fields, merchantAccountCode: 'SomebodyElse' }),
  ]
  for (const body of forged) assert.equal((await postWebhook(shop, body)).status, 401, body)
  const two = JSON.parse(good)
  two.notificationItems.push(JSON.parse(forged[0] ?? '').notificationItems[0])
  assert.equal((await postWebhook(shop, JSON.stringify(two))).status, 401)
  assert.equal((await postWebhook(shop, good, 'welt:wrong')).status, 401)
  assert.equal(await storedEvents(), 0)
})

test('what is no notification is refused, what is too large is cut off', async () => {
  for (const body of ['', 'no json', '{}', '{"notificationItems":[]}', '{"notificationItems":[{}]}', '[]'])
    assert.equal((await postWebhook(shop, body)).status, 400, body)
  const big = await postWebhook(shop, 'x'.repeat(1024 * 1024 + 1)).then(
    (answer) => answer.status,
    () => 413,
  )
  assert.equal(big, 413)
  assert.equal(await storedEvents(), 0)
})

test('an unknown reference is kept and accepted; a success raises an alarm', async (t) => {
  const alarms = t.mock.method(console, 'error', () => undefined)
  const strays = async (pspReference: string, success: boolean) => {
    const fields = { pspReference, merchantReference: 'nobody-1', success }
    assert.equal((await postWebhook(shop, notificationOf(shop, fields))).status, 202)
    return alarms.mock.calls.filter(({ arguments: [line] }) => /a webhook fits no attempt/.test(String(line))).length
  }
  assert.deepEqual([await strays('REFUSED', false), await strays('STRAY', true)], [0, 1])
  assert.equal(await storedEvents(), 2)
  const logged: unknown[] = []
  const log = (level: string, text: string, facts?: object) => void logged.push([level, text, facts])
  await jobs['reconcile-payments']?.({}, { ...shop.jobContext, log })
  assert.deepEqual(logged, [['error', 'charges without an order', { alarm: true, strays: 1 }]])
})

test('while PostgreSQL is down a webhook gets 503, and the same one pays once it is sent again', async (t) => {
  const alarms = t.mock.method(console, 'error', () => undefined)
  const pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/nothing' })
  const db = openDatabase(pool)
  const server = createServer((req, res) => void handleWebhook(req, res, { db, config: shop.server.config }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const body = notificationOf(shop, await waitingAttempt())
  try {
    const answer = await postWebhook({ ...shop, server: { ...shop.server, url } }, body)
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '5'])
    assert.match(String(alarms.mock.calls[0]?.arguments[0]), /a webhook could not be kept/)
    assert.equal(await storedEvents(), 0)
  } finally {
    server.close()
    server.closeAllConnections()
    await pool.end()
  }
  assert.equal((await postWebhook(shop, body)).status, 202)
  await runJobs(shop)
  assert.equal((await ledgerOf(shop)).orders[0]?.state, 'paid')
})

test('signed items with an overlong reference or a colon are confirmed but quarantined', async () => {
  const fields = await waitingAttempt()
  const odd = [
    { ...fields, pspReference: `${fields.pspReference}:x` },
    { ...fields, pspReference: 'P'.repeat(81) },
    { ...fields, pspReference: 'ODD1', merchantReference: `${fields.merchantReference}:` },
    { ...fields, pspReference: 'ODD2', originalReference: 'O'.repeat(5000) },
    { ...fields, pspReference: 'ODD3', eventCode: 'AUTHORISATION:' },
  ].map((item) => notificationOf(shop, item))
  for (const body of odd) {
    const answer = await postWebhook(shop, body)
    assert.deepEqual([answer.status, await answer.text()], [202, '[accepted]'])
    assert.equal((await postWebhook(shop, body.replace('"value":5995', '"value":1'))).status, 401)
  }
  await runJobs(shop)
  assert.equal((await ledgerOf(shop)).orders[0]?.state, 'pending_payment', 'nothing odd pays')
  assert.equal(await storedEvents(), odd.length)
  const both = JSON.parse(notificationOf(shop, fields))
  both.notificationItems.unshift(JSON.parse(odd[1] ?? '').notificationItems[0])
  assert.equal((await postWebhook(shop, JSON.stringify(both))).status, 202)
  await runJobs(shop)
  const { orders, broken } = await ledgerOf(shop)
  assert.deepEqual([orders[0]?.state, broken], ['paid', []])
})
