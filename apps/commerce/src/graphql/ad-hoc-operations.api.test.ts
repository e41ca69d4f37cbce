import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { CacheFacts } from '@welt/kit/cache/cache-register'
import { type GraphQLSchema, parse, validate } from 'graphql'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { randomQuery } from '#src/testing/random/random-query'
import { randomRun } from '#src/testing/random/random-run'
import { startTestServer, type TestServer } from '#src/testing/server'
import { until } from '#src/testing/until'
import { fillSampleShop } from '../modules/catalogue/testing/sample-shop.ts'
import { createListingEngine } from '../modules/search/listing-engine.ts'
import { documentFacts } from './document-facts.ts'
import { findBrokenLimit } from './document-limits.ts'
import { modules } from './schema/modules.ts'
import { assembleSchema } from './schema/schema.ts'

/** Cacheable root fields with arguments of every kind: literals, variables, defaults and an omitted variable. */
const ROOTS = [
  'getFredhopperData(pageSize: $size, filter: [{ attribute_code: "category_url_path", equal: { eq: "women/boots" } }])',
  'getFredhopperData(sort: "newest", pageSize: 100)',
  'products(filter: { url_key: { eq: $key } }, pageSize: $size)',
  'products(filter: { brand: { in: ["vela", "ashgrove"] } }, sort: { price: DESC })',
  'categoryList(filters: { url_path: { eq: "women" } })',
  'categories',
  'brands',
  'storeConfig',
  'route(url: "winton-tan-shoe.html")',
  'recommendations(sku: "WINTON-TAN", kind: SIMILAR)',
  'recentlyViewed(skus: ["WINTON-TAN", "nothing", "CAPRI-RED"])',
  'customAttributeMetadataV2',
  'cmsPage(identifier: "nothing")',
]

/** Limits of what is compiled: selections of a document, and documents. */
const LARGEST = 200
const MOST = 50

describe('ad-hoc queries that are sent again', () => {
  let database: TestDatabase
  let server: TestServer
  let schema: GraphQLSchema
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    schema = await assembleSchema(modules)
    server = await startTestServer({
      db: database.db,
      ports: { listing: createListingEngine({ db: database.db }) },
      settings: { LIMIT_MULTIPLIER: '100000' },
    })
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  /** The visible answer without the parts that differ each time. */
  async function send(body: unknown): Promise<string> {
    const headers = { 'content-type': 'application/json', store: 'williams_au' }
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })
    const seen = ['content-type', 'cache-control', 'x-magento-tags', 'vary', 'etag', 'x-content-type-options']
    const text = (await response.text()).replace(/"[0-9a-f-]{36}"/g, '"…"')
    return `${response.status} ${seen.map((name) => response.headers.get(name)).join(' ')}\n${text}`
  }

  async function compiledCount(): Promise<number> {
    const headers = { authorization: `Bearer ${server.config.serviceKey}` }
    const { caches } = (await (await fetch(`${server.url}/caches`, { headers })).json()) as {
      readonly caches: readonly CacheFacts[]
    }
    return caches.find(({ name }) => name === 'compiled ad-hoc reads')?.entries ?? 0
  }

  it('are answered as at first, also when they are compiled', async () => {
    const { rounds, chance } = randomRun('random queries', 25)
    const variables = { yes: true, no: false, key: 'capri-red-shoe' }
    for (let round = 0; round < rounds; round += 1) {
      const query = `${randomQuery(chance, schema, ROOTS)} # ${round}`
      const document = parse(query)
      if (
        validate(schema, document).length > 0 ||
        findBrokenLimit(document) ||
        documentFacts(document).selections > LARGEST
      )
        continue
      const first = await send({ query, variables })
      if (first.includes('"errors"')) continue
      const compiled = await compiledCount()
      const isPlain = documentFacts(document).directives > 0
      await until(async () => {
        assert.equal(await send({ query, variables }), first, query)
        return isPlain || compiled === MOST || (await compiledCount()) > compiled
      })
      assert.equal(await send({ query, variables }), first, `compiled: ${query}`)
      for (const others of [
        { ...variables, yes: null },
        { ...variables, size: '3' },
        { yes: false, no: true },
      ])
        assert.equal(
          await send({ query, variables: others }),
          await send({ query: `${query} again`, variables: others }),
          query,
        )
    }
    assert.ok((await compiledCount()) >= 3)
  })

  it('are refused as at first where something about the request is wrong', async () => {
    const query = 'query Config { storeConfig { store_code } }'
    const wrong = [
      { query, operationName: 'Other' },
      { query, operationName: 7 },
      { query, extensions: 'none' },
      { query, unknown: true },
      { query, variables: [] },
      { query, variables: 'none' },
    ]
    const atFirst = await Promise.all(wrong.map(send))
    for (let times = 0; times < 8; times += 1) await send({ query })
    assert.deepEqual(await Promise.all(wrong.map(send)), atFirst)
    const plain = await send({ query })
    for (const usual of [
      { operationName: 'Config' },
      { operationName: null },
      { extensions: null },
      { variables: null },
      { extensions: {} },
    ])
      assert.equal(await send({ query, ...usual }), plain)
  })
})
