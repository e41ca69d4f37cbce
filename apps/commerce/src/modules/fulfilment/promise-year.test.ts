import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@welt/kit/time'
import { deliveryMethods } from './methods.ts'
import { dispatchFor, promiseFor } from './promise.ts'
import { plannedZones } from './zones/planned-zones.ts'

/** Public holidays on weekdays, copied from the calendars of the states for July 2026 to July 2027. */
const NATIONAL_AU = '2026-12-25 2026-12-28 2027-01-01 2027-01-26 2027-03-26 2027-03-29'
const NATIONAL_NZ =
  '2026-07-10 2026-10-26 2026-12-25 2026-12-28 2027-01-01 2027-01-04 2027-02-08 2027-03-26 2027-03-29 2027-04-26 2027-06-07 2027-06-25'
const HOLIDAYS: Readonly<Record<string, string>> = {
  ACT: `${NATIONAL_AU} 2026-10-05 2027-03-08 2027-04-26 2027-05-31 2027-06-14`,
  NSW: `${NATIONAL_AU} 2026-10-05 2027-04-26 2027-06-14`,
  NT: `${NATIONAL_AU} 2026-08-03 2027-04-26 2027-05-03 2027-06-14`,
  QLD: `${NATIONAL_AU} 2026-10-05 2027-04-26 2027-05-03`,
  TAS: `${NATIONAL_AU} 2027-03-08 2027-06-14`,
  VIC: `${NATIONAL_AU} 2026-09-25 2026-11-03 2027-03-08 2027-06-14`,
  WA: `${NATIONAL_AU} 2026-09-28 2027-03-01 2027-04-26 2027-06-07`,
  Auckland: `${NATIONAL_NZ} 2027-02-01`,
  Canterbury: `${NATIONAL_NZ} 2026-11-13`,
  Otago: `${NATIONAL_NZ} 2027-03-22`,
  Southland: `${NATIONAL_NZ} 2027-03-30`,
  Wellington: `${NATIONAL_NZ} 2027-01-25`,
}

interface Case {
  readonly postcode: string
  readonly states: readonly string[]
  /** Working days by the site's usual method and by the fast one. */
  readonly days: readonly (readonly [number, number])[]
}

const CASES = {
  AU: [
    {
      postcode: '3141',
      states: ['VIC'],
      days: [
        [2, 3],
        [1, 1],
      ],
    },
    {
      postcode: '2000',
      states: ['NSW'],
      days: [
        [2, 4],
        [1, 2],
      ],
    },
    {
      postcode: '2620',
      states: ['ACT', 'NSW'],
      days: [
        [2, 4],
        [1, 2],
      ],
    },
    {
      postcode: '4000',
      states: ['QLD'],
      days: [
        [2, 5],
        [1, 2],
      ],
    },
    {
      postcode: '7000',
      states: ['TAS'],
      days: [
        [3, 7],
        [1, 3],
      ],
    },
    {
      postcode: '6000',
      states: ['WA'],
      days: [
        [4, 8],
        [1, 3],
      ],
    },
    {
      postcode: '0870',
      states: ['NT'],
      days: [
        [4, 9],
        [2, 3],
      ],
    },
    {
      postcode: '9999',
      states: ['VIC'],
      days: [
        [2, 5],
        [1, 2],
      ],
    },
  ],
  NZ: [
    {
      postcode: '1010',
      states: ['Auckland'],
      days: [
        [3, 5],
        [1, 2],
      ],
    },
    {
      postcode: '6011',
      states: ['Wellington'],
      days: [
        [3, 5],
        [1, 2],
      ],
    },
    {
      postcode: '8011',
      states: ['Canterbury'],
      days: [
        [4, 6],
        [2, 3],
      ],
    },
    {
      postcode: '9074',
      states: ['Otago', 'Canterbury', 'Southland'],
      days: [
        [5, 7],
        [3, 4],
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly Case[]>>

const METHODS = { AU: ['STEFPP', 'EXPRESS'], NZ: ['DHLEXP', 'NZPOST'] } as const
const WAREHOUSE = { AU: 'VIC', NZ: 'Auckland' } as const

const WEEKEND = ['Sat', 'Sun']
const weekday = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'short' })
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
const CLOCKS = { AU: clockIn('Australia/Melbourne'), NZ: clockIn('Pacific/Auckland') } as const

const isOff = (date: string, states: readonly string[]) =>
  WEEKEND.includes(weekday.format(new Date(date))) || states.some((state) => HOLIDAYS[state]?.includes(date))

const DATES = Array.from({ length: 400 }, (_, i) =>
  new Date(Date.parse('2026-06-30') + i * DAY_MS).toISOString().slice(0, 10),
)
const calendars = new Map<string, readonly string[]>()

function workingDates(states: readonly string[]): readonly string[] {
  const key = states.join()
  const dates = calendars.get(key) ?? DATES.filter((date) => !isOff(date, states))
  calendars.set(key, dates)
  return dates
}

const firstFrom = (dates: readonly string[], date: string) => dates.findIndex((one) => one >= date)

function expected(now: Date, country: 'AU' | 'NZ', { states, days }: Case, at: number) {
  const [date = '', time = ''] = CLOCKS[country].format(now).split(' ')
  const departures = workingDates([WAREHOUSE[country]])
  const next = firstFrom(departures, date)
  const leaves = departures[departures[next] === date && time >= '14' ? next + 1 : next] ?? ''
  const arrivals = workingDates(states)
  const before = firstFrom(arrivals, leaves) - (arrivals.includes(leaves) ? 0 : 1)
  const [first = 0, last = 0] = days[at] ?? []
  return { leaves, earliest: arrivals[before + first], latest: arrivals[before + last] }
}

function promised(now: Date, country: 'AU' | 'NZ', { postcode }: Case, at: number) {
  const from = [{ country }]
  const method = deliveryMethods.find(({ methodCode }) => methodCode === METHODS[country][at])
  assert.ok(method)
  const [minDays, maxDays] = method.workingDays[country]
  const promise = promiseFor({ ...method, minDays, maxDays }, now, {
    from,
    to: { country, postcode, zones: plannedZones },
  })
  return { leaves: dispatchFor(now, from).day, ...promise }
}

/** Every six hours, and the last minute before the cut-off and the first after it, in summer and in standard time. */
function* moments() {
  const end = Date.parse('2027-06-20T00:00:00Z')
  for (let day = Date.parse('2026-07-01T00:00:00Z'); day < end; day += DAY_MS) {
    for (let hour = 0; hour < 24; hour += 6) yield new Date(day + hour * HOUR_MS)
    for (const hour of [1, 2, 3, 4])
      for (const minutes of [-1, 0]) yield new Date(day + hour * HOUR_MS + minutes * MINUTE_MS)
  }
}

for (const country of ['AU', 'NZ'] as const)
  test(`a year of promises equals the calendars of the states, from ${country}`, () => {
    for (const now of moments())
      for (const place of CASES[country])
        for (const at of [0, 1])
          assert.deepEqual(
            promised(now, country, place, at),
            expected(now, country, place, at),
            `${now.toISOString()} ${place.postcode} ${METHODS[country][at]}`,
          )
  })

test('the deadline is two o’clock where it leaves, in summer and in winter', () => {
  for (const country of ['AU', 'NZ'] as const)
    for (const now of moments()) {
      const { orderBefore, day } = dispatchFor(now, [{ country }])
      const deadline = new Date(orderBefore)
      assert.ok(deadline > now)
      assert.equal(CLOCKS[country].format(deadline), `${day} 14:00:00`)
    }
})
