import { clockText, storeDayText } from '@welt/kit/stores/store-clock'
import { distanceText, openStatusText } from '@welt/kit/stores/store-status'
import { storeTown } from '@welt/kit/stores/store-town'
import type { CollectionStoreFragment } from '../cart.generated.ts'

/** The chosen store as bag, checkout and orders show it. */
export interface CollectionStore {
  readonly id: string
  /** "Mathers Brisbane" */
  readonly name: string
  /** "Brisbane" */
  readonly town: string
  readonly street: string
  /** "155 Adelaide Street, Brisbane QLD 4000" */
  readonly address: string
  readonly phone: string | undefined
  /** "4.6 km" from where parcels go; undefined while that is unknown. */
  readonly distance: string | undefined
  /** "Open until 5:30 pm", "Closed, opens tomorrow at 9 am". */
  readonly openText: string | undefined
  /** Of a pair ordered now; undefined while the store hands out nothing. */
  readonly readyAt: string | undefined
  /** False once it closed or stopped collections. [R3.34] */
  readonly isCollecting: boolean
}

/** "155 Adelaide Street, Brisbane QLD 4000" */
export function addressOf({
  street,
  city,
  state,
  postcode,
}: Pick<CollectionStoreFragment, 'street' | 'city' | 'state' | 'postcode'>): string {
  return [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

export function toCollectionStore(
  store: CollectionStoreFragment,
  now: Date,
  distanceKm?: number | null,
): CollectionStore {
  const { name, street, open_status } = store
  return {
    id: store.store_id,
    name,
    town: storeTown(name),
    street: street ?? '',
    address: addressOf(store),
    phone: store.phone ?? undefined,
    distance: typeof distanceKm === 'number' ? distanceText(distanceKm) : undefined,
    openText: open_status ? openStatusText(open_status, now).text : undefined,
    readyAt: store.collection_ready_at ?? undefined,
    isCollecting: store.is_active && store.enabled_for_cnc,
  }
}

/** "today, from 3 pm", "Mon 30 Nov, from 9 am". */
export function readyText(readyAt: string | undefined, now = new Date()): string | undefined {
  const day = readyAt && storeDayText(readyAt, now)
  return day ? `${day}, from ${clockText(readyAt)}` : undefined
}
