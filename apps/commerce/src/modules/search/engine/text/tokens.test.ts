import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createNearness, meaningfulTokensOf, stemOf, tokensOf } from './tokens.ts'

test('words lose case, accents and apostrophes', () => {
  assert.deepEqual(tokensOf("Chloé's T-Bar, size 6"), ['chloes', 't', 'bar', 'size', '6'])
})

test('small words are left out unless nothing else is there', () => {
  assert.deepEqual(meaningfulTokensOf('shoes for the wedding'), ['shoes', 'wedding'])
  assert.deepEqual(meaningfulTokensOf('the'), ['the'])
})

test('plurals find singulars', () => {
  assert.deepEqual(['boots', 'shoes', 'dress', 'plus'].map(stemOf), ['boot', 'shoe', 'dress', 'plus'])
})

/** The distance of two words; one more than `limit` where it is above it. */
function editDistance(a: string, b: string, limit: number): number {
  const near = createNearness(a, limit)
  const isNear = [...b].every((letter, at) => near.add(letter.charCodeAt(0), at))
  return isNear ? Math.min(near.distanceAt(b.length), limit + 1) : limit + 1
}

test('a swap of neighbours is one edit', () => {
  assert.equal(editDistance('sandal', 'sadnal', 2), 1)
  assert.equal(editDistance('loafer', 'lofer', 2), 1)
  assert.equal(editDistance('boot', 'heel', 2), 3)
  assert.equal(editDistance('boot', 'boot', 0), 0)
})
