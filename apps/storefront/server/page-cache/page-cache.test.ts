import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { findCacheable } from './cacheable.ts'
import { type CachedPage, createPageCache, type Rendering, type StaleFallback } from './page-cache.ts'

function pageOf(text: string, tags: readonly string[], storedAtMs = 0): CachedPage {
  return {
    contentType: 'text/html',
    bodies: { br: { bytes: Buffer.from(text), isStrong: true }, gzip: { bytes: Buffer.from(text), isStrong: true } },
    etag: text,
    policy: '',
    tags,
    hasPrices: true,
    storedAtMs,
    lifetimeMs: 1000,
  }
}

function renderingOf(text: string, tags: readonly string[], storedAtMs = 0): Rendering<string> {
  return { answer: text, page: pageOf(text, tags, storedAtMs) }
}

function cacheAt(clock: { nowMs: number }) {
  return createPageCache<string>({ pageBytes: 1_000_000, searchBytes: 100_000, nowMs: () => clock.nowMs })
}

test('equal requests at the same time share one rendering', async () => {
  const cache = cacheAt({ nowMs: 0 })
  let renderings = 0
  const render = async () => {
    renderings += 1
    await nextTurn()
    return renderingOf('home', ['cms'])
  }
  const outcomes = await Promise.all([1, 2, 3].map(() => cache.serve({ store: 'pages', key: 'k' }, render)))
  assert.equal(renderings, 1)
  assert.deepEqual(
    outcomes.map((outcome) => outcome.kind),
    ['rendered', 'rendered', 'rendered'],
  )
  assert.equal((await cache.serve({ store: 'pages', key: 'k' }, render)).kind, 'cached')
})

test('a page past its life is served stale while one rendering refreshes it', async () => {
  const clock = { nowMs: 0 }
  const cache = cacheAt(clock)
  await cache.serve({ store: 'pages', key: 'k' }, async () => renderingOf('old', ['cms'], 0))
  clock.nowMs = 1001
  const stale = await cache.serve({ store: 'pages', key: 'k' }, async () => renderingOf('new', ['cms'], clock.nowMs))
  assert.ok(stale.kind === 'cached' && stale.isStale && stale.page.etag === 'old')
  await nextTurn()
  const fresh = await cache.serve({ store: 'pages', key: 'k' }, async () => assert.fail('rendered again'))
  assert.ok(fresh.kind === 'cached' && !fresh.isStale && fresh.page.etag === 'new')
})

test('a page is cached for 86,400 s, then served stale while it is rendered again [R7.14, R9.15]', async () => {
  const clock = { nowMs: 0 }
  const cache = cacheAt(clock)
  for (const path of ['/', '/women', '/winton-tan-shoe.html', '/faq']) {
    const lifetimeMs = findCacheable(new URL(path, 'http://site'), new Set())?.rule.lifetimeMs ?? 0
    const place = { store: 'pages', key: path } as const
    const renderText = (text: string) => async () => ({
      answer: text,
      page: { ...pageOf(text, [], clock.nowMs), lifetimeMs },
    })
    clock.nowMs = 0
    await cache.serve(place, renderText('first'))
    clock.nowMs = 86_400_000
    const cached = await cache.serve(place, async () => assert.fail('rendered too early'))
    assert.ok(cached.kind === 'cached' && !cached.isStale, path)
    clock.nowMs += 1
    const stale = await cache.serve(place, renderText('second'))
    assert.ok(stale.kind === 'cached' && stale.isStale && stale.page.etag === 'first', path)
    await new Promise(setImmediate)
    const fresh = await cache.serve(place, async () => assert.fail('rendered again'))
    assert.ok(fresh.kind === 'cached' && !fresh.isStale && fresh.page.etag === 'second', path)
  }
})

test('a failed refresh leaves the stale page in place', async () => {
  const clock = { nowMs: 0 }
  const cache = cacheAt(clock)
  await cache.serve({ store: 'pages', key: 'k' }, async () => renderingOf('old', [], 0))
  clock.nowMs = 5000
  await cache.serve({ store: 'pages', key: 'k' }, () => Promise.reject(new Error('down')))
  const again = await cache.serve({ store: 'pages', key: 'k' }, () => Promise.reject(new Error('down')))
  assert.ok(again.kind === 'cached' && again.page.etag === 'old')
})

