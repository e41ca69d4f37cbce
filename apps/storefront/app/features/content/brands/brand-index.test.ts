import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brandFacts, brandsNamed, byLetter } from './brand-index.ts'

const brand = (label: string, origin: string | null = null) => ({ label, origin, product_count: 1 })
const BRANDS = [brand('Élan', 'Sydney'), brand('Corso Nine', 'Brisbane'), brand('9 Lives')]

test('brands are listed by their first letter, without its accent, others first', () => {
  assert.deepEqual(
    byLetter(BRANDS).map(([letter, brands]) => [letter, brands.map(({ label }) => label)]),
    [
      ['#', ['9 Lives']],
      ['C', ['Corso Nine']],
      ['E', ['Élan']],
    ],
  )
})

test('brands are found by a part of label or place, whatever its case and accents', () => {
  const found = (text: string) => brandsNamed(BRANDS, text).map(({ label }) => label)
  assert.deepEqual(found(' elan '), ['Élan'])
  assert.deepEqual(found('BRIS'), ['Corso Nine'])
  assert.equal(found('').length, 3)
  assert.deepEqual(found('nobody'), [])
})

test('a brand says where it is from and how many styles it has', () => {
  assert.equal(brandFacts({ origin: 'Sydney', product_count: 3 }), 'Sydney · 3 styles')
  assert.equal(brandFacts({ origin: null, product_count: 1 }), '1 style')
})
