import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { readConfig } from './config.ts'
import { createSearchCounts, searchOf } from './search-counts.ts'

test('the first page of a search counts, further pages and filtered ones do not [J03]', () => {
  assert.equal(searchOf('/search?q=+black+boots+'), 'black boots')
  assert.equal(searchOf('/search.data?q=boots&_routes=routes%2Fsearch'), 'boots')
  for (const address of [
    '/search',
    '/search?q=',
    '/search?q=boots&p=2',
    '/search?q=boots&colour=red',
    '/women?q=boots',
    '//evil',
  ])
    assert.equal(searchOf(address), undefined, address)
})

test('searches are reported in one call per site, with the service key [J03]', async () => {
  const received: {
    readonly store: string | undefined
    readonly key: string | undefined
    readonly document: string
    readonly searches: unknown
  }[] = []
  const commerce = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as {
      query: string
      variables: { searches: unknown }
    }
    received.push({
      store: String(request.headers.store),
      key: String(request.headers['x-service-key']),
      document: body.query.slice(0, 'mutation CountSearches('.length),
      searches: body.variables.searches,
    })
    response.end('{}')
  })
  await new Promise<void>((ready) => commerce.listen(0, '127.0.0.1', ready))
  try {
    const { port } = commerce.address() as AddressInfo
    const counts = createSearchCounts(
      readConfig({ PORT: '3000', COMMERCE_URL: `http://127.0.0.1:${port}`, SERVICE_KEY: 'k'.repeat(32) }),
    )
    for (const address of ['/search?q=boots', '/search?q=boots', '/search?q=heels', '/cart'])
      counts.note('mollini', address, '203.0.113.9')
    counts.note('mollini', '/search?q=boots', '203.0.113.10')
    await counts.flush()
    await counts.flush()
    const searches = [
      { search: 'boots', count: 3, visitors: 2 },
      { search: 'heels', count: 1, visitors: 1 },
    ]
    const document = 'mutation CountSearches('
    assert.deepEqual(received, [{ store: 'mollini_au', key: 'k'.repeat(32), document, searches }])
  } finally {
    commerce.close()
  }
})
