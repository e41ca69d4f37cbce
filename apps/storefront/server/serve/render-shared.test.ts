import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readConfig } from '#server/config.ts'
import { createStaleFallbacks } from '#server/outage/stale-fallback.ts'
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
