import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deskHolidays, deskSchedule } from './desk-holidays.ts'
import { openStatus } from './open-status.ts'

const SITE = { timeZone: 'Australia/Melbourne', country: 'AU' } as const
const WEEK = [...Array.from({ length: 5 }, () => '09:00-17:00'), null, null]

test('the desk is closed on its state’s public holidays of working days, from today on', () => {
  const days = (from: string, hours: readonly (string | null)[] = WEEK) =>
    deskHolidays(SITE, hours, new Date(from)).map(({ date, label }) => `${date} ${label}`)
  assert.deepEqual(days('2026-11-27T03:00:00Z'), [
    '2026-12-25 Christmas Day',
    '2026-12-28 Boxing Day holiday',
    "2027-01-01 New Year's Day",
    '2027-01-26 Australia Day',
  ])
  // Already the 26th in Melbourne.
  assert.equal(days('2026-12-25T14:00:00Z')[0], '2026-12-28 Boxing Day holiday')
  assert.deepEqual(days('2026-10-10T00:00:00Z', [...Array.from({ length: 7 }, () => null)]), [])
  assert.equal(days('2026-10-10T00:00:00Z')[0], '2026-11-03 Melbourne Cup Day')
})

test('the desk opens and closes by its own clock, and not on a public holiday', () => {
  const at = (time: string, hours: readonly (string | null)[] = WEEK) => {
    const now = new Date(time)
    const { is_open, opens_at, closes_at } = openStatus(deskSchedule(SITE, hours, now), now)
    return [is_open, closes_at ?? opens_at]
  }
  assert.deepEqual(at('2026-11-27T03:00:00Z'), [true, '2026-11-27T17:00:00+11:00'])
  assert.deepEqual(at('2026-11-27T06:00:00Z'), [false, '2026-11-30T09:00:00+11:00'])
  assert.deepEqual(at('2026-12-25T00:00:00Z'), [false, '2026-12-29T09:00:00+11:00'])
  // Daylight saving starts in Melbourne on Sunday, 4 October.
  assert.deepEqual(at('2026-10-02T23:30:00Z'), [false, '2026-10-05T09:00:00+11:00'])
  assert.deepEqual(at('2026-10-04T22:00:00Z'), [true, '2026-10-05T17:00:00+11:00'])
  assert.deepEqual(at('2026-10-10T00:00:00Z', [...Array.from({ length: 7 }, () => null)]), [false, null])
})
