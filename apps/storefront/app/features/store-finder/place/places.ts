import type { PlaceChoice } from '../finder-data.ts'
import { shortNameOf } from '../store-view.ts'
import type { FoundPlaceFragment } from '../stores.generated.ts'

/** Stores are named without the shop. */
export function toPlaceChoice(place: FoundPlaceFragment, shopName: string): PlaceChoice {
  const { name, label, nearest_store_name: store, nearest_distance: km } = place
  return {
    label,
    name,
    detail: label.startsWith(name) ? label.slice(name.length).replace(/^,?\s+/, '') : '',
    nearest: store && km !== null ? `${shortNameOf(store, shopName)}, ${Math.round(km)} km` : undefined,
  }
}
