import type { Brand } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { DAY_MS, HOUR_MS, localDate, toStoreTime } from '@welt/kit/time'
import type { ShippingOption } from '#modules/cart'
import { isWorkingDay } from '#modules/stores'

/** In the site's time zone; later orders leave on the next working day. */
const DISPATCH_HOUR = 14

/** `YYYY-MM-DD` in the site's zone. */
export interface DeliveryDays {
  readonly earliest: string
  readonly latest: string
}

/** Of the brand or of a source. */
interface Origin extends Pick<Brand, 'country' | 'timeZone'> {
  /** Packs no more parcels today. */
  readonly isFull?: boolean
}

/** Parcels leave on working days of the origin's country and arrive on those of `to`. */
export interface ParcelRoute {
  readonly from: Origin
  readonly to: CountryCode
}

function nextWorkingDay(day: Date, country: CountryCode): Date {
  const next = new Date(day.getTime() + DAY_MS)
  return isWorkingDay(next, country) ? next : nextWorkingDay(next, country)
}

function addWorkingDays(day: Date, count: number, country: CountryCode): Date {
  return count === 0 ? day : addWorkingDays(nextWorkingDay(day, country), count - 1, country)
}

const dayOf = (day: Date) => day.toISOString().slice(0, 10)

function dispatchDay(now: Date, { country, timeZone, isFull = false }: Origin): Date {
  const today = new Date(`${localDate(now, timeZone)}T00:00:00Z`)
  const hour = Number(toStoreTime(now, timeZone).slice(11, 13))
  return isWorkingDay(today, country) && hour < DISPATCH_HOUR && !isFull ? today : nextWorkingDay(today, country)
}

/** `orderBefore` is the deadline, in store time. */
export function dispatchFor(now: Date, from: Origin): { readonly day: string; readonly orderBefore: string } {
  const day = dispatchDay(now, from)
  // Clock changes happen at night, so the offset at noon equals that at 2 p.m.
  const noonUtc = new Date(day.getTime() + 12 * HOUR_MS)
  const offset = toStoreTime(noonUtc, from.timeZone).slice(19)
  return { day: dayOf(day), orderBefore: `${dayOf(day)}T${DISPATCH_HOUR}:00:00${offset}` }
}

/** Days are calendar days of the zone, so clock changes don't matter. */
export function promiseFor(
  option: Pick<ShippingOption, 'minDays' | 'maxDays'>,
  now: Date,
  { from, to }: ParcelRoute,
): DeliveryDays {
  const dispatch = dispatchDay(now, from)
  const day = (count: number) => dayOf(addWorkingDays(dispatch, count, to))
  return { earliest: day(option.minDays), latest: day(option.maxDays) }
}
