import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moreCount, shownCount } from '@welt/rules/listing-address'
import { purchasableSkus } from './stories.ts'

const countOf = (query: string) => shownCount(new URLSearchParams(query))

test('the blog shows a lead story and six, then six more at a time', () => {
  assert.deepEqual(['', 'show=13', 'show=600', 'show=601', 'show=6', 'show=013', 'show=x', 'show=8.5'].map(countOf), [
    ...[7, 13, 600, 7, 7, 7, 7, 7],
  ])
  assert.deepEqual(['show=-1', 'show=1e2'].map(countOf), [7, 7])
  assert.deepEqual([moreCount(7, 18), moreCount(13, 18), moreCount(7, 7), moreCount(7, 2)], [6, 5, 0, 0])
})

test('a sold-out shoe of a story is replaced by the nearest in stock, once', () => {
  const related = [
    { sku: 'GONE-TOO', isInStock: false },
    { sku: 'B', isInStock: true },
    { sku: 'NEAR', isInStock: true },
  ]
  const stock = [
    { sku: 'A', isInStock: false, related },
    { sku: 'B', isInStock: true, related: [] },
    { sku: 'C', isInStock: false, related },
  ]
  assert.deepEqual(purchasableSkus(['A', 'B', 'C', 'UNKNOWN'], stock), ['NEAR', 'B'])
})
