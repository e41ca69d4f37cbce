import assert from 'node:assert/strict'
import { get } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { parse, print } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { sendTogether } from '#src/testing/arrivals'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { startTestServer, type TestServer } from '#src/testing/server'
import { storefrontOperations } from '../../../../../scripts/operations.ts'
import { fillSampleShop } from '../../modules/catalogue/testing/sample-shop.ts'
import { createListingEngine } from '../../modules/search/listing-engine.ts'
import { documentFacts } from '../document-facts.ts'
import { modules } from '../schema/modules.ts'
import { assembleSchema, type GraphqlModule } from '../schema/schema.ts'
import { isCacheable } from './cache-rules.ts'

const operations = storefrontOperations()
const texts = operations.map(({ text }) => text)

/** A value for each variable of the storefront's documents. */
const VARIABLES: Readonly<Record<string, unknown>> = {
  key: 'winton-tan-shoe',
  path: 'women/boots',
  url: 'winton-tan-shoe.html',
  identifier: 'nothing-here',
  sku: 'WINTON-TAN',
  page: 1,
  size: 20,
  filter: [{ attribute_code: 'category_url_path', equal: { eq: 'women/boots' } }],
  sort: 'fh_default',
  search: null,
  category: 'women/boots',
  count: 4,
  row: 4,
  twoRows: 8,
  cartId: 'A'.repeat(32),
}

/**
 * Cases that the storefront's documents do not cover: aliases, defaults, conditions, repeated fields, nested errors,
 * large pages.
 */
const TRICKY = [
  `query Tricky($with: Boolean! = true, $without: Boolean!, $size: Int = 3) {
    all: getFredhopperData(pageSize: $size) {
      total_count @skip(if: $without)
      items { id: uid uid ... on ConfigurableProduct @include(if: $with) { name again: name price_range { minimum_price { final_price { value } } } } }
      items { price_range { minimum_price { final_price { currency } } } }
    }
    getFredhopperData(pageSize: $size) @include(if: $with) { items { ...Name } }
    sortOptions @skip(if: $without) { __typename code }
  }
  fragment Name on ProductInterface { __typename name colour_siblings { ...on ConfigurableProduct { sku } } }`,
  `query Conditions($with: Boolean = true, $without: Boolean!) {
    sortOptions @skip(if: $without) { code again: code @include(if: $with) }
    currency @include(if: $with) { base_currency_code }
  }`,
  `query Beyond($page: Int = 9999) {
    currency { base_currency_code }
    one: getFredhopperData(currentPage: $page) { total_count items { uid } }
    two: getFredhopperData(filter: [{ attribute_code: "no_such", equal: { eq: "x" } }]) { total_count }
  }`,
  'query Wide($size: Int!) { getFredhopperData(pageSize: $size) { items { media_gallery { url } linked: related_products { related_products { uid } } } } }',
]
const TRICKY_VARIABLES = [
  { without: false },
  { without: true, with: false },
  { without: false, with: null },
  { without: null },
  { without: 'no', size: 'three', page: 1.5 },
  { without: false, with: true, size: 100, page: 1 },
  { without: false, size: 101, page: 0 },
]

interface Reply {
  readonly status: number
  readonly cache: string | null
  readonly tags: string | null
  readonly retryAfter: string | null
  readonly type: string | null
  readonly body: unknown
}

async function replyOf(response: Response): Promise<Reply> {
  const { headers, status } = response
  // Request ids and new cart ids are random.
  const body: { errors?: unknown[] } = JSON.parse(
    (await response.text()).replace(/"[0-9a-f-]{36}"|"[A-Za-z0-9]{32}"/g, '"…"'),
  )
  body.errors?.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  const header = (name: string) => headers.get(name)
  return {
    status,
    cache: header('cache-control'),
    tags: header('x-magento-tags')?.split(',').sort().join() ?? null,
    retryAfter: header('retry-after'),
    type: header('content-type'),
    body,
  }
}

type SendRequest = (server: TestServer, text: string, variables: object) => Promise<Reply>

const byPost: SendRequest = async ({ url }, query, variables) =>
  replyOf(
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'williams_au' },
      body: JSON.stringify({ query, variables }),
    }),
  )

const byGet: SendRequest = async ({ url }, query, variables) =>
  replyOf(
    await fetch(`${url}/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`, {
      headers: { store: 'williams_au' },
    }),
  )

/** The site module with a read that counts its calls. */
function countingModules(onRead: () => Promise<void> | void): GraphqlModule[] {
  return modules.slice(0, 2).map((module) => {
    if (module.name !== 'site') return module
    const currency = async () => {
      await onRead()
      return { base_currency_code: 'AUD' }
    }
    return { ...module, resolvers: { ...module.resolvers, Query: { ...module.resolvers.Query, currency } } }
  })
}

