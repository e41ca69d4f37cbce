import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areTags, normalTag } from './purge-tags.ts'

test('a purge has at most 1,000 tags of at most 200 characters', () => {
  for (const good of [[], ['store'], Array(1000).fill('x'.repeat(200))]) assert.equal(areTags(good), true)
  for (const bad of [undefined, 'store', [1], Array(1001).fill('x'), ['x'.repeat(201)]])
    assert.equal(areTags(bad), false)
})

test('the SKU of a tag is compared as stored, other tags as they are', () => {
  assert.deepEqual([' product:a', 'product:odette-bk', 'url:/a', 'plp'].map(normalTag), [
    ' product:a',
    'product:ODETTE-BK',
    'url:/a',
    'plp',
  ])
})
