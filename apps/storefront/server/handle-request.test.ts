import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { after, before, test } from 'node:test'
import { metricsText } from '@welt/kit/telemetry/metrics'
import { createPageServer } from '#server/serve/serve-page.ts'
import { readConfig } from './config.ts'
import { createHandler } from './handle-request.ts'
import { createShowCaches } from './http/caches.ts'
import { createGraphqlProxy } from './http/graphql-proxy.ts'
import { respond } from './http/respond.ts'
import { createRevalidate } from './http/revalidate.ts'
import { createStaleFallbacks } from './outage/stale-fallback.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { createRenderLimit } from './render/render-limit.ts'

const seen: string[] = []
const config = readConfig({ PORT: '3000' })
const server = createServer(
  createHandler({
    config,
    isReady: () => true,
    serveStatic: () => false,
    servePicture: async (_request, response) => respond(response, { status: 404 }),
    proxyGraphql: async (_request, response) => respond(response, { status: 200 }),
    revalidate: async (_request, response) => respond(response, { status: 401 }),
    showCaches: createShowCaches('s'.repeat(32), async () => [
      { name: 'pages', purgedBy: 'tags', entries: 1, hits: 2, misses: 3 },
    ]),
    sendIfClosed: async () => false,
    serveDocument: async (_request, response) => respond(response, { status: 200, body: 'document' }),
    serveFeed: async (_request, response) => respond(response, { status: 200, body: 'feed' }),
    storedPages: async () => ({ status: 200, body: '[]' }),
    servePage: async (request, response) => {
      seen.push(request.url ?? '')
      respond(response, { status: 200, body: 'page' })
    },
  }),
)
before(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
after(() => server.close())

function statusOf(
  path: string,
  headers: readonly string[] = ['Host', 'mollini.localhost:3000'],
): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo
  const options = { host: '127.0.0.1', port, path, headers: [...headers, 'Connection', 'close'], setHost: false }
  return new Promise((done, failed) => {
    send(options, (answer) => {
      answer.resume()
      done(answer.statusCode)
    })
      .on('error', failed)
      .end()
  })
}

/** A server with its real parts, none of which is called. */
const notCalled = async (): Promise<never> => {
  throw new Error('no request may be sent')
}
const fallbacks = createStaleFallbacks({ config, syncedAtMs: () => 0, restored: async () => undefined })
after(() => fallbacks.stop())
const handled = new Set<Promise<void>>()
const real = createHandler({
  config,
  isReady: () => true,
  serveStatic: () => false,
  servePicture: notCalled,
  proxyGraphql: createGraphqlProxy(config, () => undefined),
  revalidate: createRevalidate('t'.repeat(32), notCalled),
  showCaches: createShowCaches('', async () => []),
  sendIfClosed: async () => false,
  serveDocument: notCalled,
  serveFeed: notCalled,
  storedPages: notCalled,
  servePage: createPageServer({
    config,
    loadApp: notCalled,
    render: notCalled,
    cache: createPageCache({ pageBytes: 1000, searchBytes: 1000 }),
    fallbacks,
    limit: createRenderLimit(1),
    maintenanceGate: { sendIfClosed: async () => false, sendIfClosedInRender: async () => false },
  }),
})
const realServer = createServer((request, response) => void handled.add(real(request, response)))
before(() => new Promise<void>((ready) => realServer.listen(0, '127.0.0.1', ready)))
after(() => realServer.close())
const realPort = () => (realServer.address() as AddressInfo).port

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

function requestReal(path: string, { method = 'GET', headers = {}, body = '' }: Sent) {
  const options = {
    host: '127.0.0.1',
    port: realPort(),
    path,
    method,
    headers: { host: 'mollini.localhost:3000', ...headers },
  }
  return new Promise<{ status: number | undefined; headers: Readonly<Record<string, unknown>>; text: string }>(
    (done, failed) => {
      send(options, async (answer) => {
        const text = Buffer.concat(await answer.toArray()).toString('utf8')
        done({ status: answer.statusCode, headers: answer.headers, text })
      })
        .on('error', failed)
        .end(body)
    },
  )
}

test('addresses answer unsupported methods with 405 and the supported ones', async () => {
  const read = [
    '/robots.txt',
    '/favicon.svg',
    '/favicon.ico',
    '/livez',
    '/readyz',
    '/sitemap.xml',
    '/sitemap-products-1.xml',
  ]
  for (const path of [...read, '/feeds/products.xml', '/media/none.jpg', '/assets/none.js'])
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await requestReal(path, { method })
      assert.deepEqual([answer.status, answer.headers.allow], [405, 'GET, HEAD'], `${method} ${path}`)
    }
  const options = await requestReal('/graphql', { method: 'OPTIONS', headers: { origin: 'https://other.example' } })
  assert.deepEqual(
    [options.status, options.headers.allow, options.headers['access-control-allow-origin']],
    [204, 'GET, POST, OPTIONS', undefined],
  )
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    const answer = await requestReal('/csp', { method })
    assert.deepEqual([answer.status, answer.headers.allow], [405, 'POST'], method)
  }
  for (const path of ['/robots.txt', '/favicon.svg', '/livez', '/readyz'])
    for (const method of ['GET', 'HEAD'])
      assert.equal((await requestReal(path, { method })).status, 200, `${method} ${path}`)
  assert.equal((await requestReal('/csp', { method: 'POST', body: '{}' })).status, 204)
})

