import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { brandOf } from '@welt/brands'
import { readConfig } from '#server/config.ts'
import { createStaleFallbacks } from '#server/outage/stale-fallback.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { createRenderLimit } from '#server/render/render-limit.ts'
import { createPageServer } from './serve-page.ts'

const notCalled = async (): Promise<never> => {
  throw new Error('the app must not be called')
}
const config = readConfig({ PORT: '3000' })
const fallbacks = createStaleFallbacks({ config, syncedAtMs: () => 0, restored: async () => undefined })
after(() => fallbacks.stop())
const servePage = createPageServer({
  config,
  loadApp: notCalled,
  render: notCalled,
  cache: createPageCache({ pageBytes: 1000, searchBytes: 1000 }),
  fallbacks,
  limit: createRenderLimit(1),
  maintenanceGate: { sendIfClosed: async () => false, sendIfClosedInRender: async () => false },
})
const site = {
  brand: brandOf('mollini'),
  requestOrigin: 'http://mollini.localhost',
  origin: 'http://mollini.localhost',
  clientAddress: '',
}
const server = createServer((request, response) => void servePage(request, response, site))
before(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
after(() => server.close())

const fetchCart = (init: RequestInit) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/cart`, init)

test('unsupported methods are refused before any page is rendered', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await fetchCart({ method })
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'GET, HEAD, POST'], method)
  }
})

test('only the form encodings that our pages use are read', async () => {
  for (const type of [
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencodedx',
  ]) {
    const answer = await fetchCart({ method: 'POST', headers: { 'content-type': type }, body: 'intent=remove' })
    assert.equal(answer.status, 415, type)
    assert.doesNotMatch(await answer.text(), /\.ts:|at async/)
  }
  const foreign = await fetchCart({
    method: 'POST',
    headers: { origin: 'http://evil.test' },
    body: new URLSearchParams({ intent: 'remove' }),
  })
  assert.equal(foreign.status, 403)
})
