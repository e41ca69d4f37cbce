import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'undici'
import { createServers } from '#app/graphql/commerce-servers.server.ts'
import { fetchReadiness } from './commerce-health.ts'

const ONE = '127.0.0.1'
/** macOS has only one address of IPv4. */
const OTHER = process.platform === 'linux' ? '127.0.0.2' : '::1'
const ADDRESSES = [
  { address: ONE, family: 4 },
  { address: OTHER, family: OTHER === '::1' ? 6 : 4 },
]

type Readiness = 200 | 503 | 'silent'
/** Of each server. */
const readiness: Record<string, Readiness> = {}
const hosts = new Set<string | undefined>()
const unanswered: ServerResponse[] = []
const commerce = createServer((incoming, response) => {
  const address = incoming.socket.localAddress?.replace('::ffff:', '') ?? ''
  hosts.add(incoming.headers.host)
  if (!incoming.url?.startsWith('/readyz')) return void response.end(address)
  const state = readiness[address] ?? 503
  if (state === 'silent') unanswered.push(response)
  else response.writeHead(state).end()
})
await new Promise<void>((done) => commerce.listen(0, done))
after(() => {
  commerce.closeAllConnections()
  commerce.close()
})
const host = `commerce.example:${(commerce.address() as AddressInfo).port}`
const origin = `http://${host}`
const find = async () => ADDRESSES

/** The servers that answer the next calls. */
async function answering(servers: ReturnType<typeof createServers>): Promise<readonly string[]> {
  const calls = Array.from({ length: 6 }, async () => {
    const answer = await request(origin, { dispatcher: await servers.next() })
    return answer.body.text()
  })
  return [...new Set(await Promise.all(calls))].sort()
}

async function untilAnswering(servers: ReturnType<typeof createServers>, wanted: readonly string[]): Promise<void> {
  for (const deadline = Date.now() + 60_000; ; await sleep(50)) {
    const found = await answering(servers)
    if (found.join() === wanted.join()) return
    assert.ok(Date.now() < deadline, `${found} answer, not ${wanted}`)
  }
}

test('calls go by name to the servers that are ready, and to all while none is', async () => {
  Object.assign(readiness, { [ONE]: 200, [OTHER]: 503 })
  const servers = createServers(origin, find)
  await untilAnswering(servers, [ONE])
  assert.equal(servers.areSeveral(), true)
  readiness[OTHER] = 200
  await untilAnswering(servers, [ONE, OTHER])
  Object.assign(readiness, { [ONE]: 503 })
  await untilAnswering(servers, [OTHER])
  readiness[OTHER] = 503
  await untilAnswering(servers, [ONE, OTHER])
  assert.deepEqual([...hosts], [host])
})

test('a new server gets no calls before it has answered that it is ready', async () => {
  Object.assign(readiness, { [ONE]: 200, [OTHER]: 'silent' })
  const servers = createServers(origin, find)
  await untilAnswering(servers, [ONE])
  assert.ok(unanswered.length > 0)
  readiness[OTHER] = 200
  await untilAnswering(servers, [ONE, OTHER])
})

test('commerce is ready while one of its servers is', async () => {
  const isReady = () => fetchReadiness(origin, 'mollini', find)(AbortSignal.timeout(60_000))
  Object.assign(readiness, { [ONE]: 503, [OTHER]: 200 })
  assert.equal(await isReady(), true)
  readiness[OTHER] = 503
  assert.equal(await isReady(), false)
})
