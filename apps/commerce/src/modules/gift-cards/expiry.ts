import type { Brand } from '@welt/brands'
import { DAY_MS, localDate, SECOND_MS, startOfDay } from '@welt/kit/time'

/** Undefined with a lifetime of 0 days. [A25] */
export function expiryOf(now: Date, lifetimeDays: number, { timeZone }: Pick<Brand, 'timeZone'>): Date | undefined {
  if (lifetimeDays === 0) return undefined
  const today = new Date(`${localDate(now, timeZone)}T00:00:00Z`)
  return startOfDay(new Date(today.getTime() + (lifetimeDays + 1) * DAY_MS), timeZone)
}

/** `YYYY-MM-DD`; null when it never expires. */
export function lastDayOf(expiresAt: Date | null | undefined, { timeZone }: Pick<Brand, 'timeZone'>): string | null {
  return expiresAt ? localDate(new Date(expiresAt.getTime() - SECOND_MS), timeZone) : null
}
