import type { Brand } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { localDate } from '@welt/kit/time'
import type { DeskDay } from '#modules/site'
import type { StoreSpecialHours } from '#src/platform/contract/contract.generated'
import { findHoliday } from './holidays.ts'
import { dateAfter, type Schedule } from './schedule.ts'

/** State of the desk, by its time zone. */
const PLACES: Readonly<Record<string, readonly [country: CountryCode, region?: string]>> = {
  'Australia/Melbourne': ['AU', 'VIC'],
  'Pacific/Auckland': ['NZ', 'Auckland'],
}

const DAYS_AHEAD = 90

/** Open days of the week that are public holidays, from today on. [R2.32] */
export function deskHolidays(
  { timeZone, country }: Pick<Brand, 'timeZone' | 'country'>,
  hours: readonly DeskDay[],
  now: Date,
): StoreSpecialHours[] {
  const today = localDate(now, timeZone)
  const [land, region] = PLACES[timeZone] ?? [country]
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => dateAfter(today, ahead)).flatMap((date) => {
    const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
    const holiday = hours[(sundayFirst + 6) % 7] ? findHoliday(date, land, region) : undefined
    return holiday ? [{ date, label: holiday.name, is_closed: true, opens: null, closes: null }] : []
  })
}

/** The desk's hours in the form of a store's, closed on its holidays. */
export function deskSchedule(
  site: Pick<Brand, 'timeZone' | 'country'>,
  hours: readonly DeskDay[],
  now: Date,
): Schedule {
  const { timeZone, country } = site
  const [land, state = null] = PLACES[timeZone] ?? [country]
  const week = hours.map((day) => {
    const [opens, closes] = day?.split('-') ?? []
    return opens && closes ? { opens, closes } : null
  })
  const closed = deskHolidays(site, hours, now).map(({ date, label }) => ({ date, label, opens: null, closes: null }))
  return { hours: week, special_hours: closed, time_zone: timeZone, country: land, state, postcode: '' }
}
