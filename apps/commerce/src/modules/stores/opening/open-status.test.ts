import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DayHours } from '../tables.ts'
import { openStatus } from './open-status.ts'

const day = { opens: '09:00', closes: '17:30' }
const hours: DayHours[] = [
  day,
  day,
  day,
  { opens: '09:00', closes: '21:00' },
  day,
  { opens: '09:00', closes: '14:00' },
  null,
]

test('an open store says when it closes, in its own zone [R3.37, A27]', () => {
  assert.deepEqual(openStatus(hours, 'Australia/Perth', new Date('2026-11-19T12:00:00Z')), {
    is_open: true,
    closes_at: '2026-11-19T21:00:00+08:00',
    opens_at: null,
  })
})

test('a closed store says when it opens next, over a closed Sunday [R3.37, A27]', () => {
  const saturdayAfternoon = new Date('2026-11-21T04:00:00Z')
  assert.deepEqual(openStatus(hours, 'Australia/Melbourne', saturdayAfternoon), {
    is_open: false,
    closes_at: null,
    opens_at: '2026-11-23T09:00:00+11:00',
  })
})

test('the moment of opening is open, the moment of closing is closed [R3.37]', () => {
  assert.equal(openStatus(hours, 'Pacific/Auckland', new Date('2026-11-17T20:00:00Z')).is_open, true)
  assert.equal(openStatus(hours, 'Pacific/Auckland', new Date('2026-11-18T04:30:00Z')).is_open, false)
})

test('hours hold on the day the clocks change', () => {
  const sunday: DayHours[] = [null, null, null, null, null, null, { opens: '10:00', closes: '16:00' }]
  assert.equal(
    openStatus(sunday, 'Australia/Melbourne', new Date('2026-10-03T12:00:00Z')).opens_at,
    '2026-10-04T10:00:00+11:00',
  )
})

test('a store without hours is closed [R3.37]', () => {
  assert.deepEqual(openStatus([], 'Australia/Perth', new Date()), { is_open: false, closes_at: null, opens_at: null })
})
