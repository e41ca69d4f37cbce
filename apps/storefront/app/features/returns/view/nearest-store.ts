import { distanceText, openStatusText, sameHours } from '@welt/kit/stores/store-status'
import { slugOf } from '@welt/kit/text/slug'
import type { ReturnFactsFragment } from '../returns.generated.ts'
import type { StoreForReturn } from './return-view.ts'

type WireStore = NonNullable<ReturnFactsFragment['nearest_store']>

export function toNearestStore(store: WireStore, now: Date): StoreForReturn {
  const { name, street, city, state, postcode, phone, distance } = store
  return {
    name,
    path: `/store-locator/${slugOf(name)}`,
    address: [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    phone: phone ?? undefined,
    distance: typeof distance === 'number' ? distanceText(distance) : undefined,
    openText: openStatusText(store.open_status, now).text,
    hours: sameHours(store.hours),
  }
}
