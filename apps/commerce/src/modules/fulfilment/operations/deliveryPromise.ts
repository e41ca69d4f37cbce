import type { Context } from '#src/platform/context'
import type { DeliveryPromise, QueryDeliveryPromiseArgs } from '#src/platform/contract/contract.generated'
import { deliveryPromiseOf } from '../product-promise.ts'

/** Reads no product, so listings may ask for it. */
export function deliveryPromise(ctx: Context, { postcode }: QueryDeliveryPromiseArgs): Promise<DeliveryPromise> {
  return deliveryPromiseOf(ctx, { goodsCents: 0, postcode })
}
