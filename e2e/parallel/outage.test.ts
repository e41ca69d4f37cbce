import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteId } from '@welt/brands'
import { type Answer, httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { databaseUrl, purgeToken } from '../testing/operator.ts'
import { type OwnProcess, startCommerce, startStorefront } from '../testing/own-processes.ts'
import { commerceUrl, sandboxUrl, port as shopPort, sites } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

// Browsing while the services behind the shops are killed, suspended or disconnected. [decision 23]

const NOTE = 'Prices and stock may have changed'
const PAGES_OF_A_SITE = 22

/** The connection to the database, which can be suspended or cut. */
interface Line {
  readonly url: string
  set(state: 'open' | 'held' | 'cut'): void
  stop(): void
}

async function openLine(target: URL): Promise<Line> {
  let state: 'open' | 'held' | 'cut' = 'open'
  const pairs = new Set<readonly [Socket, Socket]>()
  const server: Server = createServer((client) => {
    if (state === 'cut') return client.destroy()
    const database = connect(Number(target.port), target.hostname)
    const pair = [client, database] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [database, client] as const]) {
      from.on('data', (chunk) => void to.write(chunk))
      from.on('error', () => undefined)
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
      if (state === 'held') from.pause()
    }
    return undefined
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(target)
  const address = server.address()
  assert.ok(address && typeof address === 'object')
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return {
    url: url.href,
    set(next) {
      state = next
      for (const socket of [...pairs].flat()) {
        if (next === 'held') socket.pause()
        else if (next === 'cut') socket.destroy()
        else socket.resume()
      }
    },
    stop() {
      for (const socket of [...pairs].flat()) socket.destroy()
      server.close()
    },
  }
}

/** Sends an incomplete request header. @returns milliseconds until the connection was closed */
async function sendHalf(port: number): Promise<number> {
  const startedAt = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: mollini.localhost\r\n')
  socket.resume()
  await once(socket, 'close')
  return performance.now() - startedAt
}

const workerPort = Number(shopPort) + 3
const processPorts = [
  Number(shopPort),
  workerPort,
  ...[commerceUrl, sandboxUrl].map((url) => Number(new URL(url).port)),
]
/** In parallel with the other tests. */
let slowHeaders: Promise<readonly number[]>

let line: Line
let commerce: OwnProcess
let storefront: OwnProcess
const settings = () => ({ COMMERCE_URL: `http://127.0.0.1:${commerce.port}` })
test.beforeAll(async () => {
  slowHeaders = Promise.all(processPorts.map(sendHalf))
  line = await openLine(new URL(await databaseUrl()))
  commerce = await startCommerce({ DATABASE_URL: line.url })
  storefront = await startStorefront(settings())
})
test.afterAll(async () => {
  line.set('open')
  await commerce.stop('SIGKILL') // works for a suspended process too, and for one that has exited
  await storefront.stop()
  line.stop()
})

const get = (site: SiteId, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  httpRequest(`${site}.localhost:${storefront.port}`, path, headers, { at: storefront.port })

async function purge(...tags: readonly string[]): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${purgeToken()}` }
  return fetch(`http://127.0.0.1:${storefront.port}/api/revalidate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ tags }),
  })
}

interface Seen {
  readonly site: SiteId
  readonly path: string
}

/** Opens pages of every kind: home, search, content, listings, and shoes that other tests leave enabled. */
async function browse(site: SiteId): Promise<readonly Seen[]> {
  const paths = new Set(['/', '/search?q=boot', '/delivery'])
  const shoes = new Set<string>()
  for (const path of paths) {
    const { status, body } = await get(site, path)
    assert.equal(status, 200, `${site}${path}`)
    for (const [, href = ''] of body.matchAll(/href="(\/[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.html)?)"/g)) {
      if (/^\/(?:cart|checkout|customer|wishlist|return|api|assets|media|store-locator|subscribe)/.test(href)) continue
      if (href.endsWith('.html')) shoes.add(href)
      else if (paths.size < PAGES_OF_A_SITE / 2) paths.add(href)
    }
  }
  const opened = [...shoes].slice(0, PAGES_OF_A_SITE - paths.size)
  assert.ok(opened.length > 3, `${site} shows ${shoes.size} shoes`)
  const there: string[] = []
  for (const path of opened) {
    const { status } = await get(site, path)
    if (status === 200) there.push(path)
    else assert.ok(status === 404 || status === 410, `${status} ${site}${path}`)
  }
  return [...paths, ...there].map((path) => ({ site, path }))
}

let seen: readonly Seen[] = []

/** Every page opened before must open; pages with prices must say that these may have changed. */
async function assertBrowsable(): Promise<void> {
  const failed: string[] = []
  for (const { site, path } of seen) {
    const { status, body, headers } = await get(site, path)
    if (status !== 200) failed.push(`${status} ${site}${path}`)
    const hasPrices = path === '/' || path.endsWith('.html') || path.startsWith('/search')
    if (status !== 200 || headers['x-cache'] !== 'outdated') continue
    assert.equal(headers['cache-control'], 'private, no-store', path)
    if (hasPrices) assert.ok(body.includes(NOTE), `${site}${path} says so`)
    if (path === '/delivery') assert.ok(!body.includes(NOTE), `${site}${path} tells no price`)
  }
  assert.deepEqual(failed, [])
}

