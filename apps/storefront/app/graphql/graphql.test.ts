import assert from 'node:assert/strict'
import { test } from 'node:test'
import { purgeReads, readThrough } from './read-cache.server.ts'
import { parseAnswer } from './wire.ts'

const answered = (status: number, body: unknown) =>
  parseAnswer({ kind: 'answered', status, tags: [], body: typeof body === 'string' ? body : JSON.stringify(body) })

test('errors make a failure at any status, worded by the first of them', () => {
  const result = answered(200, {
    data: { cart: null },
    errors: [{ message: "The cart isn't active.", extensions: { category: 'graphql-input', code: 'CART_INACTIVE' } }],
  })
  assert.ok(!result.ok)
  assert.deepEqual(result.failure, {
    kind: 'user',
    message: "The cart isn't active.",
    status: 200,
    code: 'CART_INACTIVE',
    category: 'graphql-input',
  })
})

test('a fault that a server masks has no words for shoppers; a busy shop has [A83]', () => {
  const kindOf = (message: string, extensions?: Readonly<Record<string, string>>) => {
    const result = answered(200, { data: null, errors: [{ message, ...(extensions ? { extensions } : {}) }] })
    return result.ok ? 'ok' : result.failure.kind
  }
  assert.equal(kindOf('Internal server error', { category: 'internal', requestId: '1' }), 'graphql')
  assert.equal(kindOf('Internal server error', { category: 'graphql-input' }), 'graphql')
  assert.equal(kindOf('Internal server error'), 'graphql')
  assert.equal(kindOf('Something else', { category: 'internal', code: 'INTERNAL_SERVER_ERROR' }), 'graphql')
  assert.equal(
    kindOf('The shop is busy. Please try again in a moment.', { category: 'internal', code: 'UNAVAILABLE' }),
    'user',
  )
  assert.equal(kindOf('Cart does not contain products.', { category: 'graphql-no-such-entity' }), 'user')
})

test('answers that are no GraphQL are http failures, silence is a network one', () => {
  for (const result of [answered(502, '<html>'), answered(200, 'nonsense'), answered(200, { data: null })])
    assert.ok(!result.ok && result.failure.kind === 'http')
  const silent = parseAnswer({ kind: 'failed', reason: 'no answer' })
  assert.ok(!silent.ok && silent.failure.kind === 'network')
  assert.deepEqual(answered(200, { data: { a: 1 } }), { ok: true, data: { a: 1 } })
})

test('equal reads share a call, are kept by tag and site, not across a purge of the tag', async () => {
  let calls = 0
  const load = async () => ({ read: { value: `body ${++calls}`, size: 6, tags: ['cms', 'site:9'] } })
  const read = async (from = load) => (await readThrough('k', from)).read?.value
  assert.deepEqual(await Promise.all([read(), read()]), ['body 1', 'body 1'])
  assert.equal(purgeReads({ tags: ['plp'] }), 0)
  assert.equal(purgeReads({ tags: ['cms'], within: 'site:2' }), 0)
  assert.equal(await read(), 'body 1')
  assert.equal(purgeReads({ tags: ['cms'], within: 'site:9' }), 1)
  for (const [tag, expected] of [
    ['cms', 'body 2'],
    ['plp', 'slow plp'],
  ] as const) {
    let finish: (loaded: Awaited<ReturnType<typeof load>>) => void = () => undefined
    const slow = read(() => new Promise((done) => (finish = done)))
    purgeReads({ tags: [tag] })
    finish({ read: { value: `slow ${tag}`, size: 3, tags: ['cms'] } })
    assert.equal(await slow, `slow ${tag}`)
    assert.equal(await read(), expected)
    purgeReads({ tags: ['cms'] })
  }
})

test('a read is kept for 86,400 s to the millisecond, then the server is asked again [R7.14, R9.15]', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 })
  let calls = 0
  const load = async () => ({ read: { value: ++calls, size: 1, tags: ['store'] } })
  const read = async () => (await readThrough('lasting', load)).read?.value
  assert.equal(await read(), 1)
  t.mock.timers.tick(86_400_000 - 1)
  assert.equal(await read(), 1)
  t.mock.timers.tick(1)
  assert.equal(await read(), 2)
  assert.equal(await read(), 2)
})

test('equal reads at the same time are all told why there is none, and the next one asks again', async () => {
  let calls = 0
  const load = async () => ({ read: undefined, why: `no ${++calls}` })
  const answers = await Promise.all([readThrough('failing', load), readThrough('failing', load)])
  assert.deepEqual(answers, [
    { read: undefined, why: 'no 1' },
    { read: undefined, why: 'no 1' },
  ])
  assert.deepEqual(await readThrough('failing', load), { read: undefined, why: 'no 2' })
})
