import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { cacheControl, MANY_TAGS, surrogateKeys } from './cache-headers.ts'
import { createCdn } from './cdn.ts'

const config = { cdnPurgeUrls: ['http://cdn/purge'], cdnPurgeToken: 'secret', siteKeys: ['site:1'] }

const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

test('a purge is sent until the cache in front has answered, and once more a while later', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const sent: string[][] = []
  let isHealthy = false
  const cdn = createCdn(config, async (_url, init) => {
    if (!isHealthy) throw new Error('away')
    const headers = new Headers(init?.headers)
    sent.push((headers.get('surrogate-key') ?? '').split(' '))
    assert.equal(headers.get('authorization'), 'Bearer secret')
    return new Response()
  })
  assert.equal(cdn.isPurged(), true)
  cdn.purge(['product:A'])
  await settle()
  assert.equal(cdn.isPurged(), false)
  cdn.purge(['plp:1'])
  await settle()
  isHealthy = true
  mock.timers.tick(2_000)
  await settle()
  assert.ok(sent.length > 0)
  for (const key of ['product:A', 'plp:1', MANY_TAGS]) assert.ok(sent.flat().includes(key), key)
  sent.length = 0
  cdn.purge(Array.from({ length: 400 }, (_, at) => `product:SKU-${at}`))
  await settle()
  assert.ok(sent.every((keys) => keys.join(' ').length <= 2000 && keys[0] === MANY_TAGS))
  const first = sent.flat().length
  mock.timers.tick(2_000)
  await settle()
  assert.ok(sent.flat().length >= 2 * first)
  assert.equal(cdn.isPurged(), true)
  cdn.stop()
  mock.timers.reset()
})

test('a cache in front that is away is called once in 2 s, however many purges wait', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  let isHealthy = false
  let calls = 0
  const cdn = createCdn(config, async (_url, init) => {
    new Headers(init?.headers)
    calls += 1
    if (!isHealthy) throw new Error('away')
    return new Response()
  })
  for (let at = 0; at < 20; at += 1) {
    cdn.purge([`product:${at}`, 'no header: \u043a'])
    await settle()
  }
  assert.equal(calls, 1)
  for (let at = 0; at < 3; at += 1) {
    mock.timers.tick(2_000)
    await settle()
  }
  assert.equal(calls, 4)
  isHealthy = true
  mock.timers.tick(2_000)
  await settle()
  assert.equal(calls, 5)
  mock.timers.tick(20_000)
  await settle()
  assert.equal(calls, 5)
  cdn.stop()
  mock.timers.reset()
})

test('pages with too many tags bear the key of every purge; only shared ones stale-if-error', () => {
  const many = Array.from({ length: 200 }, (_, at) => `product:SKU-${at}`)
  assert.equal(surrogateKeys(['plp', 'site:1', ...many]), `${MANY_TAGS} plp site:1`)
  assert.equal(surrogateKeys(['plp', 'product:A']), 'plp product:A')
  assert.doesNotMatch(cacheControl(60_000, { sharedCacheSeconds: 0, outdatedPageMs: 60_000 }), /stale|s-maxage/)
  assert.match(
    cacheControl(60_000, { sharedCacheSeconds: 600, outdatedPageMs: 30_000 }),
    /s-maxage=60, stale-while-revalidate=60, stale-if-error=30$/,
  )
})
