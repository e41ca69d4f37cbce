import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PRICE_FACET } from './facet-definitions.ts'
import { bandOf, priceOptions } from './price-bands.ts'

const starts = PRICE_FACET.bandStartsCents
const options = priceOptions({ counts: Uint32Array.from(starts, () => 1), minCents: 0, maxCents: 1 }, undefined)

/** The bounds in a band's label, in cents. */
function spanOf(label: string): readonly [number, number] {
  const [first = 0, second] = [...label.matchAll(/\$(\d+(?:\.\d\d)?)/g)].map(([, dollars]) =>
    Math.round(Number(dollars) * 100),
  )
  if (label.startsWith('Under ')) return [0, first - 1]
  return label.endsWith(' and over') ? [first, Number.POSITIVE_INFINITY] : [first, second ?? Number.NaN]
}

test('labels of price bands meet, do not overlap, and name the band of every price', () => {
  const spans = options.map(({ label }) => spanOf(label))
  assert.equal(spans[0]?.[0], 0)
  assert.equal(spans.at(-1)?.[1], Number.POSITIVE_INFINITY)
  for (const [i, [from, to]] of spans.entries()) {
    if (i > 0) assert.equal(from, (spans[i - 1]?.[1] ?? Number.NaN) + 1, options[i]?.label)
    for (const cents of [from, Math.min(to, from + 1_000_000)])
      assert.equal(bandOf(cents), i, `${cents} in ${options[i]?.label}`)
  }
})
