import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promiseFor } from './promise.ts'

const standard = { minDays: 2, maxDays: 5 }
const ZONE = 'Australia/Melbourne'

test("ux §1.6 an order before two o'clock on a working day leaves that day", () => {
  assert.deepEqual(promiseFor(standard, new Date('2026-11-18T02:59:00Z'), ZONE), { earliest: '2026-11-20', latest: '2026-11-25' })
})

test('ux §1.6 a later one, and one at the weekend, leaves on the next working day', () => {
  assert.deepEqual(promiseFor(standard, new Date('2026-11-18T03:00:00Z'), ZONE), { earliest: '2026-11-23', latest: '2026-11-26' })
  assert.deepEqual(promiseFor(standard, new Date('2026-11-21T01:00:00Z'), ZONE), { earliest: '2026-11-25', latest: '2026-11-30' })
})

test('failures 99: days are right over month end, year end and the change of clocks', () => {
  assert.deepEqual(promiseFor({ minDays: 1, maxDays: 3 }, new Date('2026-12-31T00:00:00Z'), ZONE), {
    earliest: '2027-01-01',
    latest: '2027-01-05',
  })
  assert.deepEqual(promiseFor({ minDays: 1, maxDays: 1 }, new Date('2026-10-02T02:00:00Z'), ZONE), {
    earliest: '2026-10-05',
    latest: '2026-10-05',
  })
  assert.deepEqual(promiseFor({ minDays: 1, maxDays: 1 }, new Date('2028-02-28T23:00:00Z'), ZONE), {
    earliest: '2028-03-01',
    latest: '2028-03-01',
  })
})
