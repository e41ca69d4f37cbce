import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type RawBuilder, sql } from 'kysely'
import { settingsOfRequest } from '#modules/site'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import type { Context } from '../platform/context.ts'
import { readBody } from '../platform/http-body.ts'
import { modules } from './schema/modules.ts'
import type { GraphqlModule } from './schema/schema.ts'

/** The site module with its currency resolver replaced, to inject failures. */
function siteWith(currency: (parent: unknown, args: unknown, ctx: Context) => unknown): GraphqlModule[] {
  return modules.slice(0, 2).map((module) => {
    if (module.name !== 'site') return module
    return { ...module, resolvers: { ...module.resolvers, Query: { ...module.resolvers.Query, currency } } }
  })
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

describe('the GraphQL door', () => {
  let database: TestDatabase
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db })
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  it('what cannot be parsed is 400 without a stack, every time', async () => {
    for (const body of [
      '{"query":',
      '{"query":"{ storeConfig {"}',
      '{"query":"{ storeConfig {"}',
      '[{"query":"{__typename}"}]',
      '{}',
      'null',
      '"text"',
    ]) {
      const response = await post(body)
      const text = await response.text()
      assert.equal(response.status, 400, body)
      assert.match(text, /"errors":\[\{"message":"/)
      assert.doesNotMatch(text, /stack|node_modules|\.ts:|\.js:/)
    }
  })

  it('parameters of a read that are no JSON are named [R7.01]', async () => {
    for (const name of ['variables', 'extensions']) {
      const response = await fetch(`${server.url}/graphql?query=${encodeURIComponent('{__typename}')}&${name}=x`)
      assert.equal(response.status, 400)
      assert.match(await response.text(), new RegExp(`The parameter \\\\"${name}\\\\" is not valid JSON`))
    }
  })

  it('a character that cannot be stored is refused as bad input, in every argument', async () => {
    for (const document of [
      'query ($text: String!) { route(url: $text) { __typename } }',
      'query ($text: String!) { guestOrder(input: { number: $text, email: "a@b.co", lastname: "x" }) { number } }',
      'query ($text: String!) { cmsPage(identifier: $text) { identifier } }',
    ]) {
      const { errors } = await server.graphql(document, { text: 'a\u0000b' })
      assert.notEqual(errors.length, 0, document)
      assert.notEqual(errors[0]?.message, 'Internal server error', document)
      assert.equal(errors[0]?.extensions.category === 'internal', false, document)
    }
  })

  it('a page size that is the default of a variable counts like one that is sent', async () => {
    const document = gql('query ($size: Int = 100000) { products(search: "boot", pageSize: $size) { items { sku } } }')
    assert.equal((await server.graphql(document)).errors[0]?.extensions.code, 'LIMIT_EXCEEDED')
  })

  it('a field that is not there is an error at 200 with a category', async () => {
    const { status, errors } = await server.graphql('{ nope }')
    assert.equal(status, 200)
    assert.equal(errors[0]?.extensions.category, 'graphql-input')
  })

  it('a mutation by GET is refused [R7.05, A64]', async () => {
    const { errors, headers } = await server.graphqlByGet(
      gql('mutation { subscribeToNewsletter(email: "a@b.co") { success } }'),
    )
    assert.equal(errors[0]?.message, 'Mutation requests allowed only for POST requests')
    assert.equal(headers.get('cache-control'), 'private, no-store')
    const { rows } = await sql`select 1 from subscription`.execute(database.db)
    assert.equal(rows.length, 0)
  })

  it('only cacheable reads by GET may be kept, under the store and its tags [R7.05, R7.15, R7.21]', async () => {
    const document = gql('{ storeConfig { store_code } currency { base_currency_code } }')
    const cached = await server.graphqlByGet(document, {}, { store: 'mollini_au' })
    assert.equal(cached.headers.get('cache-control'), 'public, max-age=86400')
    assert.equal(cached.headers.get('x-magento-tags'), 'mollini_au')
    const notCached = [
      await server.graphqlByGet(document, {}, { authorization: 'Bearer something' }),
      await server.graphqlByGet(gql('{ storeConfig { store_code } isEmailValidated(email: "a@b.co") { isValid } }')),
      await server.graphqlByGet(gql('{ storeConfig { store_code } country(id: "FR") { id } }')),
      await server.graphql(document),
    ]
    for (const answer of notCached) {
      assert.equal(answer.headers.get('cache-control'), 'private, no-store')
      assert.equal(answer.headers.get('x-magento-tags'), null)
    }
  })

  it('documents, refused or long, leave nothing behind that grows with their number', async () => {
    const names = (i: number, count: number, text: (j: number) => string) =>
      Array.from({ length: count }, (_, j) => `${text(j)}${i}_${'x'.repeat(14)}`).join(' ')
    const kinds: readonly ((i: number) => string)[] = [
      (i) => `{ storeConfig { ${names(i, 1200, (j) => `store_code a${j}: store_code b`)} } }`, // too many selections
      (i) => `{ storeConfig { ${names(i, 4100, (j) => `a${j}`)} } }`, // too many tokens
      (i) => `{ storeConfig { store_code(a: [${names(i, 1900, (j) => `a${j}`)}]) } }`, // does not fit the schema
      (i) => `{ storeConfig { store_code(a: [${names(i, 1900, (j) => `a${j}`)}]`, // does not parse
      (i) => `query Ad${i} { storeConfig { store_code } } # ${names(i, 1900, (j) => `a${j}`)}`, // valid, 50 KiB
      (i) =>
        `query ($a: Int = 10${i}) { products(search: "x", pageSize: $a) { items { sku } } } # ${names(i, 1900, (j) => `a${j}`)}`, // costs too much
    ]
    const send = async (from: number, count: number) => {
      for (let i = from; i < from + count; i += 1) for (const kind of kinds) await server.graphql(kind(i))
    }
    const heapAfterCollection = () => {
      collectGarbage()
      return process.memoryUsage().heapUsed / 1e6
    }
    await send(0, 5)
    const before = heapAfterCollection()
    await send(5, 40)
    const grownMb = heapAfterCollection() - before
    assert.ok(grownMb < 25, `240 documents of 50 KB left ${grownMb.toFixed(1)} MB`)
  })

  it('a guessable field is allowed once in a request', async () => {
    const document = gql(
      '{ a: isEmailAvailable(email: "a@b.co") { is_email_available } b: isEmailAvailable(email: "c@d.co") { is_email_available } }',
    )
    const { errors } = await server.graphql(document)
    assert.match(errors[0]?.message ?? '', /allowed once|Cannot query/)
  })

  it('requests in every form of Magento work: empty parameters, headers in any case, OPTIONS', async () => {
    const query = 'query Store { storeConfig { store_code } }'
    const expected = '{"data":{"storeConfig":{"store_code":"mollini_au"}}}'
    const parameters: readonly Readonly<Record<string, unknown>>[] = [
      { operationName: '' },
      { operationName: null },
      { operationName: 'Store' },
      { variables: '' },
      { variables: null },
      { variables: {} },
      { extensions: null },
      { extensions: '' },
      { extensions: {} },
      { id: 'anything', operationType: 'query' },
      { operationName: '', variables: null, extensions: null },
    ]
    for (const more of parameters) {
      const response = await post(JSON.stringify({ query, ...more }), { store: 'mollini_au' })
      assert.deepEqual([response.status, await response.text()], [200, expected], JSON.stringify(more))
    }
    for (const more of [
      '',
      '&operationName=',
      '&operationName=Store',
      '&variables=',
      '&variables=null',
      '&variables={}',
      '&extensions=null',
      '&extensions=',
      '&other=1',
    ]) {
      const response = await fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}${more}`, {
        headers: { store: 'mollini_au' },
      })
      assert.deepEqual([response.status, await response.text()], [200, expected], more)
    }
    const headers: readonly Readonly<Record<string, string>>[] = [
      { 'content-currency': 'aud' },
      { 'Content-Currency': ' Aud ' },
      { 'content-currency': '' },
      { store: 'MOLLINI_AU' },
      { 'content-type': 'application/json; charset=UTF-8' },
      { 'content-type': 'Application/JSON;charset=utf-8' },
    ]
    for (const more of headers)
      assert.equal(await (await post(JSON.stringify({ query }), { store: 'mollini_au', ...more })).text(), expected)
    assert.match(
      await (await post(JSON.stringify({ query }), { 'content-currency': 'usd' })).text(),
      /Please correct the target currency/,
    )
    const slash = await fetch(`${server.url}/graphql/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'mollini_au' },
      body: JSON.stringify({ query }),
    })
    assert.equal(await slash.text(), expected)
    const options = await fetch(`${server.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
    })
    assert.deepEqual(
      [options.status, options.headers.get('allow'), await options.text()],
      [204, 'GET, POST, OPTIONS', ''],
    )
    assert.deepEqual(
      [...options.headers.keys()].filter((name) => name.startsWith('access-control')),
      [],
    )
  })

  it('bodies over 256 KiB and other content types are turned away', async () => {
    assert.equal(
      (await post(JSON.stringify({ query: '{__typename}', variables: { a: 'x'.repeat(300_000) } }))).status,
      413,
    )
    assert.equal((await post('{"query":"{__typename}"}', { 'content-type': 'text/plain' })).status, 415)
    const packed = await post('{"query":"{__typename}"}', { 'content-encoding': 'gzip' })
    assert.deepEqual([packed.status, packed.headers.get('accept-encoding')], [415, 'identity'])
    assert.match(await packed.text(), /Send the request unpacked/)
    assert.equal((await post('{"query":"{__typename}"}', { 'content-encoding': 'identity' })).status, 200)
    assert.equal(
      (await post(`{"query":"{__typename}","variables":{"a":${'['.repeat(40)}${']'.repeat(40)}}}`)).status,
      400,
    )
    assert.equal((await fetch(`${server.url}/graphql`, { method: 'PUT' })).status, 405)
    for (const path of ['/livez', '/readyz'])
      assert.equal((await fetch(`${server.url}${path}`, { method: 'DELETE' })).status, 405)
    assert.equal((await fetch(`${server.url}/other`)).status, 404)
  })

  it('an unforeseen failure is masked and told by its request id', async () => {
    const broken = await startTestServer({
      db: database.db,
      modules: siteWith(() => {
        throw new TypeError('secret detail')
      }),
    })
    const written: string[] = []
    const { error } = console
    console.error = (line: string) => void written.push(line)
    try {
      const { errors, status } = await broken.graphql(
        gql('{ currency { base_currency_code } storeConfig { store_code } }'),
      )
      assert.equal(status, 200)
      assert.equal(errors[0]?.message, 'Internal server error')
      const line = JSON.parse(written[0] ?? '{}') as Record<string, unknown>
      assert.equal(line.requestId, errors[0]?.extensions.requestId)
      assert.equal(line.message, 'secret detail')
    } finally {
      console.error = error
      await broken.close()
    }
  })

  it('a client that hangs up in the middle is no error of the server, nothing is told', async (t) => {
    const seen = Promise.withResolvers<unknown>()
    const hanging = await startTestServer({
      db: database.db,
      settings: { LOG_GRAPHQL_ERRORS: 'on' },
      routes: {
        '/read': async (req) => {
          await readBody(req, 1000).catch((error: unknown) => {
            seen.resolve(error)
            throw error
          })
        },
      },
    })
    const lines: string[] = []
    for (const method of ['log', 'error'] as const)
      t.mock.method(console, method, (line: string) => void lines.push(line))
    try {
      for (const path of ['/graphql', '/read']) {
        const socket = connect(Number(new URL(hanging.url).port), '127.0.0.1')
        const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"query":`
        await new Promise<unknown>((done) => socket.write(head, done))
        socket.destroy()
      }
      assert.equal((await seen.promise) instanceof Error, true)
      await setImmediate()
    } finally {
      await hanging.close()
    }
    assert.deepEqual(lines, [])
  })

  for (const isOn of [true, false]) {
    it(`errors of results are logged ${isOn ? 'where the setting says so' : 'nowhere else'}, with nothing that was sent [R8.73, A91]`, async (t) => {
      const settings = isOn ? { LOG_GRAPHQL_ERRORS: 'on' } : {}
      const persisted = gql(
        'query Known($page: Int!) { customerCart { id } products(search: "x", pageSize: $page) { total_count } }',
      )
      const logging = await startTestServer({ db: database.db, settings, operations: [persisted] })
      const lines: string[] = []
      for (const method of ['log', 'error'] as const)
        t.mock.method(console, method, (line: string) => void lines.push(line))
      try {
        await logging.graphql(gql('query Free($cart: String!) { cart(cart_id: $cart) { id } }'), {
          cart: 'secret1secret2secret3secret4secre',
        })
        await logging.graphql('mutation SignUp($email: String!) { subscribeToNewsletter(email: $email) { success } }', {
          email: { typed: 'ana@example.com', pin: 4321 },
        })
        await logging.graphql('query Wrong { storeConfig { store_code nope } }')
        await logging.graphql(persisted, { page: 1 }, { authorization: 'Bearer secret-token' })
        await logging.graphql(gql('query Fine { storeConfig { store_code } }'))
      } finally {
        await logging.close()
      }
      const logged = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'graphql-error')
      assert.deepEqual(
        logged.map(({ operation }) => operation),
        isOn ? ['Free', 'SignUp', 'Wrong', 'Known'] : [],
      )
      for (const line of logged) {
        assert.deepEqual([line.level, line.part, line.website], ['warn', 'commerce', 9])
        assert.ok(line.time && line.message)
      }
      assert.doesNotMatch(lines.join('\n'), /secret|ana@|4321/)
    })
  }

  const raise = (code: string) =>
    sql.raw(`do $$ begin raise exception using errcode = '${code}', message = 'secret detail'; end $$`)
  const troubles: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
    'a statement that takes too long': [sql`set local statement_timeout = 50`, sql`select pg_sleep(2)`],
    'a full disk': [raise('53100')],
    'no memory': [raise('53200')],
    'a pooler that restarts': [raise('08P01')],
    'a disk that fails': [raise('58030')],
    'a standby that takes no writes': [sql`set transaction read only`, sql`create table never (id int)`],
  }
  for (const [trouble, statements] of Object.entries(troubles)) {
    it(`${trouble} of the database is a clean 503`, async () => {
      const troubled = await startTestServer({
        db: database.db,
        modules: siteWith((_parent, _args, ctx) =>
          ctx.db.transaction().execute(async (trx) => {
            for (const statement of statements) await statement.execute(trx)
          }),
        ),
      })
      const { error } = console
      console.error = () => undefined
      try {
        const { errors, status, headers } = await troubled.graphql(gql('{ currency { base_currency_code } }'))
        assert.equal(status, 503)
        assert.equal(headers.get('retry-after'), '5')
        assert.equal(errors[0]?.message, 'The shop is busy. Please try again in a moment.')
      } finally {
        console.error = error
        await troubled.close()
      }
    })
  }

  it('settings are read once for a request however many fields ask', async () => {
    let reads = 0
    const counting = database.db.withPlugin({
      transformQuery: ({ node }) => {
        reads += JSON.stringify(node).includes('site_setting') ? 1 : 0
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const memo = new Map()
    const { brands } = await import('@welt/brands')
    const [brand] = brands
    assert.ok(brand)
    await Promise.all([1, 2, 3].map(() => settingsOfRequest({ db: counting, brand, memo, sharedLoads: undefined })))
    assert.equal(reads, 1)
  })
})
