import type { StorePlace } from '#src/platform/contract/contract.generated'
import { distanceKm, roundedKm } from '../places/distance.ts'
import type { Place } from '../places/find-places.ts'
import type { StoreRow } from '../tables.ts'

export function toStorePlace(place: Place, stores: readonly StoreRow[]): StorePlace {
  const { name, label, postcode, state, country, latitude, longitude } = place
  const [nearest] = stores
    .filter((store) => store.country === country)
    .map((store) => ({ store, km: distanceKm(place, store) }))
    .toSorted((a, b) => a.km - b.km)
  return {
    name,
    label,
    postcode,
    state: state || null,
    latitude,
    longitude,
    country_code: country,
    nearest_store_name: nearest?.store.name ?? null,
    nearest_distance: nearest ? roundedKm(nearest.km) : null,
  }
}
