import { DAY_MS, localDate } from '@welt/kit/time'

/** `2 pm`, `2.30 pm`. */
function clockOf(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  }).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const minutes = part('minute') === '00' ? '' : `.${part('minute')}`
  return `${part('hour')}${minutes} ${part('dayPeriod').toLowerCase()}`
}

/** In the site's time zone; empty when unknown or past. [A21] */
export function endText(until: Date | undefined, now: Date, timeZone: string): string {
  if (!until || until <= now) return 'We will be back soon.'
  const day = localDate(until, timeZone)
  const tomorrow = localDate(new Date(now.getTime() + DAY_MS), timeZone)
  const date = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'long', timeZone }).format(
    until,
  )
  const named =
    day === localDate(now, timeZone) ? 'today' : day === tomorrow ? 'tomorrow' : `on ${date.replace(',', '')}`
  return `Back around ${clockOf(until, timeZone)} ${named}`
}
