import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { readConfig } from '#server/config.ts'
import { createStaleFallbacks } from '#server/outage/stale-fallback.ts'
import type { AppBuild } from '#server/render/app-build.ts'
import type { RenderLimit } from '#server/render/render-limit.ts'
import { renderShared } from './render-shared.ts'
import { findSharedPage } from './shared-page.ts'

const notCalled = (): never => {
  throw new Error('the app must not be called')
}
const app: AppBuild = {
  id: 'build',
  routeIds: new Set(),
  handle: notCalled,
  createRouterContext: notCalled,
  createRequestHandler: notCalled,
  purgeReads: notCalled,
  clearReads: notCalled,
  cacheFacts: notCalled,
  renderMaintenance: notCalled,
}
const config = readConfig({ PORT: '3000' })
const fallbacks = createStaleFallbacks({ config, syncedAtMs: () => Date.now(), restored: async () => undefined })
after(() => fallbacks.stop())

const rendered = {
  status: 200,
  contentType: 'text/html; charset=utf-8',
  body: Buffer.from('<html><head><title>Boots</title></head><body><main><h1>Boots</h1></main></body></html>'),
  headers: new Headers(),
  setCookies: [],
  tags: ['plp'],
  isStorable: true,
  hasMetMaintenance: false,
  nonce: '',
}

const site = {
  brand: brandOf('mollini'),
  requestOrigin: 'http://mollini.localhost',
  origin: 'http://mollini.localhost',
  clientAddress: '',
}

test('a page is converted to Markdown within the limit of renderings', async () => {
  const limited: unknown[] = []
  const limit: RenderLimit = {
    async render(_kind, _address, work) {
      const result = await work()
      limited.push(result)
      return result
    },
    join: notCalled,
  }
  const shared = findSharedPage(app, site, new URL('http://mollini.localhost/boots'), 'text/markdown')
  assert.ok(shared)
  const renderer = { config, render: async () => rendered, fallbacks, limit }
  const { answer } = await renderShared(renderer, shared, 'identity')
  assert.match(answer.body.toString(), /# Boots/)
  assert.deepEqual(limited, [answer])
})
