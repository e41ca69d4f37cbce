import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import type { AppBuild } from '#server/render/app-build.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import { findSharedPage } from './shared-page.ts'
import { createStoredPages } from './stored-pages.ts'

const origin = 'http://mollini.localhost'
const site = { brand: brandOf('mollini'), origin, requestOrigin: origin, clientAddress: '' }
const app = { id: 'build', routeIds: new Set<string>() } as unknown as AppBuild

test('a browser learns which of its copies a purge dropped, and which it may still show', async () => {
  const cache = createPageCache<RenderedPage>({ pageBytes: 100_000, searchBytes: 10_000 })
  const put = async (path: string, etag: string, tag: string) => {
    const place = findSharedPage(app, site, new URL(path, origin), 'text/html')?.place
    assert.ok(place)
    const page = {
      ...{ contentType: 'text/html', bodies: {}, etag, policy: '', tags: [tag], hasPrices: true },
      ...{ storedAtMs: Date.now(), lifetimeMs: 1000 },
    }
    await cache.serve(place, async () => ({ answer: {} as RenderedPage, page }))
  }
  await put('/noor-cherry.html', 'a', 'product:1')
  await put('/leo-leopard.html', 'b', 'product:2')
  await put('/boots', 'c', 'plp')
  const storedPages = createStoredPages({ loadApp: async () => app, cache })
  const dropped = async () => {
    const query = new URLSearchParams()
    for (const [etag, path] of [
      ['a', '/noor-cherry.html'],
      ['b', '/leo-leopard.html'],
      ['before', '/boots'],
      ['d', '/never-rendered'],
    ])
      query.append('page', `W/"${etag}" ${path}`)
    for (const wrong of ['', 'no path', `W/"e" //other.example/`]) query.append('page', wrong)
    const { body, headers } = await storedPages(new URL(`/offline/stored?${query}`, origin), site)
    assert.equal(headers?.['Cache-Control'], 'private, no-store')
    return JSON.parse(String(body)) as unknown
  }
  const always = ['/boots', '/never-rendered', '//other.example/']
  assert.deepEqual(await dropped(), always)
  cache.purge({ tags: ['product:1'] })
  assert.deepEqual(await dropped(), ['/noor-cherry.html', ...always])
})
