import type { Context } from '#src/platform/context'
import type { DeliveryPlace, QueryDeliveryPlaceArgs } from '#src/platform/contract/contract.generated'
import { deliveryPlaceOf } from '../delivery-place.ts'

export function deliveryPlace({ brand }: Pick<Context, 'brand'>, { postcode }: QueryDeliveryPlaceArgs): DeliveryPlace {
  return deliveryPlaceOf(brand, postcode)
}
