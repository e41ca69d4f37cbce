import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createResponseCollector, memoised, memoKey } from './request-state.ts'

test('a request makes the value of a key and id once; keys of the same name are two', () => {
  const [memo, key, other] = [new Map(), memoKey<object>('a'), memoKey<object>('a')]
  const first = memoised({ memo }, key, 1, () => ({}))
  assert.equal(
    memoised({ memo }, key, 1, () => ({})),
    first,
  )
  assert.notEqual(
    memoised({ memo }, key, 2, () => ({})),
    first,
  )
  assert.equal(
    memoised({ memo }, other, 1, () => undefined),
    undefined,
  )
})

test('an answer may be cached only when somebody allowed it, under all its tags', () => {
  const response = createResponseCollector()
  response.addTags('product:A', 'url:māori', 'product:A')
  assert.equal(response.cacheTags(), undefined)
  response.allowCaching(['midas_au', 'plp'])
  response.addTags('a,b')
  assert.deepEqual(response.cacheTags(), ['midas_au', 'plp', 'product:A', 'url:m%C4%81ori', 'a%2Cb'])
})
