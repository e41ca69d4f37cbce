import { localDate, toStoreTime } from '@welt/kit/time'
import type { StoreHours, StoreOpenStatus, StoreSpecialHours } from '#src/platform/contract/contract.generated'
import type { DayHours } from '../tables.ts'
import { openingsFrom } from './openings.ts'
import { dateAfter, hoursOn, type Schedule } from './schedule.ts'

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

const toWireHours = (hours: DayHours) => ({
  is_closed: hours === null,
  opens: hours?.opens ?? null,
  closes: hours?.closes ?? null,
})

/** Monday first. [R3.36] */
export function toHours(hours: readonly DayHours[]): StoreHours[] {
  return WEEKDAYS.map((weekday, i) => ({ weekday, ...toWireHours(hours[i] ?? null) }))
}

const SPECIAL_DAYS = 90

/** From today in the store's zone. */
export function specialHours(schedule: Schedule, now: Date): StoreSpecialHours[] {
  const today = localDate(now, schedule.time_zone)
  return Array.from({ length: SPECIAL_DAYS }, (_, ahead) => dateAfter(today, ahead)).flatMap((date) => {
    const { hours, label } = hoursOn(schedule, date)
    return label === undefined ? [] : [{ date, label, ...toWireHours(hours) }]
  })
}

/** [R3.37, A27] */
export function openStatus(schedule: Schedule, now: Date): StoreOpenStatus {
  for (const { opens, closes } of openingsFrom(schedule, now)) {
    return opens <= now
      ? { is_open: true, closes_at: toStoreTime(closes, schedule.time_zone), opens_at: null }
      : { is_open: false, closes_at: null, opens_at: toStoreTime(opens, schedule.time_zone) }
  }
  return { is_open: false, closes_at: null, opens_at: null }
}