test('purging a tag drops the pages with that tag and no others', async () => {
  const cache = cacheAt({ nowMs: 0 })
  await cache.serve({ store: 'pages', key: 'a' }, async () => renderingOf('a', ['product:1', 'plp']))
  await cache.serve({ store: 'pages', key: 'b' }, async () => renderingOf('b', ['product:2', 'plp']))
  assert.equal(cache.purge({ tags: ['product:1'] }), 1)
  assert.equal(
    (await cache.serve({ store: 'pages', key: 'b' }, async () => assert.fail('b was dropped'))).kind,
    'cached',
  )
  assert.equal((await cache.serve({ store: 'pages', key: 'a' }, async () => renderingOf('a2', []))).kind, 'rendered')
  assert.equal(cache.purge({ tags: ['plp'] }), 1)
})

test('a rendering begun before a purge is neither cached nor shared with later requests', async () => {
  const cache = cacheAt({ nowMs: 0 })
  let finishOld: (rendering: Rendering<string>) => void = () => undefined
  const before = cache.serve(
    { store: 'pages', key: 'k' },
    () =>
      new Promise<Rendering<string>>((done) => {
        finishOld = done
      }),
  )
  cache.purge({ tags: ['cms'] })
  const after = await cache.serve({ store: 'pages', key: 'k' }, async () => renderingOf('new', ['cms']))
  finishOld(renderingOf('old', ['cms']))
  await before
  assert.ok(after.kind === 'rendered' && after.rendering.answer === 'new')
  const cached = await cache.serve({ store: 'pages', key: 'k' }, async () => assert.fail('rendered again'))
  assert.ok(cached.kind === 'cached' && cached.page.etag === 'new')
})

test('an answer without a cacheable page is rendered every time', async () => {
  const cache = cacheAt({ nowMs: 0 })
  const missing = async (): Promise<Rendering<string>> => ({ answer: '404', page: undefined })
  await cache.serve({ store: 'pages', key: 'k' }, missing)
  assert.equal((await cache.serve({ store: 'pages', key: 'k' }, missing)).kind, 'rendered')
})

test('10,000 addresses stay within the limit of bytes, including the tags of evicted pages', async () => {
  const cache = createPageCache<string>({ pageBytes: 2_000_000, searchBytes: 500_000, nowMs: () => 0 })
  for (let index = 0; index < 10_000; index += 1) {
    await cache.serve({ store: index % 2 ? 'pages' : 'search', key: `/k${index}` }, async () =>
      renderingOf('x'.repeat(2000), ['plp', `product:${index}`]),
    )
    assert.ok(cache.facts().bytes <= 2_500_000)
  }
  const { pages } = cache.facts()
  assert.ok(pages > 400 && pages < 600, `${pages} pages`)
  assert.equal(cache.purge({ tags: ['product:1'] }), 0)
  assert.equal(cache.purge({ tags: ['product:9999'] }), 1)
  assert.equal(cache.purge({ tags: ['plp'] }), pages - 1)
  assert.equal(cache.purge({ tags: ['plp'] }), 0)
  assert.equal(cache.facts().pages, pages, 'outdated pages stay as fallbacks')
})

test('a page larger than the cache is sent and not cached', async () => {
  const cache = createPageCache<string>({ pageBytes: 1000, searchBytes: 1000 })
  await cache.serve({ store: 'pages', key: '/k' }, async () => renderingOf('x'.repeat(5000), []))
  assert.equal(cache.facts().pages, 0)
})

