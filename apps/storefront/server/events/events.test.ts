import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import type { ShopEvent } from '#app/session/shop-events.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { createEventFile } from './event-file.ts'
import { pageEventOf, takeShown } from './page-events.ts'

test('views and searches of public pages are events; private pages and personal texts are none', () => {
  assert.deepEqual(pageEventOf('/noor-slingback.html?utm_source=x'), { kind: 'view', path: '/noor-slingback.html' })
  assert.deepEqual(pageEventOf('/_.data?_routes=root'), { kind: 'view', path: '/' })
  assert.deepEqual(pageEventOf('/boots.data'), { kind: 'view', path: '/boots' })
  assert.deepEqual(pageEventOf('/search?q=red+boots'), { kind: 'search', text: 'red boots' })
  for (const address of ['/search?q=ana%40example.com', '/search?q=0412+345+678', '/order/abc', '/Customer/orders'])
    assert.equal(pageEventOf(address), undefined, address)
})

test('a prerendered page counts as a view once it reports that it is shown, with consent', async () => {
  const seen: ShopEvent[] = []
  const events = { record: (_site: string, event: ShopEvent) => void seen.push(event), flush: async () => undefined }
  const site = { brand: brandOf('mollini'), requestOrigin: 'http://mollini.localhost' } as SiteRequest
  const server = createServer((request, response) => {
    if (!takeShown(events, request, response, site)) response.writeHead(404).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const consent = { cookie: 'consent=measuring' }
  const post = async (path: string, headers: Readonly<Record<string, string>>, method = 'POST') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })).status
  try {
    assert.equal(await post('/api/shown?path=%2Fboots', consent), 204)
    assert.deepEqual(seen, [{ kind: 'view', path: '/boots' }])
    for (const [path, headers] of [
      ['/boots', {}],
      ['/boots', { ...consent, origin: 'https://elsewhere.example' }],
      ['/cart', consent],
      ['//elsewhere.example', consent],
      ['/search?q=boots', consent],
      ['', consent],
    ] as const)
      assert.equal(await post(`/api/shown?path=${encodeURIComponent(path)}`, headers), 204, path)
    assert.equal(seen.length, 1)
    assert.equal(await post('/api/shown?path=%2Fboots', consent, 'GET'), 404)
  } finally {
    server.close()
  }
})

test('events are lines of a file for each day, which 13 months later is deleted', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'welt-events-'))
  try {
    let now = Date.parse('2026-11-27T10:00:00Z')
    const events = createEventFile(join(dir, 'events'), () => now)
    events.record('mollini', { kind: 'add', sku: 'NOOR-38', quantity: 1 })
    events.record('trybe', { kind: 'buy' })
    await events.flush()
    const lines = await readFile(join(dir, 'events', '2026-11-27.jsonl'), 'utf8')
    assert.deepEqual(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
      [
        { at: '2026-11-27T10:00:00.000Z', site: 'mollini', kind: 'add', sku: 'NOOR-38', quantity: 1 },
        { at: '2026-11-27T10:00:00.000Z', site: 'trybe', kind: 'buy' },
      ],
    )
    now = Date.parse('2027-12-30T10:00:00Z')
    events.record('trybe', { kind: 'checkout' })
    await events.flush()
    assert.deepEqual(await readdir(join(dir, 'events')), ['2027-12-30.jsonl'])
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})

test('events that cannot be written are dropped, and nothing fails', async (t) => {
  const log = t.mock.method(console, 'log', () => undefined)
  const dir = await mkdtemp(join(tmpdir(), 'welt-events-'))
  await writeFile(join(dir, 'file'), '')
  const events = createEventFile(join(dir, 'file', 'events'))
  events.record('mollini', { kind: 'checkout' })
  await events.flush()
  assert.match(String(log.mock.calls[0]?.arguments[0]), /events-lost/)
  await rm(dir, { recursive: true, force: true })
})
