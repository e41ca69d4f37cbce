const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { ...options, timeZone: 'UTC' })
const SHORT = formatOf({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const PLAIN = formatOf({ day: 'numeric', month: 'short', year: 'numeric' })
const LONG = formatOf({ weekday: 'long', day: 'numeric', month: 'long' })

const write = (format: Intl.DateTimeFormat, day: string) =>
  format.format(new Date(`${day}T00:00:00Z`)).replaceAll(',', '')

/** `Thu 24 Dec 2026`, from `YYYY-MM-DD`. */
export const shortDay = (day: string) => write(SHORT, day)

/** `Thursday 24 December`, with the year unless it is today's. */
export function longDay(day: string, today: string): string {
  const year = day.slice(0, 4)
  return year === today.slice(0, 4) ? write(LONG, day) : `${write(LONG, day)} ${year}`
}

/** `Australia/Melbourne` → `Melbourne`. */
const townOf = (timeZone: string) => timeZone.replace(/^.*\//, '').replaceAll('_', ' ')

/** `Thursday 24 December, about 9 am Melbourne time.` */
export function sendingText(day: string, today: string, timeZone: string): string {
  if (day === today) return 'Today, at 9 am or straight after payment.'
  return `${longDay(day, today)}, about 9 am ${townOf(timeZone)} time.`
}

/** `12 Oct 2029`. */
export const plainDay = (day: string) => write(PLAIN, day)

type IsoTime = string | null | undefined

function writeDayOf(format: Intl.DateTimeFormat, isoTime: IsoTime): string | undefined {
  const [day] = (isoTime ?? '').split('T')
  return day && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? write(format, day) : undefined
}

/** `shortDay` of a day or a time in store time. */
export const shortDayOf = (isoTime: IsoTime) => writeDayOf(SHORT, isoTime)

/** `plainDay` of a day or a time in store time. */
export const plainDayOf = (isoTime: IsoTime) => writeDayOf(PLAIN, isoTime)
