export { allocate, linesToFill, type SourceStock } from './allocate.ts'
export { toPreferredStore } from './cart-models.ts'
export { type DeliveryMethod, deliveryMethods } from './methods.ts'

export { promiseFor } from './promise.ts'

export { createShippingQuotes } from './shipping-quotes.ts'
