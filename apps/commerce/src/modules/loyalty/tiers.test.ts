import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standingOf } from './tiers.ts'

test('SILVER begins at exactly 200, GOLD at exactly 350, which misses nothing', () => {
  const standings = [0, 19_999, 20_000, 34_999, 35_000, 1_000_000].map((cents) => standingOf(cents))
  assert.deepEqual(
    standings.map(({ tier, next, missingCents }) => [tier.code, next?.code, missingCents]),
    [
      ['MEMBER', 'SILVER', 20_000],
      ['MEMBER', 'SILVER', 1],
      ['SILVER', 'GOLD', 15_000],
      ['SILVER', 'GOLD', 1],
      ['GOLD', undefined, 0],
      ['GOLD', undefined, 0],
    ],
  )
})
