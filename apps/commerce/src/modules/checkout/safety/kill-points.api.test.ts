import assert from 'node:assert/strict'
import { test } from 'node:test'
import { killAt } from '#src/testing/kill-points/kill-points'

for (const [victim, points] of [
  ['commerce', 14],
  ['worker', 6],
] as const)
  test(`${victim} killed at seeded points of an order loses no order, charge or stock`, async () => {
    const report = await killAt(victim, points, { seed: 20_261_127 })
    assert.deepEqual(report.lost, [])
    assert.equal(report.kills, points)
  })
