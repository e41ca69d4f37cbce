import { DAY_MS, localDate, toStoreTime } from '@welt/kit/time'
import type { StoreHours, StoreOpenStatus } from '#src/platform/contract/contract.generated'
import type { DayHours } from '../tables.ts'

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

/** Monday first. [R3.36] */
export function toHours(hours: readonly DayHours[]): StoreHours[] {
  return WEEKDAYS.map((weekday, i) => {
    const day = hours[i] ?? null
    return { weekday, is_closed: day === null, opens: day?.opens ?? null, closes: day?.closes ?? null }
  })
}

/** A local time skipped by a clock change is read with the offset before the change. */
function instantOf(date: string, time: string, timeZone: string): Date {
  const wallMs = Date.parse(`${date}T${time}:00Z`)
  const offsetAt = (ms: number) =>
    Date.parse(`${toStoreTime(new Date(ms), timeZone).slice(0, 19)}Z`) - Math.floor(ms / 1000) * 1000
  const guess = wallMs - offsetAt(wallMs)
  return new Date(wallMs - offsetAt(guess))
}

/** `date` is `YYYY-MM-DD`. */
function hoursOn(hours: readonly DayHours[], date: string): DayHours {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  return hours[(sundayFirst + 6) % 7] ?? null
}

/** [R3.37, A27] */
export function openStatus(hours: readonly DayHours[], timeZone: string, now: Date): StoreOpenStatus {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = new Date(Date.parse(`${localDate(now, timeZone)}T00:00:00Z`) + ahead * DAY_MS)
      .toISOString()
      .slice(0, 10)
    const day = hoursOn(hours, date)
    if (!day) continue
    const opens = instantOf(date, day.opens, timeZone)
    const closes = instantOf(date, day.closes, timeZone)
    if (now < opens) return { is_open: false, closes_at: null, opens_at: toStoreTime(opens, timeZone) }
    if (now < closes) return { is_open: true, closes_at: toStoreTime(closes, timeZone), opens_at: null }
  }
  return { is_open: false, closes_at: null, opens_at: null }
}
