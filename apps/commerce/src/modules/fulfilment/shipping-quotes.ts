import type { ShippingOption, ShippingQuestion, ShippingQuotes } from '#modules/cart'
import { type DeliveryMethod, deliveryMethods } from './methods.ts'

/** Reaching the threshold exactly is enough. [R3.114, R6.11, A98] */
function isFree(method: DeliveryMethod, question: ShippingQuestion): boolean {
  const threshold = question.thresholds.find(
    (entry) => entry.code === method.methodCode && entry.country === method.country,
  )
  if (!threshold || (threshold.requiresLogin && !question.isSignedIn)) return false
  return question.goodsCents >= threshold.thresholdCents
}

function toOption(method: DeliveryMethod, question: ShippingQuestion): ShippingOption {
  const free = isFree(method, question)
  const [minDays, maxDays] = method.workingDays[question.brand.country]
  return {
    carrierCode: method.carrierCode,
    carrierTitle: method.carrierTitle,
    methodCode: method.methodCode,
    methodTitle: method.methodTitle,
    amountCents: free ? 0 : method.priceCents[question.brand.country],
    minDays,
    maxDays,
    isFree: free,
  }
}

/** The site's default first; none where the site doesn't deliver. [R1.26, R3.47, A99] */
export function methodsFor(question: ShippingQuestion): readonly ShippingOption[] {
  if (!question.brand.shipsTo.includes(question.country)) return []
  const isDefault = (method: DeliveryMethod) => Number(method.methodCode === question.brand.defaultShippingMethod)
  return deliveryMethods
    .filter((method) => method.country === question.country)
    .toSorted((a, b) => isDefault(b) - isDefault(a))
    .map((method) => toOption(method, question))
}

export function createShippingQuotes(): ShippingQuotes {
  return { methodsFor }
}
