import { storePath } from '@welt/kit/stores/store-path'
import { distanceText, openStatusText, sameHours } from '@welt/kit/stores/store-status'
import { slugOf } from '@welt/kit/text/slug'
import { addressOf } from '#app/features/cart/collection/collection-store.ts'
import type { ReturnFactsFragment } from '../returns.generated.ts'
import type { StoreForReturn } from './return-view.ts'

type WireStore = NonNullable<ReturnFactsFragment['nearest_store']>

export function toNearestStore(store: WireStore, now: Date): StoreForReturn {
  const { name, phone, distance } = store
  return {
    name,
    path: storePath(slugOf(name)),
    address: addressOf(store),
    phone: phone ?? undefined,
    distance: typeof distance === 'number' ? distanceText(distance) : undefined,
    openText: openStatusText(store.open_status, now).text,
    hours: sameHours(store.hours),
  }
}
