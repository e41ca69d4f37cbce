import assert from 'node:assert/strict'
import { test } from 'node:test'
import { purgeReads, readThrough } from './read-cache.server.ts'
import { parseAnswer } from './wire.ts'

const answered = (status: number, body: unknown) =>
  parseAnswer({ kind: 'answered', status, body: typeof body === 'string' ? body : JSON.stringify(body) })

test('§7 errors make a failure at any status, worded by the first of them', () => {
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

test('answers that are no GraphQL are http failures, silence is a network one', () => {
  for (const result of [answered(502, '<html>'), answered(200, 'nonsense'), answered(200, { data: null })])
    assert.ok(!result.ok && result.failure.kind === 'http')
  const silent = parseAnswer({ kind: 'failed', reason: 'no answer' })
  assert.ok(!silent.ok && silent.failure.kind === 'network')
  assert.deepEqual(answered(200, { data: { a: 1 } }), { ok: true, data: { a: 1 } })
})

test('§7 equal reads share one call, are kept by tag, and a read begun before a purge is not kept', async () => {
  let calls = 0
  const load = async () => ({ value: `body ${++calls}`, size: 6 })
  assert.deepEqual(await Promise.all([readThrough('k', ['cms'], load), readThrough('k', ['cms'], load)]), ['body 1', 'body 1'])
  assert.equal(purgeReads(['plp']), 0)
  assert.equal(await readThrough('k', ['cms'], load), 'body 1')
  assert.equal(purgeReads(['cms']), 1)
  let finish: (read: { value: string; size: number }) => void = () => undefined
  const slow = readThrough(
    'k',
    ['cms'],
    () =>
      new Promise<{ value: string; size: number }>((done) => {
        finish = done
      }),
  )
  purgeReads(['cms'])
  finish({ value: 'old', size: 3 })
  assert.equal(await slow, 'old')
  assert.equal(await readThrough('k', ['cms'], load), 'body 2')
})
