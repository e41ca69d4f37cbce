import { encodeUid } from '@welt/kit/ids'
import type { DeskDay } from '#modules/site'
import type { ServiceDesk, Store } from '#src/platform/contract/contract.generated'
import { toHours } from './opening/open-status.ts'
import type { StoreRow } from './tables.ts'

/** What depends on the time is resolved from `row`. */
export interface StoreModel extends Omit<Store, 'open_status' | 'special_hours' | 'collection_ready_at'> {
  readonly row: StoreRow
}

export interface ServiceDeskModel extends Omit<ServiceDesk, 'open_status'> {
  readonly hours: readonly DeskDay[]
}

interface StoreFacts extends Partial<Pick<Store, 'distance' | 'stock' | 'can_collect_all'>> {
  readonly isCollectOffered: boolean
}

/** [R3.35] */
export function toStore(row: StoreRow, facts: StoreFacts): StoreModel {
  return {
    row,
    store_id: encodeUid(row.id),
    store_code: row.store_code,
    retek_store_id: row.retek_store_id,
    name: row.name,
    street: row.street,
    city: row.city,
    state: row.state,
    postcode: row.postcode,
    country_code: row.country,
    time_zone: row.time_zone,
    phone: row.phone,
    email: null,
    latitude: row.latitude,
    longitude: row.longitude,
    distance: facts.distance ?? null,
    is_active: row.is_active,
    enabled_for_cnc: row.is_active && row.enabled_for_cnc && facts.isCollectOffered,
    hours: toHours(row.hours),
    services: row.services,
    stock: facts.stock ?? [],
    can_collect_all: facts.can_collect_all ?? false,
  }
}
