import type { ShippingOption, ShippingQuoteRequest, ShippingQuotes } from '#modules/cart'
import { type DeliveryMethod, deliveryMethods } from './methods.ts'

/** Reaching the threshold exactly is enough. [R3.114, R6.11, A98] */
function isFree(method: DeliveryMethod, input: ShippingQuoteRequest): boolean {
  const threshold = input.thresholds.find(
    (entry) => entry.code === method.methodCode && entry.country === method.country,
  )
  if (!threshold || (threshold.requiresLogin && !input.isSignedIn)) return false
  return input.goodsCents >= threshold.thresholdCents
}

function toOption(method: DeliveryMethod, input: ShippingQuoteRequest): ShippingOption {
  const free = isFree(method, input)
  const [minDays, maxDays] = method.workingDays[input.brand.country]
  return {
    carrierCode: method.carrierCode,
    carrierTitle: method.carrierTitle,
    methodCode: method.methodCode,
    methodTitle: method.methodTitle,
    amountCents: free ? 0 : method.priceCents[input.brand.country],
    minDays,
    maxDays,
    isFree: free,
  }
}

/** The site's default first; none where the site doesn't deliver. [R1.26, R3.47, A99] */
export function methodsFor(input: ShippingQuoteRequest): readonly ShippingOption[] {
  if (!input.brand.shipsTo.includes(input.country)) return []
  const isDefault = (method: DeliveryMethod) => Number(method.methodCode === input.brand.defaultShippingMethod)
  return deliveryMethods
    .filter((method) => method.country === input.country)
    .toSorted((a, b) => isDefault(b) - isDefault(a))
    .map((method) => toOption(method, input))
}

export function createShippingQuotes(): ShippingQuotes {
  return { methodsFor }
}
