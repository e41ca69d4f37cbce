import { DAY_MS, localDate, toStoreTime } from '@welt/kit/time'
import type { ShippingOption } from '#modules/cart'

/** Orders placed before this hour of a working day leave the same day, in the site's zone. */
const DISPATCH_HOUR = 14

/** Days between which a parcel arrives, `YYYY-MM-DD` in the site's zone. @source ux §1.6 */
export interface DeliveryPromise {
  readonly earliest: string
  readonly latest: string
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6
}

function nextWorkingDay(day: Date): Date {
  const next = new Date(day.getTime() + DAY_MS)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

function addWorkingDays(day: Date, count: number): Date {
  return count === 0 ? day : addWorkingDays(nextWorkingDay(day), count - 1)
}

/** When a parcel ordered `now` arrives. Counts weekdays; days are calendar days of the zone, so clock changes don't matter. @source failures 99 */
export function promiseFor(option: Pick<ShippingOption, 'minDays' | 'maxDays'>, now: Date, timeZone: string): DeliveryPromise {
  const today = new Date(`${localDate(now, timeZone)}T00:00:00Z`)
  const hour = Number(toStoreTime(now, timeZone).slice(11, 13))
  const dispatch = isWorkingDay(today) && hour < DISPATCH_HOUR ? today : nextWorkingDay(today)
  const day = (count: number) => addWorkingDays(dispatch, count).toISOString().slice(0, 10)
  return { earliest: day(option.minDays), latest: day(option.maxDays) }
}
