import type { Brand } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { DAY_MS, HOUR_MS, localDate, toStoreTime } from '@welt/kit/time'
import { isWorkingDay } from '#modules/stores'
import { knownPlaceOf, type ParcelDays, type ParcelPlace, workingDaysTo } from './delivery-days.ts'

interface Warehouse {
  /** State of Australia, region of New Zealand. */
  readonly state: string
  /** In the site's time zone; later orders leave on the next working day. */
  readonly cutOffHour: number
}

/** By country of dispatch. */
const WAREHOUSES: Readonly<Record<CountryCode, Warehouse>> = {
  AU: { state: 'VIC', cutOffHour: 14 },
  NZ: { state: 'Auckland', cutOffHour: 14 },
}

/** `YYYY-MM-DD` in the site's zone. */
export interface DeliveryDays {
  readonly earliest: string
  readonly latest: string
}

/** Of the brand or of a source. */
interface Origin extends Pick<Brand, 'country' | 'timeZone'> {
  /** Of a source; otherwise the warehouse's. */
  readonly state?: string | null
  /** Packs no more parcels today. */
  readonly isFull?: boolean
}

/** Parcels leave on working days of the origin's state and arrive on those of all states of `to`. */
export interface ParcelRoute {
  readonly from: Origin
  readonly to: ParcelPlace
}

type IsWorking = (day: Date) => boolean

function nextWorkingDay(day: Date, isWorking: IsWorking): Date {
  const next = new Date(day.getTime() + DAY_MS)
  return isWorking(next) ? next : nextWorkingDay(next, isWorking)
}

function addWorkingDays(day: Date, count: number, isWorking: IsWorking): Date {
  return count === 0 ? day : addWorkingDays(nextWorkingDay(day, isWorking), count - 1, isWorking)
}

const dayOf = (day: Date) => day.toISOString().slice(0, 10)

const stateOf = ({ state, country }: Origin) => state ?? WAREHOUSES[country].state

function dispatchDay(now: Date, from: Origin): Date {
  const { country, timeZone, isFull = false } = from
  const isWorking = (day: Date) => isWorkingDay(day, country, [stateOf(from)])
  const today = new Date(`${localDate(now, timeZone)}T00:00:00Z`)
  const hour = Number(toStoreTime(now, timeZone).slice(11, 13))
  const isInTime = hour < WAREHOUSES[country].cutOffHour && !isFull
  return isWorking(today) && isInTime ? today : nextWorkingDay(today, isWorking)
}

/** `orderBefore` is the deadline, in store time. */
export function dispatchFor(now: Date, from: Origin): { readonly day: string; readonly orderBefore: string } {
  const day = dispatchDay(now, from)
  // Clock changes happen at night, so the offset at noon equals that at the cut-off.
  const noonUtc = new Date(day.getTime() + 12 * HOUR_MS)
  const offset = toStoreTime(noonUtc, from.timeZone).slice(19)
  const hour = String(WAREHOUSES[from.country].cutOffHour).padStart(2, '0')
  return { day: dayOf(day), orderBefore: `${dayOf(day)}T${hour}:00:00${offset}` }
}

/** Days are calendar days of the zone, so clock changes don't matter. [decision 98] */
export function promiseFor(option: ParcelDays, now: Date, { from, to }: ParcelRoute): DeliveryDays {
  const dispatch = dispatchDay(now, from)
  const regions = knownPlaceOf(to)?.regions
  const isWorking = (day: Date) => isWorkingDay(day, to.country, regions)
  const { min, max } = workingDaysTo(option, stateOf(from), to)
  const day = (count: number) => dayOf(addWorkingDays(dispatch, count, isWorking))
  return { earliest: day(min), latest: day(max) }
}
