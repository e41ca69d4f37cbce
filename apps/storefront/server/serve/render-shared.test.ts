import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readConfig } from '#server/config.ts'
import { createStaleFallbacks, type StaleFallbacks } from '#server/outage/stale-fallback.ts'
import type { RenderLimit } from '#server/render/render-limit.ts'
import { renderShared } from './render-shared.ts'
import { findSharedPage } from './shared-page.ts'
import { mollini, notCalled, renderedPage, uncalledApp } from './testing/page-fixtures.ts'

const config = readConfig({ PORT: '3000' })
const fallbacks = createStaleFallbacks({ config, syncedAtMs: () => Date.now(), restored: async () => undefined })
after(() => fallbacks.stop())

const rendered = renderedPage('<html><head><title>Boots</title></head><body><main><h1>Boots</h1></main></body></html>')

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
  const shared = findSharedPage(uncalledApp, mollini, new URL('http://mollini.localhost/boots'), 'text/markdown')
  assert.ok(shared)
  const renderer = { config, render: async () => rendered, fallbacks, limit }
  const { answer } = await renderShared(renderer, shared, 'identity')
  assert.match(answer.body.toString(), /# Boots/)
  assert.deepEqual(limited, [answer])
})

test('a page that failed in an outage is rendered again once the outage ends, and only then', async () => {
  const limit: RenderLimit = { render: async (_kind, _address, work) => work(), join: notCalled }
  const shared = findSharedPage(uncalledApp, mollini, new URL('http://mollini.localhost/boots'), undefined)
  assert.ok(shared)
  const failed = { ...rendered, status: 503 }
  for (const [answers, recovers, status, times] of [
    [[failed, rendered], true, 200, 2],
    [[failed, failed, rendered], true, 200, 3],
    [[...Array.from({ length: 8 }, () => failed), rendered], true, 503, 8],
    [[failed, rendered], false, 503, 1],
    [[{ ...rendered, status: 500 }, rendered], true, 500, 1],
    [[{ ...failed, hasMetMaintenance: true }, rendered], true, 503, 1],
  ] as const) {
    const health = { recheck: () => undefined, recovers: async () => recovers }
    const own = { of: () => ({ health }) } as unknown as StaleFallbacks
    let renderings = 0
    const render = async () => answers[renderings++] ?? rendered
    const { answer } = await renderShared({ config, render, fallbacks: own, limit }, shared, 'identity')
    assert.deepEqual([answer.status, renderings], [status, times])
  }
})
