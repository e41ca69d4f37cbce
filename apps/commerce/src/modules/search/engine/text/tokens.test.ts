import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createNearness, meaningfulTokensOf, stemOf, tokensOf } from './tokens.ts'

test('words lose case, accents and apostrophes', () => {
  assert.deepEqual(tokensOf("Chloé's T-Bar, size 6"), ['chloes', 't', 'bar', 'size', '6'])
  assert.deepEqual(tokensOf('bo\u200bots\u00ad'), ['boots'])
})

test('a number with a fraction is one token, however it is written', () => {
  const texts = ['8.5', '8½', '8 1/2', '8,5', '8.50', '８.５', '(8.5).', '8 and a half']
  for (const text of texts) assert.deepEqual(tokensOf(`${text} boots`), ['8.5', 'boots'], text)
  assert.deepEqual(tokensOf('8.0 7.5. 10,000 1.2.3 v2.5 8-9'), ['8', '7.5', '10', '000', '1.2.3', 'v2.5', '8', '9'])
})

test('small words are left out unless nothing else is there', () => {
  assert.deepEqual(meaningfulTokensOf('shoes for the wedding'), ['shoes', 'wedding'])
  assert.deepEqual(meaningfulTokensOf('the'), ['the'])
})

test('plurals find singulars', () => {
  assert.deepEqual(['boots', 'shoes', 'dress', 'plus'].map(stemOf), ['boot', 'shoe', 'dress', 'plus'])
})

/** Returns at most `limit` + 1. */
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
