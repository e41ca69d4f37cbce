import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barPercent, tierName } from './tiers.ts'

const TIERS = [
  { code: 'MEMBER', thresholdCents: 0, rewardCents: 0, birthdayCents: 1000 },
  { code: 'SILVER', thresholdCents: 20_000, rewardCents: 1500, birthdayCents: 2000 },
  { code: 'GOLD', thresholdCents: 35_000, rewardCents: 3000, birthdayCents: 3000 },
]

test('the bar is full at 350 and stays full beyond [R9.23]', () => {
  const percents = [-100, 0, 17_500, 34_999, 35_000, 35_001, 90_000].map((cents) => barPercent(cents, TIERS))
  assert.deepEqual(
    percents.map((percent) => Math.floor(percent)),
    [0, 0, 50, 99, 100, 100, 100],
  )
})

test('tiers are named for shoppers', () => {
  assert.deepEqual(
    TIERS.map(({ code }) => tierName(code)),
    ['Member', 'Silver', 'Gold'],
  )
})
