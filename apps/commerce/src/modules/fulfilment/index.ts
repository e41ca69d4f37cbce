export type { SourceStock } from './allocation/allocate.ts'
export { pointOf } from './allocation/destination.ts'
export type { AllocationReasons } from './allocation/reasons.ts'
export { allocateCart, allocateFrom, type Destination, type SentAllocation } from './allocation/sending-sources.ts'
export {
  changeSource,
  type Exclusion,
  listSources,
  type SourceChange,
  type SourceRules,
} from './allocation/source-rules.ts'
export { toPreferredStore } from './cart-models.ts'
export { parseNominee } from './collection/parse-nominee.ts'
export { toStoreAddress } from './collection/store-address.ts'
export { type DeliveryMethod, deliveryMethods } from './methods.ts'
export { methodNotFound } from './operations/setShippingMethodsOnCart.ts'
export { hasNoPlace, parsePayer, parseRoughAddress, parseWalletAddress } from './parse-address.ts'
export { promiseFor } from './promise.ts'
export { createShippingQuotes } from './shipping-quotes.ts'
export { changeDeliveryZones, type ZoneDifference } from './zones/change-zones.ts'
export { deliveryZonesOf, loadDeliveryZones } from './zones/load-zones.ts'
export { parseZones, ZoneError } from './zones/parse-zones.ts'
export { plannedZones } from './zones/planned-zones.ts'
export type { DeliveryZone, DeliveryZones } from './zones/zone.ts'
