import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import { type CachedPage, createPageCache } from '#server/page-cache/page-cache.ts'
import type { AppBuild } from '#server/render/app-build.ts'
import { RenderOverload } from '#server/render/render-limit.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import { findSharedPage } from './shared-page.ts'
import { createStoredPages } from './stored-pages.ts'

const origin = 'http://mollini.localhost'
const site = { brand: brandOf('mollini'), origin, requestOrigin: origin, clientAddress: '' }
const app = { id: 'build', routeIds: new Set<string>() } as unknown as AppBuild

const pageOf = (etag: string, tag: string): CachedPage => ({
  ...{ contentType: 'text/html', bodies: {}, etag, policy: '', tags: [tag], hasPrices: true },
  ...{ storedAtMs: Date.now(), lifetimeMs: 1000 },
})

/** A storefront whose renderings of a path have the given ETag. */
function openStorefront(etags: Map<string, string>) {
  const cache = createPageCache<RenderedPage>({ pageBytes: 100_000, searchBytes: 10_000 })
  const rendered: string[] = []
  const render = async (path: string) => {
    rendered.push(path)
    const etag = etags.get(path)
    if (etag === 'too much') throw new RenderOverload(1)
    return { answer: {} as RenderedPage, page: etag === undefined ? undefined : pageOf(etag, `url:${path}`) }
  }
  const storedPages = createStoredPages({
    ...{ loadApp: async () => app, cache },
    render: ({ url }) => render(url.pathname),
  })
  return {
    rendered,
    async open(path: string) {
      const place = findSharedPage(app, site, new URL(path, origin), 'text/html')?.place
      assert.ok(place)
      await cache.serve(place, () => render(path))
    },
    purge: (path: string) => cache.purge({ tags: [`url:${path}`] }),
    async dropped(...copies: readonly (readonly [etag: string, path: string])[]) {
      const query = new URLSearchParams(copies.map(([etag, path]) => ['page', `W/"${etag}" ${path}`]))
      for (const wrong of ['', 'no path', `W/"e" //other.example/`]) query.append('page', wrong)
      const { body, headers } = await storedPages(new URL(`/offline/stored?${query}`, origin), site)
      assert.equal(headers?.['Cache-Control'], 'private, no-store')
      return JSON.parse(String(body)) as unknown
    },
  }
}

test('a browser learns which of its copies a purge dropped, and which it may still show', async () => {
  const etags = new Map([
    ['/noor-cherry.html', 'a'],
    ['/leo-leopard.html', 'b'],
    ['/boots', 'c'],
  ])
  const { open, purge, dropped, rendered } = openStorefront(etags)
  for (const path of etags.keys()) await open(path)
  const copies = [
    ['a', '/noor-cherry.html'],
    ['b', '/leo-leopard.html'],
    ['before', '/boots'],
  ] as const
  assert.deepEqual(await dropped(...copies), ['/boots', '//other.example/'])
  purge('/noor-cherry.html')
  assert.deepEqual(await dropped(...copies), ['/noor-cherry.html', '/boots', '//other.example/'])
  assert.equal(rendered.length, 3)
})

test('a storefront that did not render a copy compares it with its own rendering, once', async () => {
  const etags = new Map([
    ['/noor-cherry.html', 'a'],
    ['/leo-leopard.html', 'b'],
    ['/boots', 'c'],
    ['/sneakers', 'too much'],
  ])
  const [one, other] = [openStorefront(etags), openStorefront(etags)]
  await one.open('/noor-cherry.html')
  const copies = [
    ['a', '/noor-cherry.html'],
    ['before', '/leo-leopard.html'],
    ['d', '/never-rendered'],
    ['s', '/sneakers'],
    ['c', '/boots'],
  ] as const
  const gone = ['/leo-leopard.html', '/never-rendered', '/sneakers', '//other.example/']
  assert.deepEqual(await other.dropped(...copies), gone)
  assert.deepEqual(other.rendered, copies.map(([, path]) => path).toReversed())
  other.rendered.length = 0
  assert.deepEqual(await other.dropped(...copies.slice(0, 2)), ['/leo-leopard.html', '//other.example/'])
  assert.deepEqual(other.rendered, [])
  for (const storefront of [one, other]) storefront.purge('/noor-cherry.html')
  etags.set('/noor-cherry.html', 'new')
  await one.open('/noor-cherry.html')
  assert.deepEqual(await other.dropped(['a', '/noor-cherry.html']), ['/noor-cherry.html', '//other.example/'])
  assert.deepEqual(await other.dropped(['new', '/noor-cherry.html']), ['//other.example/'])
})
