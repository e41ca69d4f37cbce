import assert from 'node:assert/strict'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { type InventoryFeed, InventoryFeedError } from '../../modules/stores/ports.ts'
import { createInventoryFeed } from './index.ts'
import { toPage } from './translate.ts'

type Behaviour = (res: ServerResponse) => void

const answer =
  (body: unknown, status = 200): Behaviour =>
  (res) =>
    res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
const cut: Behaviour = (res) => res.destroy()

let server: Server
let received: string[] = []
let script: Behaviour[] = []
let feed: InventoryFeed

const EMPTY = { rows: [], cursor: '1', has_more: false }

before(async () => {
  server = createServer((req, res) => {
    received.push(`${req.url} ${req.headers['x-api-key']}`)
    const next = script.shift() ?? answer(EMPTY)
    next(res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
after(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  received = []
  script = []
  feed = createInventoryFeed({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock-system/`,
    key: 'key',
  })
})

test('a page is asked for with the key, its size and the cursor', async () => {
  assert.equal((await feed.readPage(undefined))?.cursor, '1')
  await feed.readPage('a b')
  assert.deepEqual(received, [
    '/stock-system/v1/stock?limit=5000 key',
    '/stock-system/v1/stock?limit=5000&after=a+b key',
  ])
})

test('a read is tried again after a lost answer or a server error, not after a refusal', async () => {
  for (const failure of [cut, answer('', 503)]) {
    script = [failure]
    assert.equal((await feed.readPage(undefined))?.hasMore, false)
  }
  script = [answer('', 401)]
  received = []
  await assert.rejects(feed.readPage(undefined), InventoryFeedError)
  assert.equal(received.length, 1)
  script = [cut, cut]
  await assert.rejects(feed.readPage(undefined), InventoryFeedError)
})

test('an unknown cursor is told from a failure', async () => {
  script = [answer('', 410), answer('', 410)]
  assert.equal(await feed.readPage('9'), undefined)
  await assert.rejects(feed.readPage(undefined), InventoryFeedError)
})

test('without an address there is no feed', async () => {
  const none = createInventoryFeed({ url: undefined, key: '' })
  assert.equal(none.isConfigured, false)
  await assert.rejects(none.readPage(undefined), InventoryFeedError)
})

const NOW = new Date('2026-11-27T00:00:00Z')
const ROW = { sku: 'shoe-7', source: 'S1', on_hand: 2, as_of: '2026-11-27T09:00:00+11:00', sequence: 4, counted: true }
const pageOf = (...rows: readonly unknown[]) => toPage(JSON.stringify({ ...EMPTY, rows }), NOW)

test('rows come in our words; below nothing is nothing, sequence and counted may be missing', () => {
  assert.deepEqual(pageOf(ROW).rows, [
    { sku: 'SHOE-7', source: 'S1', onHand: 2, asOf: new Date('2026-11-26T22:00:00Z'), sequence: 4, isCounted: true },
  ])
  const { counted: _counted, sequence: _sequence, ...bare } = { ...ROW, on_hand: -3 }
  const [row] = pageOf(bare).rows
  assert.deepEqual([row?.onHand, row?.sequence, row?.isCounted], [0, 0, false])
})

test('a row that can not be read is left out with its number and field', () => {
  const wrong = [
    null,
    { ...ROW, sku: '' },
    { ...ROW, source: 5 },
    { ...ROW, on_hand: 1.5 },
    { ...ROW, on_hand: '2' },
    { ...ROW, as_of: '2026-11-27 09:00' },
    { ...ROW, as_of: '2026-11-27T00:06:00Z' },
    { ...ROW, sequence: -1 },
    { ...ROW, counted: 'yes' },
  ]
  const { rows, malformed } = pageOf(ROW, ...wrong)
  assert.equal(rows.length, 1)
  assert.deepEqual(malformed, [
    'row 2: no object',
    'row 3: sku',
    'row 4: source',
    'row 5: on_hand',
    'row 6: on_hand',
    'row 7: as_of',
    'row 8: as_of is in the future',
    'row 9: sequence',
    'row 10: counted',
  ])
})

test('rubbish is a failure: no JSON, no rows, too many, no cursor, no readable row', () => {
  const texts = [
    '<html>',
    'null',
    JSON.stringify({ ...EMPTY, rows: undefined }),
    JSON.stringify({ ...EMPTY, rows: Array.from({ length: 5001 }, () => ROW) }),
    JSON.stringify({ ...EMPTY, cursor: 5 }),
    JSON.stringify({ ...EMPTY, has_more: 'no' }),
    JSON.stringify({ ...EMPTY, rows: [{ ...ROW, sku: null }] }),
  ]
  for (const text of texts) assert.throws(() => toPage(text, NOW), InventoryFeedError, text.slice(0, 60))
})
