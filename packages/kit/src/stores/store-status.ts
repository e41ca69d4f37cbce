import { capitalized } from '../text/capitalized.ts'
import { MINUTE_MS } from '../time.ts'
import { clockText, storeDayText } from './store-clock.ts'

/** ISO times with the store's offset. [R3.37] */
export interface OpenStatus {
  readonly is_open: boolean
  readonly closes_at?: string | null
  readonly opens_at?: string | null
}

export interface StatusText {
  readonly tone: 'open' | 'closing' | 'closed'
  readonly text: string
}

const CLOSING_MINUTES = 30

/** `Open until 9 pm`, `Closes at 6 pm, in 15 min` or `Closed, opens tomorrow at 9 am`. */
export function openStatusText({ is_open, closes_at, opens_at }: OpenStatus, now: Date): StatusText {
  if (is_open && closes_at) {
    const minutes = Math.ceil((Date.parse(closes_at) - now.getTime()) / MINUTE_MS)
    if (minutes > CLOSING_MINUTES) return { tone: 'open', text: `Open until ${clockText(closes_at)}` }
    return { tone: 'closing', text: `Closes at ${clockText(closes_at)}, in ${Math.max(1, minutes)} min` }
  }
  if (is_open) return { tone: 'open', text: 'Open' }
  if (!opens_at) return { tone: 'closed', text: 'Closed' }
  const day = storeDayText(opens_at, now)
  return { tone: 'closed', text: `Closed, opens ${day === 'today' ? '' : `${day} `}at ${clockText(opens_at)}` }
}

/** `Collect today from 3 pm` from the time an order placed now is ready. */
export function collectText(readyAt: string, now: Date): string {
  return `Collect ${storeDayText(readyAt, now)} from ${clockText(readyAt)}`
}

const clock = (time: string) => clockText(`2000-01-01T${time}:00Z`)

export interface DayHours {
  readonly is_closed: boolean
  readonly opens?: string | null | undefined
  readonly closes?: string | null | undefined
}

/** `9 am – 5:30 pm` from `HH:MM` times. */
export function hoursText({ is_closed, opens, closes }: DayHours): string {
  return is_closed || !opens || !closes ? 'Closed' : `${clock(opens)} – ${clock(closes)}`
}

/** `Monday` from `MONDAY`. */
export const weekdayText = (weekday: string) => capitalized(weekday.toLowerCase())

const shortDay = (weekday: string) => weekdayText(weekday).slice(0, 3)

/** `Mon – Wed`, `9 am – 5:30 pm`: days in a row that have the same hours are one. */
export function sameHours(
  week: readonly (DayHours & { readonly weekday: string })[],
): readonly { readonly days: string; readonly hours: string }[] {
  const rows: { readonly first: string; readonly last: string; readonly hours: string }[] = []
  for (const day of week) {
    const [hours, before] = [hoursText(day), rows.at(-1)]
    if (before?.hours === hours) rows[rows.length - 1] = { ...before, last: shortDay(day.weekday) }
    else rows.push({ first: shortDay(day.weekday), last: shortDay(day.weekday), hours })
  }
  return rows.map(({ first, last, hours }) => ({ days: first === last ? first : `${first} – ${last}`, hours }))
}

/** "4.6 km", "128 km". */
export function distanceText(km: number): string {
  return `${km < 100 ? km.toFixed(1) : Math.round(km)} km`
}

/** Opens the map application of a phone. `destination`: an address, or `-37.88,145.08`. */
export const directionsUrl = (destination: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
