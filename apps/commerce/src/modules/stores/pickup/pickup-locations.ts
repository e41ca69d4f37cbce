import { findRegion } from '@welt/rules/countries'
import type {
  PickupLocation,
  PickupLocationFilterInput,
  PickupLocationSortInput,
} from '#src/platform/contract/contract.generated'
import type { StoreRow } from '../tables.ts'
import { passes } from './text-filter.ts'

export function toPickupLocation(store: StoreRow): PickupLocation {
  const region = store.state === null ? undefined : findRegion(store.country, { code: store.state })
  return {
    pickup_location_code: store.store_code,
    name: store.name,
    description: store.services.join(', ') || null,
    email: null,
    fax: null,
    contact_name: null,
    latitude: store.latitude,
    longitude: store.longitude,
    country_id: store.country,
    region_id: region?.id ?? null,
    region: region?.name ?? null,
    city: store.city,
    street: store.street,
    postcode: store.postcode,
    phone: store.phone,
  }
}

const FILTERED = [
  ...(['name', 'pickup_location_code', 'country_id', 'postcode'] as const),
  ...(['region', 'region_id', 'city', 'street'] as const),
]

export function isMatching(location: PickupLocation, filters: PickupLocationFilterInput): boolean {
  return FILTERED.every((field) => {
    const filter = filters[field]
    return !filter || passes(location[field] ?? null, filter)
  })
}

export interface FoundLocation {
  readonly location: PickupLocation
  /** Undefined without an area. */
  readonly km: number | undefined
}

function compareValues(a: string | number | null | undefined, b: string | number | null | undefined): number {
  if (a === null || a === undefined || b === null || b === undefined) return Number(a == null) - Number(b == null)
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}

/** By the first field that is given. */
export function sorted(found: readonly FoundLocation[], sort: PickupLocationSortInput): readonly FoundLocation[] {
  const hasArea = found.some(({ km }) => km !== undefined)
  const given = (Object.keys(sort) as (keyof PickupLocationSortInput)[]).filter((field) => sort[field])
  const field = given.find((name) => name !== 'distance' || hasArea) ?? (hasArea ? 'distance' : 'name')
  const direction = sort[field] === 'DESC' ? -1 : 1
  const sortedBy = ({ location, km }: FoundLocation) => (field === 'distance' ? km : location[field])
  return found.toSorted((a, b) => direction * compareValues(sortedBy(a), sortedBy(b)))
}
