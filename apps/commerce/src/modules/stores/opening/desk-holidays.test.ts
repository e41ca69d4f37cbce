import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deskHolidays } from './desk-holidays.ts'

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
