import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DayHours } from '../tables.ts'
import { openStatus, specialHours } from './open-status.ts'
import type { Schedule } from './schedule.ts'

const day = { opens: '09:00', closes: '17:30' }
const week: DayHours[] = [
  day,
  day,
  day,
  { opens: '09:00', closes: '21:00' },
  day,
  { opens: '09:00', closes: '14:00' },
  null,
]

const of = (
  time_zone: string,
  state: string | null,
  hours = week,
  special: Schedule['special_hours'] = [],
): Schedule => ({
  hours,
  special_hours: special,
  time_zone,
  state,
  country: state ? 'AU' : 'NZ',
  postcode: state ? '3000' : '1010',
})

test('an open store says when it closes, in its own zone [R3.37, A27]', () => {
  assert.deepEqual(openStatus(of('Australia/Perth', 'WA'), new Date('2026-11-19T12:00:00Z')), {
    is_open: true,
    closes_at: '2026-11-19T21:00:00+08:00',
    opens_at: null,
  })
})

test('a closed store says when it opens next, over a closed Sunday [R3.37, A27]', () => {
  const saturdayAfternoon = new Date('2026-11-21T04:00:00Z')
  assert.deepEqual(openStatus(of('Australia/Melbourne', 'VIC'), saturdayAfternoon), {
    is_open: false,
    closes_at: null,
    opens_at: '2026-11-23T09:00:00+11:00',
  })
})

test('the moment of opening is open, the moment of closing is closed [R3.37]', () => {
  assert.equal(openStatus(of('Pacific/Auckland', null), new Date('2026-11-17T20:00:00Z')).is_open, true)
  assert.equal(openStatus(of('Pacific/Auckland', null), new Date('2026-11-18T04:30:00Z')).is_open, false)
})

test('hours hold on the day the clocks change', () => {
  const sunday: DayHours[] = [null, null, null, null, null, null, { opens: '10:00', closes: '16:00' }]
  assert.equal(
    openStatus(of('Australia/Melbourne', 'VIC', sunday), new Date('2026-10-03T12:00:00Z')).opens_at,
    '2026-10-04T10:00:00+11:00',
  )
})

test('a store without hours is closed [R3.37]', () => {
  assert.deepEqual(openStatus(of('Australia/Perth', 'WA', []), new Date()), {
    is_open: false,
    closes_at: null,
    opens_at: null,
  })
})

test('over Christmas a store says when it opens next, with holiday hours [R3.37, A27]', () => {
  const melbourne = of('Australia/Melbourne', 'VIC')
  const status = (instant: string, schedule = melbourne) => openStatus(schedule, new Date(instant))
  assert.equal(status('2026-12-24T10:00:00Z').opens_at, '2026-12-26T10:00:00+11:00')
  assert.equal(status('2026-12-26T00:00:00Z').closes_at, '2026-12-26T14:00:00+11:00')
  assert.equal(status('2026-12-26T04:00:00Z').opens_at, '2026-12-28T10:00:00+11:00')
  const own = [{ date: '2026-12-28', label: 'Stocktake', opens: null, closes: null }]
  const withOwn = of('Australia/Melbourne', 'VIC', week, own)
  assert.equal(status('2026-12-26T04:00:00Z', withOwn).opens_at, '2026-12-29T09:00:00+11:00')
})

test("special hours name the date's holiday of the store's state or its own reason [R3.36]", () => {
  const own = [{ date: '2026-11-30', label: 'Late night', opens: '09:00', closes: '22:00' }]
  const days = specialHours(of('Australia/Adelaide', 'SA', week, own), new Date('2026-11-26T00:00:00Z'))
  assert.deepEqual(days.slice(0, 3), [
    { date: '2026-11-30', label: 'Late night', is_closed: false, opens: '09:00', closes: '22:00' },
    { date: '2026-12-25', label: 'Christmas Day', is_closed: true, opens: null, closes: null },
    { date: '2026-12-26', label: 'Proclamation Day', is_closed: false, opens: '10:00', closes: '14:00' },
  ])
})
