import { storeTown } from '@welt/kit/stores/store-town'
import type { PlaceChoice } from '../finder-data.ts'
import type { FoundPlaceFragment } from '../stores.generated.ts'

/** Stores are named without the shop. */
export function toPlaceChoice(place: FoundPlaceFragment): PlaceChoice {
  const { name, label, nearest_store_name: store, nearest_distance: km } = place
  return {
    label,
    name,
    detail: label.startsWith(name) ? label.slice(name.length).replace(/^,?\s+/, '') : '',
    nearest: store && km !== null ? `${storeTown(store)}, ${Math.round(km)} km` : undefined,
  }
}