/** Longer than `SILENCE_MS`, after which the storefront disconnects from commerce, and than its other timeouts. */
const OUTAGE_MS = 60_000
/** Enough that one failure is at most 0.1 %. */
const LEAST_OPENED = 1_000
const SHOPPERS = 4
/** Pause between two pages, such that the shoppers open 1.5 times as many pages as required. */
const REST_MS = (SHOPPERS * OUTAGE_MS) / (1.5 * LEAST_OPENED)

/** Shoppers reopen pages for the whole outage, and until they have opened enough. */
async function assertBrowsableForAMinute(): Promise<void> {
  const endsAt = performance.now() + OUTAGE_MS
  const failed: string[] = []
  let opened = 0
  const shop = async (): Promise<void> => {
    while (performance.now() < endsAt || opened < LEAST_OPENED) {
      const { site, path } = seen[opened % seen.length] as Seen
      opened += 1
      const answer = await get(site, path).catch(String)
      const outcome = typeof answer === 'string' ? answer : `${answer.status} ${answer.headers['x-cache']}`
      if (outcome !== '200 outdated') failed.push(`${site}${path}: ${outcome}`)
      await sleep(REST_MS)
    }
  }
  await Promise.all(Array.from({ length: SHOPPERS }, shop))
  assert.ok(opened >= LEAST_OPENED)
  assert.ok(failed.length / opened <= 0.001, `${failed.length} of ${opened} failed: ${failed.slice(0, 20).join(', ')}`)
}

/** Invalidates every page, as a price import does, and waits until the storefront follows. */
async function changeEverything(): Promise<void> {
  await until(async () => (await purge('store', 'cms', 'search', 'plp', 'route')).ok, 'the purge is refused')
}

async function assertRerendered(): Promise<void> {
  await until(async () => (await get('mollini', '/')).headers['x-cache'] !== 'outdated', 'it stays out of date')
  const { body, headers } = await get('mollini', '/')
  assert.notEqual(headers['x-cache'], 'outdated')
  assert.ok(!body.includes(NOTE))
}

test('while commerce hangs or is dead, across restarts, every page seen before opens', async () => {
  seen = (await Promise.all(sites.map(browse))).flat()
  assert.ok(seen.length >= 130, `${seen.length} pages`)
  await changeEverything()
  process.kill(commerce.pid, 'SIGSTOP')
  await assertBrowsable()
  await assertBrowsableForAMinute()
  await assertBrowsable()
  assert.equal((await get('mollini', '/')).headers['x-cache'], 'outdated')
  const data = await get('mollini', '/_.data')
  assert.deepEqual(
    [data.status, data.headers['x-remix-redirect'], data.headers['x-remix-reload-document']],
    [204, '/', 'true'],
  )
  const unseen = await get('mollini', '/search?q=never-asked-for')
  assert.equal(unseen.status, 503)
  assert.match(String(unseen.headers['retry-after']), /^\d+$/)
  assert.match(unseen.body, /Back in a moment[\s\S]*Try again in a few minutes/)
  process.kill(commerce.pid, 'SIGCONT')
  await assertRerendered()

  await changeEverything()
  await commerce.stop('SIGKILL')
  await assertBrowsable()
  await storefront.stop()
  storefront = await startStorefront({ ...settings(), PORT: String(storefront.port) })
  await assertBrowsable()
  assert.equal((await fetch(`http://127.0.0.1:${storefront.port}/readyz`)).status, 503, 'commerce was not reached yet')
  await storefront.stop('SIGKILL')
  storefront = await startStorefront({ ...settings(), PORT: String(storefront.port) })
  await assertBrowsable()
  commerce = await startCommerce({ DATABASE_URL: line.url, COMMERCE_PORT: String(commerce.port) })
  await assertRerendered()
})

test('while PostgreSQL hangs or is dead every page seen opens, and is drawn anew after', async () => {
  for (const state of ['held', 'cut'] as const) {
    await changeEverything()
    line.set(state)
    await assertBrowsable()
    line.set('open')
    await assertRerendered()
  }
})

test('a storefront that has never reached commerce is alive and not ready', async () => {
  const alone = await startStorefront({ COMMERCE_URL: 'http://127.0.0.1:9' })
  try {
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${alone.port}${path}`)).status
    assert.deepEqual([await statusOf('/livez'), await statusOf('/readyz')], [200, 503])
  } finally {
    await alone.stop()
  }
  await until(async () => (await fetch(`http://127.0.0.1:${storefront.port}/readyz`)).ok, 'commerce is back')
})

test('headers that do not end are not waited for longer than 10 s, at any part', async () => {
  // Ten seconds plus the delays of a busy machine; without the periodic check it would be 30 s more.
  for (const ms of await slowHeaders) assert.ok(ms > 9_000 && ms < 25_000, `${(await slowHeaders).map(Math.round)} ms`)
})
