import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  containedGstCents,
  divideRound,
  formatCents,
  formatTotal,
  instalmentCents,
  percentOff,
  shareByLargestRemainder,
  toCents,
  toDecimal,
} from './money.ts'

test('GST contained in a price is 1/11 in AU and 3/23 in NZ, rounded half up to cents [A109]', () => {
  for (let cents = 0; cents <= 30_000; cents += 7) {
    // Exact integers: 46ths (2 × 23) or 22nds (2 × 11) of a cent.
    const oracle = (numerator: number, denominator: number) =>
      Number((BigInt(cents) * BigInt(2 * numerator) + BigInt(denominator)) / BigInt(2 * denominator))
    assert.equal(containedGstCents(cents, 'AU'), oracle(1, 11))
    assert.equal(containedGstCents(cents, 'NZ'), oracle(3, 23))
  }
})

test('percent off is rounded down: 29.9 % shows as 29 % [R9.62, A108]', () => {
  assert.equal(percentOff(10_000, 7_010), 29)
  assert.equal(percentOff(10_000, 10_000), 0)
  assert.equal(percentOff(10_000, 12_000), 0)
  assert.equal(percentOff(0, 0), 0)
})

test('an instalment is a quarter of the price, rounded to cents [R9.29, A100]', () => {
  assert.equal(instalmentCents(12_995), 3_249)
  assert.equal(instalmentCents(12_998), 3_250)
  assert.equal(instalmentCents(1), 0)
})

test('amounts have two decimals on the wire and no more are accepted [R9.63]', () => {
  assert.equal(toDecimal(12_995), 129.95)
  assert.equal(toCents(129.95), 12_995)
  for (const wrong of [1.005, Number.NaN, Number.POSITIVE_INFINITY]) assert.throws(() => toCents(wrong), RangeError)
})

test('a discount shared over lines adds up to the cent [A109]', () => {
  for (const [total, weights] of [
    [1000, [3333, 3333, 3333]],
    [1, [5, 5]],
    [999, [1, 0, 0]],
    [500, [0, 0]],
    [12_345, [1, 2, 3, 4, 5]],
  ] as const) {
    const parts = shareByLargestRemainder(total, weights)
    assert.equal(
      parts.reduce((a, b) => a + b, 0),
      weights.some(Boolean) ? total : 0,
    )
    assert.ok(parts.every((part) => part >= 0))
  }
})

test('division rounds half away from zero', () => {
  assert.deepEqual([divideRound(5, 2), divideRound(-5, 2), divideRound(4, 3), divideRound(-1, 3)], [3, -3, 1, 0])
})

test('prices are written in dollars with separators [R3.50]', () => {
  assert.deepEqual(
    [formatCents(124_995), formatCents(5), formatCents(-1000), formatCents(123_456_700)],
    ['$1,249.95', '$0.05', '−$10.00', '$1,234,567.00'],
  )
  assert.deepEqual([formatTotal(124_995, 'AUD'), formatTotal(18_995, 'NZD')], ['A$1,249.95', 'NZ$189.95'])
})
