import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { listenToChanges } from '../change-log/listener.ts'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { gql } from '../testing/gql.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { parseUntil } from './maintenance.ts'
import { runCommand } from './run-command.ts'

let database: TestDatabase
let shops: readonly TestServer[]
before(async () => {
  database = await withDatabase()
  const start = () => startTestServer({ db: database.db, listen: () => listenToChanges(database.url) })
  shops = [await start(), await start()]
})
after(async () => {
  for (const shop of shops) await shop.close()
  await database.drop()
})

const welt = (...args: readonly string[]) => runCommand(database.url, 'maintenance', args)
const READ = gql('{ storeConfig { store_code } }')
const allAnswer = (store: string, status: number) =>
  until(async () => {
    const answers = await Promise.all(shops.map((shop) => shop.graphql(READ, {}, { store })))
    return answers.every((answer) => answer.status === status)
  })

test('a command shuts one site of every running server and opens it again', async () => {
  assert.equal(await welt('on', '--site', 'trybe', '--until', '2999-01-01T14:00', '--message', 'New shelves'), 0)
  await allAnswer('trybe_au', 503)
  const [first] = shops
  assert.ok(first)
  const refused = await first.graphql(READ, {}, { store: 'trybe_au' })
  assert.equal(refused.errors[0]?.message, 'the maintenance mode is enabled')
  assert.equal(refused.errors[0]?.extensions.code, 'MAINTENANCE')
  assert.equal(refused.headers.get('retry-after'), '3600')
  assert.equal(refused.headers.get('cache-control'), 'private, no-store')
  const byGet = await first.graphqlByGet(READ, {}, { store: 'trybe_au' })
  assert.deepEqual([byGet.status, byGet.headers.get('x-magento-tags')], [503, null])
  const change = await first.graphql(gql('mutation { createEmptyCart }'), {}, { store: 'trybe_au' })
  assert.equal(change.status, 503)
  assert.equal((await first.graphql(READ, {}, { store: 'mollini_au' })).status, 200)
  const key = { authorization: `Bearer ${first.config.serviceKey}` }
  const states = await fetch(`${first.url}/maintenance`, { headers: key }).then((answer) => answer.json())
  assert.deepEqual(states, { sites: [{ websiteId: 19, until: '2999-01-01T03:00:00.000Z', message: 'New shelves' }] })
  assert.equal((await fetch(`${first.url}/maintenance`)).status, 401)
  assert.equal((await fetch(`${first.url}/readyz`)).status, 200)
  assert.equal(await welt('off'), 0)
  await allAnswer('trybe_au', 200)
  const { rows } = await sql<{
    action: string
    website_id: number
  }>`select action, website_id from audit where target = 'site'
    order by id`.execute(database.db)
  assert.deepEqual(
    rows.map((row) => `${row.action} ${row.website_id}`),
    ['maintenance-began 19', 'maintenance-ended 19'],
  )
})

test('a payment that was begun is settled in maintenance, and nothing else is answered beside it', async () => {
  assert.equal(await welt('on'), 0)
  await allAnswer('mollini_au', 503)
  const [shop] = shops
  assert.ok(shop)
  const send = (document: string) => shop.graphql(document, {}, { store: 'mollini_au' })
  const cartId = `"${'a'.repeat(32)}"`
  for (const document of [
    `mutation { processPayment(cart_id: ${cartId}, redirectResult: "x") { resultCode } }`,
    `{ adyenPaymentStatus(cartId: ${cartId}) { resultCode } }`,
    '{ guestOrderByToken(input: { token: "none" }) { number } }',
  ])
    assert.equal((await send(document)).status, 200, document)
  for (const document of [
    `mutation { processPayment(cart_id: ${cartId}) { resultCode } createEmptyCart }`,
    `query A { storeConfig { store_code } } query B { adyenPaymentStatus(cartId: ${cartId}) { resultCode } }`,
    `{ ... on Query { storeConfig { store_code } } }`,
    `mutation { placeOrder(input: { cart_id: ${cartId} }) { order { order_number } } }`,
    '{ broken',
  ])
    assert.equal((await send(document)).status, 503, document)
  assert.equal(await welt('off'), 0)
  await allAnswer('mollini_au', 200)
})

test('what is called wrongly changes nothing, and a time is one to come on the clock of the shop', async () => {
  for (const args of [
    [],
    ['maybe'],
    ['on', 'now'],
    ['on', '--site', 'nobody'],
    ['on', '--until', '25:00'],
    ['on', '--until', '2020-01-01T10:00'],
    ['on', '--until', '2027-13-01T10:00'],
    ['on', '--message', ''],
    ['on', '--message', 'x'.repeat(201)],
    ['off', '--message', 'x'],
    ['on', '--wings'],
  ])
    assert.equal(await welt(...args), 2, args.join(' '))
  assert.equal(await welt('status', '--json'), 0)
  assert.equal((await database.db.selectFrom('maintenance').selectAll().execute()).length, 0)
  const now = new Date('2026-11-24T20:00:00Z')
  const at = (text: string, zone = 'Australia/Melbourne') => parseUntil(text, zone, now).toISOString()
  assert.equal(at('14:00'), '2026-11-25T03:00:00.000Z')
  assert.equal(at('06:30'), '2026-11-25T19:30:00.000Z')
  assert.equal(at('14:00', 'Pacific/Auckland'), '2026-11-25T01:00:00.000Z')
  assert.equal(at('2027-04-04T04:00'), '2027-04-03T18:00:00.000Z')
})
