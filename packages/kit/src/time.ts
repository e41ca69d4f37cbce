export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...parts })
  formats.set(timeZone, format)
  return format
}

function computeOffsetMs(instant: Date, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant)
  const at = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const asUtc = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
  return asUtc - Math.floor(instant.getTime() / SECOND_MS) * SECOND_MS
}

const QUARTER_MS = 15 * MINUTE_MS
const MOST_QUARTERS = 2000
const offsets = new Map<string, Map<number, number>>()

/** Clocks change on a quarter of an hour, so each quarter has one offset. */
function offsetMs(instant: Date, timeZone: string): number {
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, ofZone)
  const quarter = Math.floor(instant.getTime() / QUARTER_MS)
  const known = ofZone.get(quarter)
  if (known !== undefined) return known
  if (ofZone.size >= MOST_QUARTERS) ofZone.clear()
  const offset = computeOffsetMs(instant, timeZone)
  ofZone.set(quarter, offset)
  return offset
}

/** ISO 8601 with the zone's offset: `2025-03-01T20:30:00+11:00`. */
export function toStoreTime(instant: Date, timeZone: string): string {
  const offset = offsetMs(instant, timeZone)
  const local = new Date(instant.getTime() + offset).toISOString().slice(0, 19)
  const minutes = Math.abs(offset / MINUTE_MS)
  const pad = (n: number) => String(n).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** `day` is midnight UTC. Our zones never change clocks at midnight. */
export function startOfDay(day: Date, timeZone: string): Date {
  const near = new Date(day.getTime() - offsetMs(day, timeZone))
  return new Date(day.getTime() - offsetMs(near, timeZone))
}

export function localDate(instant: Date, timeZone: string): string {
  return toStoreTime(instant, timeZone).slice(0, 10)
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** A time skipped by a clock change moves forward; of a repeated one the first is a start, the second an end. */
export function findInstant(local: string, timeZone: string, edge: 'start' | 'end'): Date | undefined {
  const asUtc = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== local) return undefined
  const offsets = [-DAY_MS, DAY_MS].map((shift) => offsetMs(new Date(asUtc + shift), timeZone))
  const candidates = offsets.map((offset) => asUtc - offset)
  const real = candidates.filter((instant) => instant + offsetMs(new Date(instant), timeZone) === asUtc)
  if (real.length === 0) return new Date(Math.max(...candidates))
  return new Date(edge === 'start' ? Math.min(...real) : Math.max(...real))
}

/** From a `YYYY-MM-DD` day. Skips weekends; public holidays are not known here. */
export function workingDaysAfter(day: string, count: number): string {
  let time = new Date(`${day}T00:00:00Z`).getTime()
  for (let left = count; left > 0; ) {
    time += DAY_MS
    const weekday = new Date(time).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(time).toISOString().slice(0, 10)
}
