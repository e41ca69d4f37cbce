import { encodeUid } from '@welt/kit/ids'
import { toStoreTime } from '@welt/kit/time'
import { toPreferredStore } from '#modules/fulfilment'
import type { OrderDeliveryGroup } from '#src/platform/contract/contract.generated'
import type { OrderGroup } from '../store.ts'

const KINDS = { delivery: 'DELIVERY', clickncollect: 'CLICKNCOLLECT', email: 'EMAIL' } as const

/** Splits 'Carrier - Method'. */
export function toShippingNames(title: string | null | undefined) {
  const [carrier, ...method] = (title ?? '').split(' - ')
  return { carrier: carrier || null, shipping_method: method.join(' - ') || carrier || null }
}

/** [R3.68] */
export function toOrderGroup(group: OrderGroup, timeZone: string): OrderDeliveryGroup {
  const { store, ready_at: readyAt } = group
  const { carrier, shipping_method } = toShippingNames(group.title)
  return {
    kind: KINDS[group.kind],
    store: store && toPreferredStore(store),
    ready_at: store && readyAt ? toStoreTime(readyAt, store.time_zone) : null,
    carrier_title: carrier,
    method_title: shipping_method,
    estimated_from: group.promise?.earliest ?? null,
    estimated_to: group.promise?.latest ?? null,
    collection_code: group.collection_code,
    collect_until: store && group.collectUntil,
    is_collectable: store !== null && group.toCome > 0,
    item_ids: group.lineIds.map((id) => encodeUid(id)),
    quantity_to_pick: group.toPick,
    quantity_to_come: group.toCome,
    events: group.events.map((event) => ({ ...event, at: toStoreTime(event.at, store?.time_zone ?? timeZone) })),
  }
}
