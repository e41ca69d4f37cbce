import { formatArrival } from '@welt/kit/arrival'
import { DAY_MS, localDate } from '@welt/kit/time'

/** `Fri 20 Nov`, from `YYYY-MM-DD`. */
export const dayText = (day: string) => formatArrival({ earliest: day, latest: day })

/** `Fri 20 Nov 2026`. */
export const fullDayText = (day: string) => `${dayText(day)} ${day.slice(0, 4)}`

/** The site's day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: string, timeZone: string) => localDate(new Date(instant), timeZone)

/** Skips weekends; public holidays are not known here. */
export function workingDaysAfter(day: string, count: number): string {
  let time = new Date(`${day}T00:00:00Z`).getTime()
  for (let left = count; left > 0; ) {
    time += DAY_MS
    const weekday = new Date(time).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(time).toISOString().slice(0, 10)
}
