import type { CountryCode } from '@welt/kit/money'
import type { ShippingOption } from '#modules/cart'
import { regionsOf } from './delivery-place.ts'
import { deliveryMethods } from './methods.ts'
import type { DeliveryZones, Service } from './zones/zone.ts'

/** Where parcels arrive. */
export interface ParcelPlace {
  readonly country: CountryCode
  /** A place without one, or with an unknown one, is anywhere in the country. */
  readonly postcode?: string | null | undefined
  readonly zones: DeliveryZones
}

type PlainPlace = Pick<ParcelPlace, 'country' | 'postcode'>

interface KnownPlace {
  readonly country: CountryCode
  readonly postcode: string
  readonly regions: readonly string[]
}

const known = new Map<string, KnownPlace | undefined>()

function find({ country, postcode }: PlainPlace): KnownPlace | undefined {
  const regions = postcode ? regionsOf(country, postcode) : []
  return postcode && regions.length > 0 ? { country, postcode, regions } : undefined
}

const MOST_KNOWN = 20_000

export function knownPlaceOf(place: PlainPlace): KnownPlace | undefined {
  const key = `${place.country} ${place.postcode}`
  if (known.has(key)) return known.get(key)
  if (known.size >= MOST_KNOWN) known.clear()
  const found = find(place)
  known.set(key, found)
  return found
}

function serviceOf(methodCode: string): Service {
  return deliveryMethods.find((method) => method.methodCode === methodCode)?.service ?? 'standard'
}

function zonesOf({ country, postcode }: KnownPlace, zones: DeliveryZones, state: string | undefined) {
  return zones[country].filter(
    ({ postcodes, from, notFrom }) =>
      postcodes.some(([first, last]) => first <= postcode && postcode <= last) &&
      (!from || (state !== undefined && from.includes(state))) &&
      (state === undefined || !notFrom?.includes(state)),
  )
}

export type ParcelDays = Pick<ShippingOption, 'methodCode' | 'minDays' | 'maxDays'>

/** Working days from dispatch in `state` to arrival; the range of the country for an unknown place. */
export function workingDaysTo(
  { methodCode, minDays, maxDays }: ParcelDays,
  state: string | undefined,
  to: ParcelPlace,
) {
  const place = knownPlaceOf(to)
  if (!place) return { min: minDays, max: maxDays }
  const service = serviceOf(methodCode)
  const added = zonesOf(place, to.zones, state).map(({ days }) => days[service])
  const min = added.reduce((sum, [first]) => sum + first, minDays)
  return {
    min,
    max: Math.max(
      min,
      added.reduce((sum, [, last]) => sum + last, maxDays),
    ),
  }
}
