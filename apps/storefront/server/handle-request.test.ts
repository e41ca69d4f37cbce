import assert from 'node:assert/strict'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { readConfig } from './config.ts'
import { createHandler } from './handle-request.ts'
import { respond } from './http/respond.ts'

const seen: string[] = []
const server = createServer(
  createHandler({
    config: readConfig({ PORT: '3000' }),
    isReady: () => true,
    serveStatic: () => false,
    servePicture: async (_request, response) => respond(response, { status: 404 }),
    proxyGraphql: async (_request, response) => respond(response, { status: 200 }),
    revalidate: async (_request, response) => respond(response, { status: 401 }),
    serveFeed: async (_request, response) => respond(response, { status: 200, body: 'feed' }),
    servePage: async (request, response) => {
      seen.push(request.url ?? '')
      respond(response, { status: 200, body: 'page' })
    },
  }),
)
before(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
after(() => server.close())

function statusOf(path: string, headers: readonly string[] = ['Host', 'mollini.localhost:3000']): Promise<number | undefined> {
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

test('failures 91, 96: addresses that name another host or hold control characters reach no page', async () => {
  for (const path of ['//evil.test', '/\\evil.test/cart', '/.//evil.test', 'http://evil.test/', '/%00', '/a%0d%0ab', '/%1f', '/%7F'])
    assert.equal(await statusOf(path), 400, path)
  assert.deepEqual(seen, [])
  assert.equal(await statusOf('/heels?q=%00&returnTo=//evil.test'), 200)
})

test('failures 91: a second Host header is refused, a host of no shop is misdirected', async () => {
  assert.equal(await statusOf('/', ['Host', 'mollini.localhost', 'Host', 'evil.test']), 400)
  assert.equal(await statusOf('/', ['Host', 'evil.test']), 421)
})
