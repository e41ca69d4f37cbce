import { formatArrival } from '@welt/kit/arrival'
import { collectText, hoursText, openStatusText, type StatusText, weekdayText } from '@welt/kit/stores/store-status'
import { storeTown } from '@welt/kit/stores/store-town'
import { slugOf } from '@welt/kit/text/slug'
import { localDate } from '@welt/kit/time'
import type { StoreFactsFragment, StoreNowFragment } from './stores.generated.ts'

export interface DayView {
  readonly day: string
  readonly hours: string
}

export interface SpecialDay extends DayView {
  readonly label: string
}

/** True only at the time of the request, so a shared page fills it in after loading. */
export interface StoreNow {
  readonly status: StatusText
  /** Undefined when nothing can be collected here. */
  readonly collect: string | undefined
  /** `Monday`, at the store. */
  readonly today: string
}

/** A store as pages print it. */
export interface StoreView {
  readonly code: string
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Its name without the shop's. */
  readonly shortName: string
  readonly street: string
  /** `Ringwood VIC 3134` */
  readonly town: string
  readonly state: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  readonly collects: boolean
  readonly hours: readonly DayView[]
  readonly specialDays: readonly SpecialDay[]
}

export type StoresNow = Readonly<Record<string, StoreNow>>

export function toStoreView(store: StoreFactsFragment): StoreView {
  const { name, city, state, postcode } = store
  return {
    code: store.store_code,
    id: store.store_id,
    slug: slugOf(name),
    name,
    shortName: storeTown(name),
    street: store.street ?? '',
    town: [city, state, postcode].filter(Boolean).join(' '),
    state: state ?? '',
    phone: store.phone ?? '',
    latitude: store.latitude ?? 0,
    longitude: store.longitude ?? 0,
    collects: store.enabled_for_cnc,
    hours: store.hours.map((day) => ({ day: weekdayText(day.weekday), hours: hoursText(day) })),
    specialDays: (store.special_hours ?? []).map((day) => ({
      label: day.label,
      day: formatArrival({ earliest: day.date, latest: day.date }),
      hours: hoursText(day),
    })),
  }
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function toStoreNow(store: StoreNowFragment, now: Date): StoreNow {
  const { open_status, collection_ready_at: readyAt, time_zone: zone } = store
  return {
    status: openStatusText(open_status, now),
    collect: readyAt ? collectText(readyAt, now) : undefined,
    today: zone ? (WEEKDAYS[new Date(`${localDate(now, zone)}T00:00:00Z`).getUTCDay()] ?? '') : '',
  }
}

/** `Fri 25 Dec closed` */
export const specialDayText = ({ day, hours }: SpecialDay) => `${day} ${hours === 'Closed' ? 'closed' : hours}`

const STATES: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

/** '' for stores in New Zealand, which has no states. */
export const stateName = (state: string) => STATES[state] ?? state
