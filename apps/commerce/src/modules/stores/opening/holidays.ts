import type { CountryCode } from '@welt/kit/money'
import { isWeekend } from './holiday-days.ts'
import { HOLIDAY_RULES, type HolidayTrade } from './holiday-rules.ts'

export interface Holiday {
  readonly name: string
  readonly trade: HolidayTrade
}

const known = new Map<string, ReadonlyMap<string, Holiday>>()

function holidaysOf(year: number, country: CountryCode, region: string | undefined): ReadonlyMap<string, Holiday> {
  const key = `${year} ${country} ${region}`
  const ready = known.get(key)
  if (ready) return ready
  const byDate = new Map<string, Holiday>()
  for (const { name, on, regions, trade = 'short' } of HOLIDAY_RULES[country]) {
    if (regions && (region === undefined || !regions.includes(region))) continue
    for (const day of on(year)) {
      const date = day.toISOString().slice(0, 10)
      if (!byDate.has(date)) byDate.set(date, { name, trade })
    }
  }
  known.set(key, byDate)
  return byDate
}

/** `date` is `YYYY-MM-DD`; `region` a state of Australia or a region of New Zealand, without it national days alone. */
export function findHoliday(date: string, country: CountryCode, region?: string): Holiday | undefined {
  return holidaysOf(Number(date.slice(0, 4)), country, region).get(date)
}

/** `day` is midnight in UTC. */
export function isHoliday(day: Date, country: CountryCode, region?: string): boolean {
  return findHoliday(day.toISOString().slice(0, 10), country, region) !== undefined
}

/** Of most carriers, for a place that is not known. */
const CARRIERS_REGIONS: Readonly<Record<CountryCode, readonly string[]>> = { AU: ['VIC'], NZ: [] }

/** In all of the regions; `day` is midnight in UTC. [decisions 93, 98] */
export function isWorkingDay(day: Date, country: CountryCode, regions = CARRIERS_REGIONS[country]): boolean {
  return !isWeekend(day) && [undefined, ...regions].every((region) => !isHoliday(day, country, region))
}
