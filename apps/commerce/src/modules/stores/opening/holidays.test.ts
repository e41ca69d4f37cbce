import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CountryCode } from '@welt/kit/money'
import { DAY_MS } from '@welt/kit/time'
import { findHoliday, isHoliday, isWorkingDay } from './holidays.ts'

function holidaysOf(year: number, country: CountryCode, region?: string): string[] {
  const from = Date.UTC(year, 0, 1)
  const days = Array.from({ length: 366 }, (_, at) => new Date(from + at * DAY_MS))
  return days
    .filter((day) => day.getUTCFullYear() === year && isHoliday(day, country, region))
    .map((day) => day.toISOString().slice(5, 10))
}

test('states have the holidays that they announced for 2026', () => {
  const national = ['01-01', '01-26', '04-03', '04-06', '04-25', '12-25', '12-26', '12-28']
  const own: Readonly<Record<string, readonly string[]>> = {
    VIC: ['03-09', '04-04', '04-05', '06-08', '09-25', '11-03'],
    NSW: ['04-04', '04-05', '04-27', '06-08', '10-05'],
    QLD: ['04-04', '04-05', '05-04', '10-05'],
    SA: ['03-09', '04-04', '04-05', '06-08', '10-05'],
    WA: ['03-02', '04-05', '04-27', '06-01', '09-28'],
    TAS: ['03-09', '06-08'],
    ACT: ['03-09', '04-04', '04-05', '04-27', '06-01', '06-08', '10-05'],
    NT: ['04-04', '04-05', '05-04', '06-08', '08-03'],
  }
  assert.deepEqual(holidaysOf(2026, 'AU'), national)
  for (const [state, days] of Object.entries(own))
    assert.deepEqual(holidaysOf(2026, 'AU', state), [...national, ...days].sort(), state)
})

test("regions of New Zealand have their anniversary beside the country's holidays", () => {
  const national = holidaysOf(2027, 'NZ')
  const anniversaryOf = (region: string) => holidaysOf(2027, 'NZ', region).filter((day) => !national.includes(day))
  assert.deepEqual(national.slice(0, 5), ['01-01', '01-02', '01-04', '02-06', '02-08'])
  const dates: Readonly<Record<string, string>> = {
    Wellington: '01-25',
    Auckland: '02-01',
    Nelson: '02-01',
    Taranaki: '03-08',
    Otago: '03-22',
    Southland: '03-30',
    "Hawke's Bay": '10-22',
    Marlborough: '11-01',
    Canterbury: '11-12',
    'West Coast': '11-29',
  }
  for (const [region, date] of Object.entries(dates)) assert.deepEqual(anniversaryOf(region), [date], region)
})

test('Easter moves, and a weekend holiday has another day', () => {
  assert.equal(findHoliday('2028-04-16', 'NZ')?.name, 'Easter Sunday')
  assert.equal(findHoliday('2038-04-25', 'NZ')?.name, 'Easter Sunday')
  assert.deepEqual(
    ['2027-12-27', '2027-12-28'].map((date) => findHoliday(date, 'AU')?.name),
    ['Christmas Day holiday', 'Boxing Day holiday'],
  )
  assert.equal(findHoliday('2028-01-03', 'AU')?.name, "New Year's Day holiday")
})

test("parcels move on weekdays that are no holiday of the warehouse's state", () => {
  const isWorking = (date: string, country: CountryCode = 'AU', state?: string) =>
    isWorkingDay(new Date(date), country, state === undefined ? undefined : [state])
  assert.deepEqual(
    ['2026-11-02', '2026-11-03', '2026-11-07'].map((date) => isWorking(date)),
    [true, false, false],
  )
  assert.equal(isWorking('2026-11-03', 'AU', 'QLD'), true)
  assert.deepEqual([isWorking('2026-07-10', 'NZ'), isWorking('2026-07-10')], [false, true])
})
