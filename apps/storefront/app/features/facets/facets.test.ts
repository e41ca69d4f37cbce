import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FacetFragment } from './facets.generated.ts'
import { canNarrow, filterInputs, orderedOptions } from './facets.ts'

const facet = (attribute_code: string, labels: readonly string[]): FacetFragment => ({
  attribute_code,
  label: null,
  filter_type: 'include',
  min: null,
  max: null,
  options: labels.map((label) => ({ label, value: label, count: 1, is_selected: false, swatch_data: null })),
})
const labels = (given: FacetFragment) => orderedOptions(given).map((option) => option.label)

for (const [row, attribute] of [
  ['R9.34', 'brand'],
  ['R9.35', 'occasion'],
  ['R9.36', 'web_fabric'],
  ['R9.37', 'style_filter_st_mf'],
] as const) {
  test(`${row}: values of ${attribute} are in alphabetical order`, () => {
    assert.deepEqual(labels(facet(attribute, ['boot', 'Zeta', 'Alpha'])), ['Alpha', 'boot', 'Zeta'])
  })
}

test('values of other attributes keep the order of the listing call [R9.38, A103]', () => {
  assert.deepEqual(labels(facet('size', ['10', '6', '6.5'])), ['10', '6', '6.5'])
})

test('R3.58, R3.59, R3.60: one value is equal, several are include, a price is a range', () => {
  const inputs = filterInputs(
    { filters: { brand: ['a'], colour: ['red', 'tan'] }, price: { from: 50, to: 100 }, page: 1 },
    [],
  )
  assert.deepEqual(inputs, [
    { attribute_code: 'brand', equal: { eq: 'a' } },
    { attribute_code: 'colour', include: { in: ['red', 'tan'] } },
    { attribute_code: 'price', range: { from: '50', to: '100' } },
  ])
})

test('a facet whose one value every style has is left out', () => {
  assert.equal(canNarrow(facet('width', ['Standard']), 1), false)
  assert.equal(canNarrow(facet('sale', ['On sale']), 9), true)
  assert.equal(canNarrow(facet('brand', ['A', 'B']), 1), true)
})