test('reports of blocked scripts are logged and counted by directive, invented ones as others', async (context) => {
  const lines = context.mock.method(console, 'log', () => undefined)
  const report = (directive: string) =>
    JSON.stringify({ 'csp-report': { 'effective-directive': directive, 'blocked-uri': 'https://evil.example/a.js?q' } })
  for (const directive of ['script-src-elem', 'invented-1', 'invented-2'])
    assert.equal((await requestReal('/csp', { method: 'POST', body: report(directive) })).status, 204)
  const counts = [...(await metricsText()).matchAll(/^welt_csp_reports_total{directive="([\w-]+)"} (\d+)$/gm)]
  const countOf = (directive: string) => Number(counts.find(([, name]) => name === directive)?.[2])
  assert.equal(countOf('script-src-elem'), 1)
  assert.ok(countOf('other') >= 2)
  assert.equal(counts.length, 2)
  assert.match(String(lines.mock.calls[0]?.arguments[0]), /"blocked":"https:\/\/evil\.example\/a\.js"/)
})

test('a body in an unsupported encoding is refused with 415 at every address', async () => {
  const bodies = {
    '/cart': 'application/x-www-form-urlencoded',
    '/graphql': 'application/json',
    '/csp': 'application/csp-report',
    '/api/revalidate': 'application/json',
  }
  for (const [path, type] of Object.entries(bodies))
    for (const packing of ['gzip', 'br', 'nonsense']) {
      const headers = { 'content-type': type, 'content-encoding': packing, authorization: `Bearer ${'t'.repeat(32)}` }
      const answer = await requestReal(path, { method: 'POST', headers, body: 'x' })
      assert.deepEqual([answer.status, answer.headers['accept-encoding']], [415, 'identity'], `${path} ${packing}`)
      assert.doesNotMatch(answer.text, /\.ts:|at async/)
    }
})

test('a client that disconnects while sending is not logged as an error', async (context) => {
  const errors = context.mock.method(console, 'error', () => undefined)
  const bodies = {
    '/cart': 'application/x-www-form-urlencoded',
    '/graphql': 'application/json',
    '/csp': 'application/csp-report',
  }
  for (const [path, type] of Object.entries(bodies)) {
    handled.clear()
    const arrived = once(realServer, 'request')
    const socket = connect(realPort(), '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: mollini.localhost:3000\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\nhalf`,
    )
    await arrived
    socket.destroy()
    await Promise.all(handled)
  }
  assert.deepEqual(
    errors.mock.calls.map(({ arguments: args }) => args),
    [],
  )
})

test('addresses with another host or control characters reach no page', async () => {
  for (const path of [
    '//evil.test',
    '/\\evil.test/cart',
    '/.//evil.test',
    'http://evil.test/',
    '/%00',
    '/a%0d%0ab',
    '/%1f',
    '/%7F',
  ])
    assert.equal(await statusOf(path), 400, path)
  assert.deepEqual(seen, [])
  assert.equal(await statusOf('/heels?q=%00&returnTo=//evil.test'), 200)
})

test('a second Host header is refused, a host of no shop is misdirected', async () => {
  assert.equal(await statusOf('/', ['Host', 'mollini.localhost', 'Host', 'evil.test']), 400)
  assert.equal(await statusOf('/', ['Host', 'evil.test']), 421)
})

test('the contents of caches are shown with the service key only', async () => {
  const { port } = server.address() as AddressInfo
  const requestCaches = (key: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}/api/caches`, { method, headers: { authorization: `Bearer ${key}` } })
  const answer = await requestCaches('s'.repeat(32))
  assert.deepEqual(
    [answer.status, await answer.json()],
    [200, { caches: [{ name: 'pages', purgedBy: 'tags', entries: 1, hits: 2, misses: 3 }] }],
  )
  assert.deepEqual(
    [
      (await requestCaches('wrong')).status,
      (await requestCaches('')).status,
      (await requestCaches('s'.repeat(32), 'POST')).status,
    ],
    [401, 401, 405],
  )
})

test('paths with a trailing slash or capitals are redirected with their query, on this site only', async () => {
  const locationOf = async (path: string, sent: Sent = {}) => {
    const { status, headers } = await requestReal(path, sent)
    return [status, headers.location ?? headers['x-remix-redirect']]
  }
  assert.deepEqual(await locationOf('/boots/?size=AUW%3A8&utm_source=A'), [301, '/boots?size=AUW%3A8&utm_source=A'])
  assert.deepEqual(await locationOf('/boots///', { method: 'HEAD' }), [301, '/boots'])
  assert.deepEqual(await locationOf('/SEARCH?q=Boots'), [301, '/search?q=Boots'])
  assert.deepEqual(await locationOf('/Cart.data?_routes=root&a=1'), [204, '/cart?a=1'])
  assert.deepEqual(await locationOf('/W/AbC/'), [301, '/w/AbC'])
  for (const path of ['//evil.example/', '/\\evil.example/', '/.//evil.example/', '/a/..//evil.example/'])
    assert.deepEqual(await locationOf(path), [400, undefined], path)
  assert.deepEqual(await locationOf('/%5Cevil.example/'), [301, '/%5Cevil.example'])
  for (const path of ['/cart/', '/CART', '/graphql/', '/api/me/'])
    assert.notEqual((await locationOf(path, { method: 'POST' }))[0], 301, path)
})
