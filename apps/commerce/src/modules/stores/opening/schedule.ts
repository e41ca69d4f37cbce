import { DAY_MS } from '@welt/kit/time'
import { regionsOfPostcode } from '../places/nz-postcodes.ts'
import type { DayHours, StoreRow } from '../tables.ts'
import type { HolidayTrade } from './holiday-rules.ts'
import { findHoliday } from './holidays.ts'

/** What a store's hours depend on. */
export type Schedule = Pick<StoreRow, 'hours' | 'special_hours' | 'time_zone' | 'country' | 'state' | 'postcode'>

type Hours = NonNullable<DayHours>

const SHORT_DAY: Hours = { opens: '10:00', closes: '17:00' }
const AFTERNOON: Hours = { opens: '13:00', closes: '24:00' }

function within(hours: DayHours, limits: Hours): DayHours {
  if (!hours) return null
  const [opens = ''] = [hours.opens, limits.opens].sort().reverse()
  const [closes = ''] = [hours.closes, limits.closes].sort()
  return opens < closes ? { opens, closes } : null
}

/** Hours of a holiday by those of its weekday. */
const TRADE: Readonly<Record<HolidayTrade, (hours: DayHours) => DayHours>> = {
  closed: () => null,
  short: (hours) => within(hours, SHORT_DAY),
  afternoon: (hours) => within(hours, AFTERNOON),
}

const regionOf = ({ country, state, postcode }: Schedule) =>
  country === 'NZ' ? regionsOfPostcode(postcode)?.[0] : (state ?? undefined)

export interface DatedHours {
  readonly hours: DayHours
  /** Why they differ from those of the weekday; undefined when they don't. */
  readonly label: string | undefined
}

const areEqual = (a: DayHours, b: DayHours) => a?.opens === b?.opens && a?.closes === b?.closes

/** `date` is `YYYY-MM-DD`. The store's own exception comes before a holiday. [R3.36, A27] */
export function hoursOn(schedule: Schedule, date: string): DatedHours {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  const usual = schedule.hours[(sundayFirst + 6) % 7] ?? null
  const own = schedule.special_hours.find((special) => special.date === date)
  if (own) {
    const hours = own.opens && own.closes ? { opens: own.opens, closes: own.closes } : null
    return { hours, label: own.label }
  }
  const holiday = findHoliday(date, schedule.country, regionOf(schedule))
  if (!holiday) return { hours: usual, label: undefined }
  const hours = TRADE[holiday.trade](usual)
  return { hours, label: areEqual(hours, usual) ? undefined : holiday.name }
}

export const dateAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
