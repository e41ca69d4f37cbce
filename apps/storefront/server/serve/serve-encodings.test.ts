import assert from 'node:assert/strict'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readConfig } from '#server/config.ts'
import { createStaleFallbacks } from '#server/outage/stale-fallback.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { createRenderLimit } from '#server/render/render-limit.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import { createPageServer } from './serve-page.ts'
import { mollini, renderedPage, uncalledApp } from './testing/page-fixtures.ts'

const EXPAND = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
}
type Encoding = keyof typeof EXPAND

const PAGE = `<html>${Array.from({ length: 600 }, (_, i) => `<li id="style-${i * 7919}">Shoe ${i % 13} of ${i % 7}</li>`).join('\n')}</html>`

const config = readConfig({ PORT: '3000' })
const fallbacks = createStaleFallbacks({ config, syncedAtMs: () => Date.now(), restored: async () => undefined })
const cache = createPageCache<RenderedPage>({ pageBytes: 1_000_000, searchBytes: 1_000_000 })
const servePage = createPageServer({
  config,
  loadApp: async () => uncalledApp,
  render: async () => renderedPage(PAGE),
  cache,
  fallbacks,
  limit: createRenderLimit(1),
  maintenanceGate: { sendIfClosed: async () => false, sendIfClosedInRender: async () => false },
})
const server = createServer((request, response) => void servePage(request, response, mollini))
before(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
after(() => {
  fallbacks.stop()
  server.close()
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

function fetchPage(
  path: string,
  accepted: string,
  options: { method?: string; ifNoneMatch?: string } = {},
): Promise<Answer> {
  const { method = 'GET', ifNoneMatch } = options
  const headers = { 'accept-encoding': accepted, ...(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}) }
  const { port } = server.address() as AddressInfo
  return new Promise((done, failed) => {
    get({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (response) => {
      done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(await response.toArray()) })
    }).once('error', failed)
  })
}

/** Asserts the page's encoding and returns its size. */
function assertPage(answer: Answer, encoding: Encoding, cached: string): number {
  const { status, headers, body } = answer
  assert.deepEqual(
    [status, headers['content-encoding'], headers['x-cache'], headers.vary, headers['content-length']],
    [200, encoding === 'identity' ? undefined : encoding, cached, 'Accept, Accept-Encoding', String(body.length)],
  )
  assert.equal(EXPAND[encoding](body).toString(), PAGE)
  return body.length
}

/** Polls until the recompressed body is served. */
async function bytesOfStrong(path: string, encoding: Encoding, fast: number): Promise<number> {
  for (;;) {
    const bytes = assertPage(await fetchPage(path, encoding), encoding, 'hit')
    if (bytes < fast) return bytes
  }
}

for (const encoding of ['br', 'gzip'] as const)
  test(`a page in ${encoding} is packed fast at first, and well once it is requested again`, async () => {
    const path = `/fast-${encoding}`
    const first = assertPage(await fetchPage(path, encoding), encoding, 'miss')
    assert.equal(
      assertPage(await fetchPage(path, encoding), encoding, 'hit'),
      first,
      'no request waits for the strong compression',
    )
    const strong = await bytesOfStrong(path, encoding, first)
    assert.equal(assertPage(await fetchPage(path, encoding), encoding, 'hit'), strong)
  })

test('a page is the same in every encoding, whichever came first; a known one answers 304', async () => {
  const accepted = [
    ['br', 'br, gzip'],
    ['gzip', 'gzip;q=1, br;q=0'],
    ['identity', 'identity'],
    ['identity', 'br;q=0, gzip;q=0'],
  ] as const
  for (const [first, firstAccepted] of accepted) {
    const path = `/first-${encodeURIComponent(firstAccepted)}`
    const { headers } = await fetchPage(path, firstAccepted)
    assert.equal(headers['x-cache'], 'miss')
    for (const [encoding, header] of [...accepted, ...accepted]) {
      const answer = await fetchPage(path, header)
      assertPage(answer, encoding, 'hit')
      assert.equal(answer.headers.etag, headers.etag, `${first} then ${encoding}`)
      const known = await fetchPage(path, header, { ifNoneMatch: String(headers.etag) })
      assert.deepEqual(
        [known.status, known.body.length, known.headers.etag, known.headers.vary],
        [304, 0, headers.etag, 'Accept, Accept-Encoding'],
      )
      const head = await fetchPage(path, header, { method: 'HEAD' })
      assert.deepEqual([head.status, head.body.length], [200, 0])
      assert.ok(Number(head.headers['content-length']) > 0)
    }
  }
})

test('the bodies of all encodings count as bytes of the page cache', async () => {
  const before = cache.facts().bytes
  await fetchPage('/counted', 'br')
  const packed = cache.facts().bytes
  assert.ok(packed > before && packed - before < PAGE.length)
  await fetchPage('/counted', 'identity')
  assert.equal(cache.facts().bytes - packed, PAGE.length)
})

test('a page purged in the meantime is not restored with its strong body', async () => {
  const place = { store: 'pages', key: 'build mollini /purged' } as const
  await fetchPage('/purged', 'br')
  const page = cache.find(place)
  assert.ok(page)
  const pending = cache.bodyOf(place, page, 'gzip')
  assert.equal(cache.purge({ tags: ['plp'] }) > 0, true)
  await pending
  assert.notEqual((await fetchPage('/purged', 'br')).headers['x-cache'], 'hit')
})
