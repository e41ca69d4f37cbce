import { centsOf } from '#app/graphql/nullable.ts'
import type { EstimateShippingMethodsMutation } from './estimate.generated.ts'

type OfferedMethod = NonNullable<NonNullable<EstimateShippingMethodsMutation['estimateShippingMethods']>[number]>

/** A way of delivery as forms and summaries offer it. */
export interface DeliveryMethod {
  /** `<carrier>/<method>`: the radio's value. */
  readonly value: string
  readonly title: string
  readonly carrier: string
  readonly cents: number
  /** "Tue 25 – Thu 27 Nov"; undefined when the shop gives no dates. */
  readonly promise: string | undefined
}

const dayFormat = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-AU', { ...parts, timeZone: 'UTC' })
const DAY = dayFormat({ weekday: 'short', day: 'numeric' })
const DAY_MONTH = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' })

/** "Tue 25 – Thu 27 Nov" from two local dates (`YYYY-MM-DD`); one day when they are the same. */
export function promiseText(from: string | null | undefined, to: string | null | undefined): string | undefined {
  if (!from || !to) return undefined
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  const formatDate = (format: Intl.DateTimeFormat, date: Date) => format.format(date).replace(',', '')
  if (from === to) return formatDate(DAY_MONTH, first)
  return `${formatDate(from.slice(0, 7) === to.slice(0, 7) ? DAY : DAY_MONTH, first)} – ${formatDate(DAY_MONTH, last)}`
}

/** Undefined for a method that cannot be used now. */
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
