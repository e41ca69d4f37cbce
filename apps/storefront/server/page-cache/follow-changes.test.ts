import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { followChanges } from './follow-changes.ts'
import { createFollowed, type Followed } from './followed.ts'

/** Of loopback; macOS has only one of IPv4. */
const OTHER = process.platform === 'linux' ? { address: '127.0.0.2', family: 4 } : { address: '::1', family: 6 }
const ADDRESSES = [{ address: '127.0.0.1', family: 4 }, OTHER]
const ends: (() => void)[] = []
after(() => {
  for (const end of ends) end()
})

async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; !isSo(); await sleep(10)) assert.ok(Date.now() < deadline, what)
}

interface Stream {
  readonly address: string | undefined
  readonly host: string | undefined
  readonly since: string | null
  readonly send: (horizon: string) => void
}

/** One server that answers on both addresses; a stream has no message until it is sent one. */
async function startCommerce() {
  const streams: Stream[] = []
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200)
    response.flushHeaders()
    streams.push({
      address: request.socket.localAddress,
      host: request.headers.host,
      since: new URL(request.url ?? '/', 'http://commerce').searchParams.get('since'),
      send: (horizon) => void response.write(`${JSON.stringify({ horizon, changes: [] })}\n`),
    })
  }
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, done))
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return { port: (server.address() as AddressInfo).port, streams }
}

async function follow(before?: Followed) {
  const { port, streams } = await startCommerce()
  const counts = { clears: 0 }
  const nothing = () => undefined
  const changes = followChanges({
    commerceUrl: `http://commerce.example:${port}`,
    serviceKey: 'key',
    before,
    find: async () => ADDRESSES,
    togetherMs: 60_000,
    caches: {
      purge: nothing,
      connected: nothing,
      recheck: nothing,
      clear: () => {
        counts.clears += 1
      },
    },
  })
  ends.push(changes.stop)
  await until(() => streams.length === 2, 'both servers are followed')
  return { changes, counts, streams, host: `commerce.example:${port}` }
}

test('each server behind a name is followed by the name; streams that begin together clear once', async () => {
  const { changes, counts, streams, host } = await follow()
  assert.deepEqual(
    streams.map((stream) => [stream.host, stream.since]),
    [
      [host, null],
      [host, null],
    ],
  )
  assert.deepEqual(
    new Set(streams.map(({ address }) => address?.replace('::ffff:', ''))),
    new Set(ADDRESSES.map(({ address }) => address)),
  )
  const [first, second] = streams
  assert.equal(changes.position(), undefined)
  second?.send('12')
  first?.send('11')
  await until(() => changes.position() !== undefined && changes.syncedAtMs() > 0, 'both were heard')
  assert.equal(counts.clears, 1)
  const firstMs = changes.syncedAtMs()
  await sleep(5)
  for (const stream of streams) stream.send('13')
  await until(() => changes.syncedAtMs() > firstMs, 'both were heard again')
  assert.equal(counts.clears, 1)
})

test('the age is that of the stream that is furthest behind', async () => {
  const { changes, streams } = await follow()
  for (const stream of streams) stream.send('1')
  await until(() => changes.syncedAtMs() > 0, 'both were heard')
  const beforeMs = Date.now()
  streams[0]?.send('2')
  await sleep(50)
  assert.ok(changes.syncedAtMs() <= beforeMs)
})

test('a storefront that knows where it was clears nothing', async () => {
  const { changes, counts, streams } = await follow({ horizon: '7', atMs: Date.now() - 60_000 })
  assert.deepEqual(
    streams.map(({ since }) => since),
    ['7', '7'],
  )
  const beganAtMs = changes.syncedAtMs()
  await sleep(5)
  for (const stream of streams) stream.send('9')
  await until(() => changes.syncedAtMs() > beganAtMs, 'both were heard')
  assert.equal(counts.clears, 0)
  assert.equal(changes.position()?.horizon, '7')
})

test('the stream of a new server begins half a minute to a minute before the latest change', () => {
  const { note, start } = createFollowed(undefined)
  assert.equal(start(), undefined)
  for (let second = 0; second <= 200; second += 5) {
    note({ horizon: String(second), atMs: second * 1000 })
    const age = second - Number(start()?.horizon)
    assert.ok(second < 30 ? age === second : age >= 30 && age < 65, `${age} s at ${second} s`)
  }
})