test('200 requests for a cold page are one rendering; a purge of its site renders again [R7.15]', async () => {
  const cache = cacheAt({ nowMs: 0 })
  let finish: () => void = () => undefined
  const gate = new Promise<void>((done) => {
    finish = done
  })
  const render = async () => {
    await gate
    return renderingOf('home', ['site:9', 'plp'])
  }
  const answers = Array.from({ length: 200 }, () => {
    cache.purge({ tags: ['plp', 'listing'], within: 'site:2' })
    return cache.serve({ store: 'pages', key: 'k', within: ['site:9'] }, render)
  })
  assert.equal(cache.facts().renderings, 1)
  cache.purge({ tags: ['plp'], within: 'site:9' })
  answers.push(cache.serve({ store: 'pages', key: 'k', within: ['site:9'] }, render))
  assert.equal(cache.facts().renderings, 2)
  cache.purge({ tags: ['plp'] })
  answers.push(cache.serve({ store: 'pages', key: 'k', within: ['site:9'] }, render))
  assert.equal(cache.facts().renderings, 3)
  finish()
  await Promise.all(answers)
  const cached = await cache.serve({ store: 'pages', key: 'k', within: ['site:9'] }, async () =>
    assert.fail('rendered again'),
  )
  assert.equal(cached.kind, 'cached')
})

/** Allows an outdated page as a fallback for ten seconds. */
function fallbackAt(clock: { nowMs: number }, isDown = () => false): StaleFallback<string> {
  return {
    outdatedAtMs: (page) => page.outdatedAtMs,
    mayServeStale: (_page, atMs) => clock.nowMs - atMs <= 10_000,
    isDown,
    waitFor: (rendering) => rendering,
    isFailure: (answer) => answer === '503',
    restored: async () => undefined,
  }
}
const failing = async (): Promise<Rendering<string>> => ({ answer: '503', page: undefined })
const breaking = () => Promise.reject<Rendering<string>>(new Error('too much to render'))

test('a purged page is rendered again, and is the fallback for a while if that fails', async () => {
  const clock = { nowMs: 1_000 }
  const cache = cacheAt(clock)
  const place = { store: 'pages', key: 'k' } as const
  const serveNow = (render: () => Promise<Rendering<string>>) => cache.serve(place, render, fallbackAt(clock))
  const renderText = (text: string) => async () => renderingOf(text, ['plp'], clock.nowMs)
  await serveNow(renderText('first'))
  cache.purge({ tags: ['plp'] })
  clock.nowMs += 10_000
  for (const render of [failing, breaking]) {
    const outdated = await serveNow(render)
    assert.ok(outdated.kind === 'outdated' && outdated.page.etag === 'first' && outdated.page.outdatedAtMs === 1_000)
  }
  clock.nowMs += 1
  const tooOld = await serveNow(failing)
  assert.ok(tooOld.kind === 'rendered' && tooOld.rendering.answer === '503')
  await assert.rejects(serveNow(breaking), /too much to render/)
  const rendered = await serveNow(renderText('second'))
  assert.ok(rendered.kind === 'rendered' && rendered.rendering.answer === 'second')
  assert.equal((await serveNow(() => assert.fail('cached again'))).kind, 'cached')
})

test('while commerce is down an outdated page is sent without rendering, a fresh one as ever', async () => {
  const clock = { nowMs: 0 }
  const cache = cacheAt(clock)
  const down = fallbackAt(clock, () => true)
  for (const key of ['changed', 'same']) await cache.serve({ store: 'pages', key }, async () => renderingOf(key, [key]))
  cache.purge({ tags: ['changed'] })
  const never = () => assert.fail('nothing is rendered')
  assert.equal((await cache.serve({ store: 'pages', key: 'changed' }, never, down)).kind, 'outdated')
  assert.equal((await cache.serve({ store: 'pages', key: 'same' }, never, down)).kind, 'cached')
  cache.clear()
  assert.equal((await cache.serve({ store: 'pages', key: 'same' }, never, down)).kind, 'outdated')
})

test('a page purged while it was rendered is cached as outdated', async () => {
  const clock = { nowMs: 0 }
  const cache = cacheAt(clock)
  const place = { store: 'pages', key: 'k' } as const
  await cache.serve(place, async () => renderingOf('first', ['plp']))
  cache.purge({ tags: ['plp'] })
  await cache.serve(place, async () => {
    cache.purge({ tags: ['plp'] })
    return renderingOf('second', ['plp'])
  })
  const outcome = await cache.serve(place, failing, fallbackAt(clock))
  assert.ok(outcome.kind === 'outdated' && outcome.page.etag === 'second')
})