describe('registered operations', () => {
  let database: TestDatabase
  const servers: TestServer[] = []
  let free: TestServer
  let compiled: TestServer
  let plain: TestServer
  let closed: TestServer
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    const listing = createListingEngine({ db: database.db })
    const start = async (settings: Record<string, string>, documents: readonly string[]) => {
      const server = await startTestServer({ db: database.db, ports: { listing }, settings, operations: documents })
      servers.push(server)
      return server
    }
    free = await start({}, [])
    compiled = await start({}, [...texts, ...TRICKY])
    plain = await start({ GRAPHQL_JIT: 'off' }, [...texts, ...TRICKY])
    closed = await start({ AD_HOC_QUERIES: 'off' }, texts)
  })
  after(async () => {
    for (const server of servers) await server.close()
    await database.drop()
  })

  it('every document of the storefront can be registered', () => {
    assert.deepEqual(compiled.unknown, [])
    assert.ok(texts.length > 25)
  })

  it('every cacheable document of the storefront can be compiled', async () => {
    const schema = await assembleSchema(modules)
    const cacheable = texts
      .map((text) => parse(text))
      .filter((document) => isCacheable(documentFacts(document).rootFields))
    assert.ok(cacheable.length > 15)
    for (const document of cacheable) assert.ok(isCompiledQuery(compileQuery(schema, document)), print(document))
  })

  it('each is answered alike compiled, executed and as a free document, by GET and POST [R7.05]', async () => {
    const broken = [
      {},
      { ...VARIABLES, key: 7, path: ['x'], page: 'one', count: 1.5, cartId: null, filter: { nope: 1 }, url: {} },
    ]
    const further = [
      {
        ...VARIABLES,
        page: 9999,
        size: 20_000,
        sort: 'nope',
        key: 'no-such-shoe',
        sku: 'NO-SUCH',
        category: 'no/such',
      },
    ]
    for (const { name, text } of operations.filter((operation) => !compiled.unknown.includes(operation.text))) {
      for (const variables of [VARIABLES, ...broken, ...further]) {
        for (const send of text.startsWith('query') ? [byPost, byGet] : [byPost]) {
          const expected = await send(free, text, variables)
          assert.deepEqual(await send(plain, text, variables), expected, `${name}, executed`)
          assert.deepEqual(await send(compiled, text, variables), expected, `${name}, compiled`)
          if (send === byGet) assert.deepEqual(await send(compiled, text, variables), expected, `${name}, kept`)
        }
      }
    }
  })

  it('aliases, defaults, conditions, fragments, errors and limits are answered alike', async () => {
    assert.deepEqual(compiled.unknown, [])
    const seen: string[] = []
    for (const text of TRICKY) {
      for (const variables of TRICKY_VARIABLES) {
        for (const send of [byPost, byGet]) {
          const expected = await send(free, text, variables)
          assert.deepEqual(
            await send(plain, text, variables),
            expected,
            `executed: ${text} ${JSON.stringify(variables)}`,
          )
          assert.deepEqual(
            await send(compiled, text, variables),
            expected,
            `compiled: ${text} ${JSON.stringify(variables)}`,
          )
          seen.push(JSON.stringify(expected.body))
        }
      }
    }
    for (const text of [
      '"path":["one"]',
      '"path":["two"]',
      'A page of 101 is too large',
      '"again":"',
      '"__typename":"ConfigurableProduct"',
    ])
      assert.ok(
        seen.some((body) => body.includes(text)),
        text,
      )
  })

  it('where free documents are refused, only registered ones are answered', async () => {
    const known = texts.find((text) => text.includes('query Brands')) ?? ''
    assert.equal((await closed.graphqlByGet(known)).errors.length, 0)
    for (const document of ['{ __typename }', `${known} `, known.replace('label', 'label logo'), '']) {
      for (const answer of [await closed.graphql(document), await closed.graphqlByGet(document)]) {
        assert.equal(answer.errors[0]?.message, 'Only registered operations are answered here.', document)
        assert.equal(answer.headers.get('cache-control'), 'private, no-store')
      }
    }
  })

  it('variables of 100 KB in an address, and of a wrong shape, are refused without harm', async () => {
    const known = texts.find((text) => text.includes('query Route(')) ?? ''
    const long = await new Promise<number | string | undefined>((done) => {
      const path = `/graphql?${new URLSearchParams({ query: known, variables: JSON.stringify({ url: 'x'.repeat(100_000) }) })}`
      // The server may close the connection while the URL is still being sent, which can hide the answer.
      get(`${compiled.url}${path}`, (response) => done(response.resume().statusCode)).on('error', (error) =>
        done(error.message),
      )
    })
    assert.match(String(long), /^(431|.*(ECONNRESET|EPIPE|socket hang up).*)$/)
    for (const variables of ['[]', '"text"', '7']) {
      const address = `${compiled.url}/graphql?${new URLSearchParams({ query: known, variables })}`
      const answer = await fetch(address)
      assert.notEqual(answer.status, 500)
      assert.match(await answer.text(), /"errors"/)
    }
    assert.deepEqual((await compiled.graphqlByGet(known, { url: 'women/boots' })).errors, [])
  })
})

