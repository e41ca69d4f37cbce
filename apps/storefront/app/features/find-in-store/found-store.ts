import { clockText, storeDayText } from '@welt/kit/stores/store-clock'
import { directionsUrl, distanceText, openStatusText } from '@welt/kit/stores/store-status'
import type { Abroad } from './abroad.ts'
import type { FoundStoreFieldsFragment } from './find-in-store.generated.ts'

export interface FoundStore {
  /** As `setPreferredStore` takes it. [R7.106] */
  readonly id: string
  readonly code: string
  readonly name: string
  readonly town: string | null
  /** "4.6 km" */
  readonly distance: string
  readonly address: string
  /** "Open until 5:30 pm" */
  readonly status: string
  /** Undefined when the store cannot be chosen for collection now. [R3.34] */
  readonly ready: { readonly day: string; readonly text: string } | undefined
  readonly directionsHref: string
  /** By sku. */
  readonly pieces: Readonly<Record<string, number>>
}

export interface Found {
  readonly kind: 'found'
  /** The place searched from: "Toowong QLD 4066", "your location". */
  readonly place: string
  readonly radiusKm: number
  /** Nearest first. */
  readonly stores: readonly FoundStore[]
  /** Others of the same name. */
  readonly otherPlaces: readonly string[]
}

export type FindAnswer =
  | Found
  | { readonly kind: 'unknown'; readonly place: string; readonly nearPlaces: readonly string[] }
  | { readonly kind: 'abroad'; readonly place: string; readonly abroad: Abroad }
  | { readonly kind: 'failed'; readonly message: string }

function readyOf({ is_active, enabled_for_cnc, collection_ready_at }: FoundStoreFieldsFragment, now: Date) {
  if (!is_active || !enabled_for_cnc || !collection_ready_at) return undefined
  const day = storeDayText(collection_ready_at, now)
  return { day, text: `${day} from ${clockText(collection_ready_at)}` }
}

function directionsTo({ latitude, longitude, name, street, city }: FoundStoreFieldsFragment): string {
  const destination =
    latitude && longitude ? `${latitude},${longitude}` : [name, street, city].filter(Boolean).join(', ')
  return directionsUrl(destination)
}

export function toFoundStore(store: FoundStoreFieldsFragment, now: Date): FoundStore {
  return {
    id: store.store_id,
    code: store.store_code,
    name: store.name,
    town: store.city,
    distance: store.distance === null ? '' : distanceText(store.distance),
    address: store.street ?? store.city ?? '',
    status: openStatusText(store.open_status, now).text,
    ready: readyOf(store, now),
    directionsHref: directionsTo(store),
    pieces: Object.fromEntries(store.stock.map(({ sku, quantity }) => [sku, quantity])),
  }
}
