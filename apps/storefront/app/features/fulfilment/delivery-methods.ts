import { promiseText } from '#app/features/cart/arrival.ts'
import { centsOf } from '#app/graphql/nullable.ts'
import type { EstimateShippingMethodsMutation } from './estimate.generated.ts'

type OfferedMethod = NonNullable<NonNullable<EstimateShippingMethodsMutation['estimateShippingMethods']>[number]>

export interface DeliveryMethod {
  /** `<carrier>/<method>`: the radio's value. */
  readonly value: string
  readonly title: string
  readonly carrier: string
  readonly cents: number
  /** "Tue 25 – Thu 27 Nov"; undefined without dates. */
  readonly promise: string | undefined
}

/** Undefined if unavailable. */
export function toDeliveryMethod(method: OfferedMethod): DeliveryMethod | undefined {
  if (!method.method_code) return undefined
  return {
    value: `${method.carrier_code}/${method.method_code}`,
    title: method.method_title ?? method.carrier_title,
    carrier: method.carrier_title,
    cents: centsOf(method.amount),
    promise: promiseText(method.estimated_from, method.estimated_to),
  }
}
