import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FitCounts, fitFacts } from './fit.ts'

const NONE = { kept: 0, too_small: 0, too_large: 0, too_narrow: 0, too_wide: 0 }

function countsOf(given: Partial<typeof NONE>): FitCounts {
  const counts = { ...NONE, ...given }
  return { ...counts, cases: Object.values(counts).reduce((sum, count) => sum + count, 0) }
}

const said = (given: Partial<typeof NONE>, hasHalfSizes = true) => {
  const facts = fitFacts(countsOf(given), hasHalfSizes)
  return facts && `${facts.verdict}: ${facts.sentence}`
}

test('nothing is said below ten cases', () => {
  assert.equal(said({ kept: 9 }), undefined)
  assert.equal(said({ kept: 10 }), 'TRUE_TO_SIZE: 10 in 10 took their usual size')
})

test('what most shoppers keep, runs small, large, narrow and wide in plain words', () => {
  assert.equal(said({ kept: 8, too_small: 1, too_wide: 1 }), 'TRUE_TO_SIZE: 8 in 10 took their usual size')
  assert.equal(
    said({ kept: 6, too_small: 4 }),
    'RUNS_SMALL: Runs small: 4 in 10 found it small, consider half a size up',
  )
  assert.equal(
    said({ kept: 12, too_large: 8 }),
    'RUNS_LARGE: Runs large: 4 in 10 found it large, consider half a size down',
  )
  assert.equal(said({ kept: 7, too_narrow: 3 }), 'RUNS_NARROW: Runs narrow: 3 in 10 found it narrow')
  assert.equal(said({ kept: 5, too_wide: 5 }), 'RUNS_WIDE: Runs wide: 5 in 10 found it wide')
})

test('a style without half sizes steps by a whole one', () => {
  assert.equal(
    said({ kept: 6, too_small: 4 }, false),
    'RUNS_SMALL: Runs small: 4 in 10 found it small, consider one size up',
  )
})

test('where small and large hold the balance, opinions differ', () => {
  assert.equal(said({ kept: 5, too_small: 3, too_large: 2 }), 'MIXED: Opinions differ: 5 in 10 took their usual size')
})

test('all of ten is said only when it is all', () => {
  assert.equal(said({ kept: 99, too_small: 1 }), 'TRUE_TO_SIZE: 9 in 10 took their usual size')
  assert.equal(
    said({ too_small: 30, kept: 1 }),
    'RUNS_SMALL: Runs small: 9 in 10 found it small, consider half a size up',
  )
})
