import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeScales } from '@welt/brands'
import type { FacetFragment } from '#app/features/facets/facets.generated.ts'
import type { SizeScaleMapping } from '#app/session/site/site-settings.ts'
import { sizeRangeText } from './size-range.ts'

// As in store config.
const mappings = sizeScales.map(({ isHeadingHidden, ...scale }) => ({
  ...scale,
  is_heading_hidden: isHeadingHidden,
})) as SizeScaleMapping[]

function textOf(values: readonly string[], filters: Readonly<Record<string, readonly string[]>> = {}) {
  const options = values.map((value) => ({ value, label: value, count: 1, is_selected: false, swatch_data: null }))
  return sizeRangeText({
    address: { filters, page: 1 },
    facets: [{ attribute_code: 'size', options } as unknown as FacetFragment],
    sizeReading: { mappings, womens: 'au', beginWith: 'women' },
  })
}

test('a category for one department names its range of sizes while it is not filtered', () => {
  assert.equal(textOf(['AUW:4', 'AUW:8.5', 'AUW:11']), 'Sizes AU 4 to 11, with half sizes.')
  assert.equal(textOf(['AUW:6', 'AUW:9']), 'Sizes AU 6 to 9.')
  for (const values of [['AUW:6', 'AUM:8'], ['AUW:6'], ['One size'], []]) assert.equal(textOf(values), undefined)
  assert.equal(textOf(['AUW:6', 'AUW:9'], { colour: ['black'] }), undefined)
})