describe('kept answers', () => {
  let database: TestDatabase
  let server: TestServer
  let reads = 0
  let gate: Promise<void> = Promise.resolve()
  const MONEY = 'query Money { currency { base_currency_code } }'
  const COUNTRY = 'query Country($id: String) { country(id: $id) { id } currency { base_currency_code } }'
  before(async () => {
    database = await withDatabase()
    const site = countingModules(() => {
      reads += 1
      return gate
    })
    server = await startTestServer({ db: database.db, modules: site, operations: [MONEY, COUNTRY] })
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  const address = (query: string, more: Record<string, string> = {}) =>
    `${server.url}/graphql?${new URLSearchParams({ query, ...more })}`
  const countReads = async (work: () => Promise<unknown>) => {
    const before = reads
    await work()
    return reads - before
  }

  it('the same read is executed once for each site, and 304 for who has it [R7.15]', async () => {
    const send = (headers: Record<string, string> = {}) =>
      fetch(address(MONEY), { headers: { store: 'mollini_au', ...headers } })
    const first = await send()
    assert.equal(first.headers.get('cache-control'), 'public, max-age=86400')
    const known = await first.text()
    assert.equal(
      await countReads(async () => {
        const again = await send()
        assert.equal(await again.text(), known)
        const etag = again.headers.get('etag') ?? ''
        assert.match(etag, /^W\/"[\w-]+"$/)
        const unchanged = await send({ 'if-none-match': `"other", ${etag}` })
        assert.deepEqual([unchanged.status, await unchanged.text()], [304, ''])
      }),
      0,
    )
    assert.equal(await countReads(() => fetch(address(MONEY), { headers: { store: 'trybe_au' } })), 1)
  })

  it('an answer is cached for 86,400 s and loaded again after that [J27.2, R9.15]', async (t) => {
    const send = () => fetch(address(MONEY), { headers: { store: 'mathers_au' } })
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
    assert.equal(await countReads(send), 1)
    t.mock.timers.tick(86_400_000)
    assert.equal(await countReads(send), 0)
    t.mock.timers.tick(1)
    assert.equal(await countReads(send), 1)
  })

  it('bytes are packed for who takes them so and plain for the rest', async () => {
    const raw = (encoding: string) =>
      new Promise<{ encoding: string | undefined; body: Buffer }>((done) => {
        get(address(MONEY), { headers: { store: 'mollini_au', 'accept-encoding': encoding } }, async (response) =>
          done({ encoding: response.headers['content-encoding'], body: Buffer.concat(await response.toArray()) }),
        )
      })
    const plain = await raw('identity')
    assert.equal(plain.encoding, undefined)
    let packed = await raw('gzip')
    while (packed.encoding === undefined) packed = await raw('gzip')
    assert.deepEqual(gunzipSync(packed.body), plain.body)
    assert.equal((await raw('gzip, br')).encoding, 'br')
    assert.equal((await raw('gzip;q=0, br;q=0.0')).encoding, undefined)
    assert.deepEqual((await raw('identity')).body, plain.body)
  })

  it('the order of variables and undeclared ones make no read; a bearer is not kept [R7.21]', async () => {
    const send = (variables: object, headers: Record<string, string> = {}) =>
      fetch(address(COUNTRY, { variables: JSON.stringify(variables) }), {
        headers: { store: 'styletread_nz', ...headers },
      })
    assert.equal(await countReads(() => send({ id: 'NZ' })), 1)
    assert.equal(await countReads(() => send({ utm: 'x', id: 'NZ' })), 0)
    for (const [variables, headers] of [
      [{ id: 'NZ' }, { authorization: 'Bearer x' }],
      [{ id: 'FR' }, {}],
    ] as const) {
      for (let time = 0; time < 2; time += 1) {
        let cacheControl: string | null = ''
        const count = await countReads(
          async () => (cacheControl = (await send(variables, headers)).headers.get('cache-control')),
        )
        assert.notEqual(count, 0)
        assert.equal(cacheControl, 'private, no-store')
      }
    }
  })

  it('200 parallel requests for an answer that is not there execute it once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const count = await countReads(async () => {
      const send = async () => (await fetch(address(MONEY), { headers: { store: 'midas_au' } })).text()
      assert.equal(new Set(await sendTogether(Array(200).fill(send), resolve)).size, 1)
    })
    gate = Promise.resolve()
    assert.equal(count, 1)
  })
})
