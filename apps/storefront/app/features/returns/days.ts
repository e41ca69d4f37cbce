import { formatArrival } from '@welt/kit/arrival'
import { localDate } from '@welt/kit/time'

/** `Fri 20 Nov`, from `YYYY-MM-DD`. */
export const dayText = (day: string) => formatArrival({ earliest: day, latest: day })

/** `Fri 20 Nov 2026`. */
export const fullDayText = (day: string) => `${dayText(day)} ${day.slice(0, 4)}`

/** The site's day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: string, timeZone: string) => localDate(new Date(instant), timeZone)
