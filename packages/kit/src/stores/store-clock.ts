import { formatArrival } from '../arrival.ts'
import { DAY_MS, MINUTE_MS } from '../time.ts'

const STORE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|([+-])(\d{2}):(\d{2}))$/

interface StoreTime {
  readonly day: string
  readonly hour: number
  readonly minute: string
  readonly offsetMs: number
}

function parse(time: string): StoreTime | undefined {
  const [, day, hour = '0', minute = '00', sign, hours = '0', minutes = '0'] = STORE_TIME.exec(time) ?? []
  if (!day) return undefined
  const offset = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  return { day, hour: Number(hour), minute, offsetMs: sign === '-' ? -offset : offset }
}

/** `3 pm` or `5:30 pm` from an ISO time with the store's offset; '' for anything else. */
export function clockText(time: string): string {
  const parsed = parse(time)
  if (!parsed) return ''
  const { hour, minute } = parsed
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hour < 12 ? 'am' : 'pm'}`
}

/** `today`, `tomorrow` or `Fri 27 Nov`, as it is called at the store `now`; '' without a valid time. */
export function storeDayText(time: string, now: Date): string {
  const parsed = parse(time)
  if (!parsed) return ''
  const { day, offsetMs } = parsed
  const dayAfter = (days: number) => new Date(now.getTime() + offsetMs + days * DAY_MS).toISOString().slice(0, 10)
  if (day === dayAfter(0)) return 'today'
  return day === dayAfter(1) ? 'tomorrow' : formatArrival({ earliest: day, latest: day })
}
