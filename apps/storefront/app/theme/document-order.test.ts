import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { inOrderOfNeed } from './document-order.server.ts'

const DOCUMENT = Buffer.from(
  '<html><head><meta name="viewport" content=""><style>a{}</style><link rel="stylesheet" href="/a.css"/></head>' +
    '<body><main id="main"></main><script type="module" async="">import "/a.js";</script></body></html>',
)

interface Page {
  readonly prerendering: boolean
  layouts: number
  readonly onprerenderingchange?: () => void
  readonly onload?: () => void
}

function open(prerendering: boolean): Page {
  const [, code = ''] = /<script data-start="">(.*?)<\/script>/s.exec(inOrderOfNeed(DOCUMENT, '').toString()) ?? []
  const page = {
    prerendering,
    layouts: 0,
    body: {
      get offsetTop() {
        page.layouts += 1
        return 0
      },
    },
  }
  const observer = Object.assign(
    class {
      observe() {}
    },
    { supportedEntryTypes: ['paint'] },
  )
  const global = { document: page, PerformanceObserver: observer, localStorage: {}, location: { href: '/' } }
  runInNewContext(code, global)
  return Object.assign(page, global)
}

test('a prerendered page is laid out when it loads, before it is shown', () => {
  const page = open(true)
  assert.equal(page.layouts, 0)
  page.onload?.()
  assert.equal(page.layouts, 1)
  assert.equal(typeof page.onprerenderingchange, 'function')
  assert.equal(open(false).onload, undefined)
})
