import { formatArrival } from '@welt/kit/arrival'
import { DAY_MS, localDate } from '@welt/kit/time'

/** `Fri 20 Nov`, from `YYYY-MM-DD`. */
export const dayText = (day: string) => formatArrival({ earliest: day, latest: day })

/** `Fri 20 Nov 2026`. */
export const fullDayText = (day: string) => `${dayText(day)} ${day.slice(0, 4)}`

/** The site's day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: string, timeZone: string) => localDate(new Date(instant), timeZone)

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** `tomorrow, Fri 20 Nov`, for pages that are rendered for one reader; both days are `YYYY-MM-DD`. */
export function nearDayText(day: string, today: string): string {
  if (day === today) return `today, ${dayText(day)}`
  return day === dayAfter(today) ? `tomorrow, ${dayText(day)}` : dayText(day)
}
