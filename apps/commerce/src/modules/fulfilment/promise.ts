import type { CountryCode } from '@welt/kit/money'
import { DAY_MS, HOUR_MS, localDate, toStoreTime } from '@welt/kit/time'
import { isWorkingDay } from '#modules/stores'
import { knownPlaceOf, type ParcelDays, type ParcelPlace, workingDaysTo } from './delivery-days.ts'

interface Warehouse {
  /** State of Australia, region of New Zealand. */
  readonly state: string
  readonly zone: string
  /** On its own clock; later orders leave on the next working day. Stores that send have the hour of their country. */
  readonly cutOffHour: number
}

/** By country of dispatch. */
const WAREHOUSES: Readonly<Record<CountryCode, Warehouse>> = {
  AU: { state: 'VIC', zone: 'Australia/Melbourne', cutOffHour: 14 },
  NZ: { state: 'Auckland', zone: 'Pacific/Auckland', cutOffHour: 14 },
}

/** `YYYY-MM-DD` where the parcels arrive. */
export interface DeliveryDays {
  readonly earliest: string
  readonly latest: string
}

/** Where a parcel leaves from; without state and zone the warehouse of the country. */
export interface Origin {
  readonly country: CountryCode
  readonly state?: string | null
  readonly zone?: string
  /** Packs no more parcels today. */
  readonly isFull?: boolean
}

/** Parcels leave on working days of the origin's state and arrive on those of all states of `to`. */
export interface ParcelRoute {
  /** At least one. */
  readonly from: readonly Origin[]
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

export const zoneOf = ({ zone, country }: Pick<Origin, 'zone' | 'country'>) => zone ?? WAREHOUSES[country].zone

function dispatchDay(now: Date, from: Origin): Date {
  const { country, isFull = false } = from
  const zone = zoneOf(from)
  const isWorking = (day: Date) => isWorkingDay(day, country, [stateOf(from)])
  const today = new Date(`${localDate(now, zone)}T00:00:00Z`)
  const hour = Number(toStoreTime(now, zone).slice(11, 13))
  const isInTime = hour < WAREHOUSES[country].cutOffHour && !isFull
  return isWorking(today) && isInTime ? today : nextWorkingDay(today, isWorking)
}

interface Dispatch {
  readonly day: string
  readonly orderBefore: string
}

/** `orderBefore` is the deadline, on the origin's clock. */
function dispatchOf(now: Date, from: Origin): Dispatch {
  const day = dispatchDay(now, from)
  // Clock changes happen at night, so the offset at noon equals that at the cut-off.
  const noonUtc = new Date(day.getTime() + 12 * HOUR_MS)
  const offset = toStoreTime(noonUtc, zoneOf(from)).slice(19)
  const hour = String(WAREHOUSES[from.country].cutOffHour).padStart(2, '0')
  return { day: dayOf(day), orderBefore: `${dayOf(day)}T${hour}:00:00${offset}` }
}

/** In time for all parcels. */
export function dispatchFor(now: Date, from: ParcelRoute['from']): Dispatch {
  return from
    .map((one) => dispatchOf(now, one))
    .reduce((first, next) => (Date.parse(next.orderBefore) < Date.parse(first.orderBefore) ? next : first))
}

function daysFrom(from: Origin, option: ParcelDays, now: Date, to: ParcelPlace): DeliveryDays {
  const dispatch = dispatchDay(now, from)
  const regions = knownPlaceOf(to)?.regions
  const isWorking = (day: Date) => isWorkingDay(day, to.country, regions)
  const { min, max } = workingDaysTo(option, stateOf(from), to)
  const day = (count: number) => dayOf(addWorkingDays(dispatch, count, isWorking))
  return { earliest: day(min), latest: day(max) }
}

/**
 * From the first day of the first parcel to the last day of the last one. Days are calendar days of the zone, so clock
 * changes don't matter. [decision 98]
 */
export function promiseFor(option: ParcelDays, now: Date, { from, to }: ParcelRoute): DeliveryDays {
  const all = from.map((one) => daysFrom(one, option, now, to))
  const [earliest = ''] = all.map((days) => days.earliest).toSorted()
  const [latest = ''] = all
    .map((days) => days.latest)
    .toSorted()
    .reverse()
  return { earliest, latest }
}
