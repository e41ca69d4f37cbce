import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MINUTE_MS } from '@welt/kit/time'
import type { DayHours } from '../tables.ts'
import { collectionReadyAt } from './collection.ts'
import { openStatus } from './open-status.ts'
import type { Schedule } from './schedule.ts'

const STEP_MS = 15 * MINUTE_MS
const FROM = Date.parse('2026-07-01T00:00:00Z')
const TO = Date.parse('2027-07-01T00:00:00Z')

const day = { opens: '09:00', closes: '17:30' }
const week: readonly DayHours[] = [day, day, day, { opens: '09:00', closes: '21:00' }, day, day, null]
const trading = (opens: string, closes: string): DayHours => ({ opens, closes })

/** Hours of exceptional days, copied from the calendars of the states, by local date. */
type Calendar = Readonly<Record<string, DayHours>>

const EASTER: Calendar = { '2027-03-26': null, '2027-03-28': null, '2027-03-29': trading('10:00', '17:00') }
const SHORT = trading('10:00', '17:00')
const EASTER_SATURDAY: Calendar = { '2027-03-27': SHORT }
const AUSTRALIA: Calendar = {
  ...EASTER,
  '2026-12-25': null,
  '2026-12-26': SHORT,
  '2026-12-28': SHORT,
  '2027-01-01': SHORT,
  '2027-01-26': SHORT,
}

interface City {
  readonly zone: string
  readonly state: string | null
  readonly calendar: Calendar
}

const CITIES: readonly City[] = [
  {
    zone: 'Australia/Melbourne',
    state: 'VIC',
    calendar: {
      ...AUSTRALIA,
      ...EASTER_SATURDAY,
      '2026-09-25': SHORT,
      '2026-11-03': SHORT,
      '2027-03-08': SHORT,
      '2027-06-14': SHORT,
    },
  },
  {
    zone: 'Australia/Perth',
    state: 'WA',
    calendar: { ...AUSTRALIA, '2026-09-28': SHORT, '2027-03-01': SHORT, '2027-04-26': SHORT, '2027-06-07': SHORT },
  },
  {
    zone: 'Australia/Brisbane',
    state: 'QLD',
    calendar: {
      ...AUSTRALIA,
      ...EASTER_SATURDAY,
      '2026-10-05': SHORT,
      '2027-04-26': SHORT,
      '2027-05-03': SHORT,
    },
  },
  {
    zone: 'Australia/Darwin',
    state: 'NT',
    calendar: {
      ...AUSTRALIA,
      ...EASTER_SATURDAY,
      '2026-08-03': SHORT,
      '2027-04-26': SHORT,
      '2027-05-03': SHORT,
      '2027-06-14': SHORT,
    },
  },
  {
    zone: 'Australia/Adelaide',
    state: 'SA',
    calendar: {
      ...AUSTRALIA,
      ...EASTER_SATURDAY,
      '2026-10-05': SHORT,
      '2027-03-08': SHORT,
      '2027-04-26': SHORT,
      '2027-06-14': SHORT,
    },
  },
  {
    zone: 'Pacific/Auckland',
    state: null,
    calendar: {
      ...EASTER,
      '2026-07-10': SHORT,
      '2026-10-26': SHORT,
      '2026-12-25': null,
      '2026-12-26': SHORT,
      '2026-12-28': SHORT,
      '2027-01-01': SHORT,
      '2027-01-02': SHORT,
      '2027-01-04': SHORT,
      '2027-02-01': SHORT,
      '2027-02-06': SHORT,
      '2027-02-08': SHORT,
      '2027-04-26': SHORT,
      '2027-06-07': SHORT,
      '2027-06-25': SHORT,
    },
  },
]

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether the store is open in each quarter of an hour, read off a clock on its wall. */
function readClock({ zone, calendar }: City): boolean[] {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    ...({ weekday: 'short', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
  })
  return Array.from({ length: (TO - FROM) / STEP_MS }, (_, step) => {
    // Thu, 26/11/2026, 09:15
    const text = clock.format(FROM + step * STEP_MS)
    const date = `${text.slice(11, 15)}-${text.slice(8, 10)}-${text.slice(5, 7)}`
    const time = text.slice(-5)
    const hours = date in calendar ? calendar[date] : week[WEEKDAYS.indexOf(text.slice(0, 3))]
    return hours !== null && hours !== undefined && hours.opens <= time && time < hours.closes
  })
}

const scheduleOf = ({ zone, state }: City): Schedule => ({
  hours: [...week],
  special_hours: [],
  time_zone: zone,
  state,
  country: state ? 'AU' : 'NZ',
  postcode: state ? '3000' : '1010',
})

/** When each quarter hour's state ends; undefined for the last. */
function endsOf(open: readonly boolean[]): readonly (number | undefined)[] {
  const ends: (number | undefined)[] = []
  for (let step = open.length - 2; step >= 0; step -= 1)
    ends[step] = open[step] === open[step + 1] ? ends[step + 1] : FROM + (step + 1) * STEP_MS
  return ends
}

for (const city of CITIES)
  test(`${city.zone}: a year of quarter hours, with holidays and clock changes [R3.37, A27]`, () => {
    const open = readClock(city)
    const schedule = scheduleOf(city)
    const ends = endsOf(open)
    for (const [step, isOpen] of open.entries()) {
      const now = new Date(FROM + step * STEP_MS)
      const status = openStatus(schedule, now)
      const change = status.closes_at ?? status.opens_at
      const expected = ends[step]
      if (status.is_open !== isOpen || (expected !== undefined && Date.parse(change ?? '') !== expected))
        assert.fail(`${now.toISOString()}: ${JSON.stringify(status)}, the clock says ${isOpen} until ${expected}`)
    }
  })

test('a pair is ready after two open hours, or from the next opening in the last hour', () => {
  const melbourne = scheduleOf({ zone: 'Australia/Melbourne', state: 'VIC', calendar: {} })
  const readyAt = (instant: string) => collectionReadyAt(melbourne, new Date(instant))
  assert.equal(readyAt('2026-11-26T10:05:00+11:00'), '2026-11-26T12:15:00+11:00')
  assert.equal(readyAt('2026-11-26T06:00:00+11:00'), '2026-11-26T11:00:00+11:00')
  assert.equal(readyAt('2026-11-27T16:00:00+11:00'), '2026-11-28T09:30:00+11:00')
  assert.equal(readyAt('2026-11-27T16:31:00+11:00'), '2026-11-28T11:00:00+11:00')
  assert.equal(readyAt('2026-11-28T20:00:00+11:00'), '2026-11-30T11:00:00+11:00')
  assert.equal(readyAt('2026-12-24T20:30:00+11:00'), '2026-12-26T12:00:00+11:00')
  assert.equal(collectionReadyAt({ ...melbourne, hours: [] }, new Date()), undefined)
})
