import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { SITE_IDS } from '@welt/brands'
import { readConfig } from '#server/config.ts'
import type { CachedPage } from '#server/page-cache/page-cache.ts'
import { createCommerceHealth } from './commerce-health.ts'
import { createStaleFallbacks } from './stale-fallback.ts'

let state: 'healthy' | 'unhealthy' | 'hanging' = 'healthy'
const unready = new Set<string | null>()
const commerce = createServer(({ url = '' }, response) => {
  const isReady = state === 'healthy' && !unready.has(new URL(url, 'http://commerce').searchParams.get('store'))
  if (state !== 'hanging') response.writeHead(isReady ? 200 : 503).end()
})
before(() => new Promise<void>((ready) => commerce.listen(0, '127.0.0.1', ready)))
after(() => {
  commerce.closeAllConnections()
  commerce.close()
})

const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((done) => setTimeout(done, 5))
}

const MINUTE_MS = 60_000
const pageOf = (facts: Partial<CachedPage>): CachedPage => ({
  contentType: 'text/html',
  bodies: {},
  etag: '',
  policy: '',
  tags: [],
  hasPrices: true,
  storedAtMs: 0,
  lifetimeMs: 0,
  ...facts,
})

function fallbacksAt(clock: { nowMs: number; syncedAtMs: number }, settings: Readonly<Record<string, string>> = {}) {
  const url = `http://127.0.0.1:${(commerce.address() as AddressInfo).port}`
  const config = readConfig({ COMMERCE_URL: url, COMMERCE_ENDPOINT_TRYBE: `${url}/graphql`, ...settings })
  return createStaleFallbacks({
    config,
    syncedAtMs: () => clock.syncedAtMs,
    restored: async () => undefined,
    nowMs: () => clock.nowMs,
  })
}

test('stale prices are served for STALE_PAGE_SECONDS, an hour by default; texts for ever', () => {
  for (const [setting, mostMs] of [
    [undefined, 60 * MINUTE_MS],
    ['600', 10 * MINUTE_MS],
    ['0', 0],
  ] as const) {
    const clock = { nowMs: mostMs, syncedAtMs: mostMs }
    const fallbacks = fallbacksAt(clock, setting === undefined ? {} : { STALE_PAGE_SECONDS: setting })
    const { mayServeStale } = fallbacks.of('mollini')
    assert.equal(mayServeStale(pageOf({}), 0), true)
    assert.equal(mayServeStale(pageOf({}), -1), false)
    assert.equal(mayServeStale(pageOf({ hasPrices: false }), -1), true)
    fallbacks.stop()
  }
  assert.throws(() => readConfig({ STALE_PAGE_SECONDS: 'soon' }), /STALE_PAGE_SECONDS/)
})

test('the shop is ready once our server, or the first outside server, was reached', async () => {
  const url = `http://127.0.0.1:${(commerce.address() as AddressInfo).port}/graphql`
  const clock = { nowMs: 0, syncedAtMs: 0 }
  const nowhere = { COMMERCE_URL: 'http://127.0.0.1:9' }
  const all = SITE_IDS.map((site) => [`COMMERCE_ENDPOINT_${site.toUpperCase().replaceAll('-', '_')}`, url])
  const others = fallbacksAt(clock, { ...nowhere, ...Object.fromEntries(all) })
  const some = fallbacksAt(clock, nowhere)
  await until(() => others.wasReached() && some.of('trybe').health.wasReached())
  assert.equal(some.wasReached(), false)
  others.stop()
  some.stop()
})

test('our server can be down for one site; it counts as reached once all sites were ready', async () => {
  unready.add('midas_au')
  const fallbacks = fallbacksAt({ nowMs: 0, syncedAtMs: 0 })
  const others = SITE_IDS.filter((site) => site !== 'midas').map((site) => fallbacks.of(site).health)
  await until(() => others.every((health) => health.wasReached()) && fallbacks.isDown('midas'))
  assert.deepEqual([fallbacks.isDown('mollini'), fallbacks.wasReached()], [false, false])
  unready.clear()
  await until(() => fallbacks.wasReached() && !fallbacks.isDown('midas'))
  fallbacks.stop()
})

test('prices become outdated while the change stream is silent, but not of outside servers', () => {
  const clock = { nowMs: 100 * MINUTE_MS, syncedAtMs: 40 * MINUTE_MS }
  const fallbacks = fallbacksAt(clock)
  const own = fallbacks.of('mollini')
  assert.equal(own.outdatedAtMs(pageOf({})), undefined)
  clock.nowMs += 1
  assert.equal(own.outdatedAtMs(pageOf({})), 40 * MINUTE_MS)
  assert.equal(own.outdatedAtMs(pageOf({ storedAtMs: 50 * MINUTE_MS })), undefined, 'rendered later')
  assert.equal(own.outdatedAtMs(pageOf({ hasPrices: false })), undefined)
  assert.equal(own.outdatedAtMs(pageOf({ outdatedAtMs: 7 })), 7)
  assert.equal(fallbacks.of('trybe').outdatedAtMs(pageOf({})), undefined)
  fallbacks.stop()
})

test('a commerce server is down when it says so or does not answer; a slow one is waited for', async () => {
  const clock = { nowMs: 0, syncedAtMs: 0 }
  state = 'unhealthy'
  const fallbacks = fallbacksAt(clock)
  const { health } = fallbacks.of('mollini')
  await until(health.isDown)
  assert.equal(health.wasReached(), false)
  state = 'healthy'
  await until(() => !health.isDown())
  assert.equal(health.wasReached(), true)
  const slow = new Promise<'rendered'>((done) => setTimeout(done, 1_000, 'rendered'))
  assert.equal(await health.waitFor(slow), 'rendered')
  state = 'hanging'
  assert.equal(await health.waitFor(new Promise(() => undefined)), undefined)
  assert.equal(health.isDown(), true)
  assert.equal(await health.waitFor(new Promise(() => undefined)), undefined, 'at once')
  fallbacks.stop()
})

test('what failed is worth another try after a brief outage, and after no other failure', async () => {
  let isGood = true
  const health = createCommerceHealth(async () => isGood, 60_000)
  const startedMs = performance.now()
  assert.equal(await health.recovers(startedMs), false, 'it was never reached')
  await until(health.wasReached)
  assert.equal(await health.recovers(startedMs), false, 'it was not down')
  isGood = false
  const early = health.recovers(startedMs)
  await until(health.isDown)
  const late = health.recovers(startedMs)
  isGood = true
  assert.deepEqual(await Promise.all([early, late]), [true, true])
  assert.equal(await health.recovers(startedMs), true, 'the outage has just ended')
  assert.equal(await health.recovers(performance.now()), false, 'nothing was down since')
  health.stop()
})

test('a long outage is not waited for', async () => {
  let isGood = true
  const health = createCommerceHealth(async () => isGood, 100)
  await until(health.wasReached)
  isGood = false
  assert.equal(await health.recovers(0), false)
  assert.equal(await health.recovers(0), false, 'at once')
  health.stop()
})
