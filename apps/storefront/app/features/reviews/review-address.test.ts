import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseReviewView, reviewsPath } from './review-address.ts'

const read = (search: string) => parseReviewView(new URLSearchParams(search))

test('an address of reviews reads back as it was written', () => {
  const view = { sort: 'MOST_HELPFUL', stars: 4, page: 2 } as const
  assert.equal(reviewsPath('pip-red', view), '/pip-red/reviews?sort=most-helpful&stars=4&p=2')
  assert.deepEqual(read('sort=most-helpful&stars=4&p=2'), view)
})

test('unknown parameters of a reviews address are ignored', () => {
  assert.deepEqual(read('sort=drop-table&stars=9&p=-1'), { sort: 'NEWEST', stars: undefined, page: 1 })
  assert.equal(reviewsPath('pip-red'), '/pip-red/reviews')
})
