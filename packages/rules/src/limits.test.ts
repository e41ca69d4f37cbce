import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchTextOf } from './limits.ts'

test('a search is composed, trimmed and cut at 120 characters', () => {
  assert.equal(searchTextOf(' cafe\u0301 '), 'café')
  assert.equal(searchTextOf('x'.repeat(121)), 'x'.repeat(120))
  assert.equal(searchTextOf(null), '')
})
