import { encodeUid } from '@welt/kit/ids'
import { carriers, findCarrier } from '#modules/orders'
import type { ReturnShippingCarrier, ReturnShippingTracking } from '#src/platform/contract/contract.generated'
import type { ReturnTrackingRow } from './tables.ts'

export interface TrackingOwner {
  readonly tracking: readonly ReturnTrackingRow[]
}

export const returnCarriers: readonly ReturnShippingCarrier[] = carriers.map(({ code, title }) => ({
  uid: encodeUid(code),
  label: title,
}))

export function toTracking({ id, carrier_code, tracking_number }: ReturnTrackingRow): ReturnShippingTracking {
  return {
    uid: encodeUid(id),
    carrier: { uid: encodeUid(carrier_code), label: findCarrier(carrier_code)?.title ?? carrier_code },
    tracking_number,
    status: null,
  }
}
