import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { brandOf } from '@welt/brands'
import { parse, print } from 'graphql'
import type { RequestContext } from '#app/session/request-context.ts'
import { createResponseCollector } from '#app/session/response-collector.ts'
import { fetchPrivate, query } from '../client.server.ts'
import type { TypedDocument } from '../typed-document.ts'
import { documentFor, learnUnknownField } from './known-fields.server.ts'

const same = (a: string, b: string) => assert.equal(print(parse(a)), print(parse(b)))
const unknown = (name: string, type = 'Part') => ({ name, type })
const refusal = (field: string, type = 'Part') =>
  `Cannot query field "${field}" on type "${type}". Did you mean "other"?`

test('what a server does not know is left out; other endpoints are still asked for it', () => {
  const document =
    'query A($x: Int, $y: Int) { a(x: $x) { b ... on C { d { ...F } } } e(y: $y) { f } } fragment F on G { g }'
  assert.equal(learnUnknownField('one', document, unknown('d')), true)
  same(documentFor('one', document) ?? '', 'query A($x: Int, $y: Int) { a(x: $x) { b } e(y: $y) { f } }')
  assert.equal(learnUnknownField('one', document, unknown('f')), true)
  same(documentFor('one', document) ?? '', 'query A($x: Int) { a(x: $x) { b } }')
  assert.equal(documentFor('two', document), document)
})

test('a fragment without known fields is removed, and so are fields that only it selected in', () => {
  const document =
    'query A($x: Int) { a { b { ...F } c } d { ...F } } fragment F on G { ...H } fragment H on G { e(x: $x) { f } }'
  assert.equal(learnUnknownField('three', document, unknown('f')), true)
  same(documentFor('three', document) ?? '', 'query A { a { c } }')
  const chain = '{ a { b { ...F } c } } fragment F on G { ...H } fragment H on G { e }'
  assert.equal(learnUnknownField('three', chain, unknown('b')), true)
  same(documentFor('three', chain) ?? '', '{ a { c } }')
})

test('nothing is learned from another failure or from a field that is not asked for', () => {
  const document = '{ a { b } }'
  for (const field of [undefined, unknown('z'), unknown('a'), unknown('b', 'Query')])
    assert.equal(learnUnknownField('one', document, field), false, field?.name)
  assert.equal(documentFor('one', document), document)
})

test('a root field is told from one below it; a server that knows none is not asked again', () => {
  const document = '{ name { name } other { name } }'
  assert.equal(learnUnknownField('one', document, unknown('name', 'Query')), true)
  same(documentFor('one', document) ?? '', '{ other { name } }')
  assert.equal(learnUnknownField('one', document, unknown('name')), true)
  assert.equal(documentFor('one', document), undefined)
  assert.equal(learnUnknownField('one', document, unknown('name')), false)
})

test('a mutation is retried without an unknown field only if it was not executed', async () => {
  let texts: string[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push((JSON.parse(Buffer.concat(await request.toArray()).toString()) as { query: string }).query)
    response.end(texts.shift())
  })
  await once(server.listen(0), 'listening')
  const commerce = {
    endpoint: `http://localhost:${(server.address() as AddressInfo).port}`,
    serviceKey: '',
    isErrorLogged: false,
  }
  const ctx = {
    brand: brandOf('midas'),
    commerce,
    requestId: '',
    response: createResponseCollector(),
    session: {},
    clientAddress: '',
    userAgent: '',
    cookies: new Map(),
  } as unknown as RequestContext
  const change = async (name: string, ...answers: readonly object[]) => {
    texts = answers.map((answer) => JSON.stringify(answer))
    bodies.length = 0
    const text = `mutation ${name} { add { plain extra } }`
    const document: TypedDocument<unknown, object> = { operation: 'mutation', text }
    const { ok } = await fetchPrivate(ctx, document, {})
    return { ok, sent: bodies.map((body) => body.includes('extra')) }
  }
  const errors = [{ message: refusal('extra') }]
  const done = { data: { add: { plain: 1 } } }
  assert.deepEqual(
    await change('A', { errors, data: null }, done),
    { ok: false, sent: [true] },
    'it may have been executed',
  )
  assert.deepEqual(await change('B', { errors: [{ message: 'Busy.' }] }, done), { ok: false, sent: [true] })
  assert.deepEqual(await change('C', { errors }, done), { ok: true, sent: [true, false] })
  assert.deepEqual(await change('C', { errors: [{ message: 'Busy.' }] }, done), { ok: false, sent: [false] })
  assert.deepEqual(await change('C', done), { ok: true, sent: [false] })
  server.close()
})

test('reads under way of one document are all asked again without unknown fields', async () => {
  const bothSent = Promise.withResolvers<void>()
  let calls = 0
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://server')
    calls += 1
    if (calls === 2) bothSent.resolve()
    await bothSent.promise
    const isRefused = searchParams.get('query')?.includes('extra')
    response.end(
      JSON.stringify(isRefused ? { errors: [{ message: refusal('extra') }] } : { data: searchParams.get('variables') }),
    )
  })
  await once(server.listen(0), 'listening')
  const commerce = {
    endpoint: `http://localhost:${(server.address() as AddressInfo).port}`,
    serviceKey: '',
    isErrorLogged: false,
  }
  const response = createResponseCollector()
  const ctx = { brand: brandOf('midas'), commerce, requestId: '', response } as RequestContext
  const document: TypedDocument<unknown, { x: number }> = {
    operation: 'query',
    text: 'query A($x: Int) { a(x: $x) { plain extra } }',
  }
  const read = (x: number) => query(ctx, document, { x }, { tags: [] })
  const answers = await Promise.all([read(1), read(2)])
  server.close()
  assert.deepEqual(answers, [
    { ok: true, data: '{"x":1}' },
    { ok: true, data: '{"x":2}' },
  ])
})
