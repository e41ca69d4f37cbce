export {
  readCart,
  requireCart,
  requireCartWithLines,
  requireGuestSecret,
} from './access.ts'
export { deliveryAddressOf, withoutStoreAddress } from './address.ts'
export { changeCart, lockOpenCart, reopenCart } from './change.ts'
export { findValidCodes } from './coupons/apply-coupons.ts'
export { removeReward, replaceReward } from './coupons/rewards-on-cart.ts'
export { fail as failCart } from './errors.ts'
export { changeGiftCards, hasOnlyGiftCards } from './gift-cards/cards-on-cart.ts'
export { addUnderLock } from './lines/add-under-lock.ts'
export { errorOf as lineErrorOf, type GiftCardItemModel } from './lines/cart-items.ts'
export { ensureItems } from './lines/ensure-items.ts'
export { overallFulfilment } from './lines/fulfilment.ts'
export { chosenSize, loadLineProduct } from './lines/line-product.ts'
export { parseLineUid } from './lines/line-uid.ts'
export type { CartWithLines } from './lines-store.ts'
export { movePickups } from './move-pickups.ts'
export { openCart } from './new-cart.ts'
export type { ShippingOption, ShippingQuoteRequest, ShippingQuotes } from './ports.ts'
export {
  destinationOf,
  memoisePriced,
  type PricedCart,
  type PricedLine,
  priceCart,
  pricedCartOf,
  pricerOf,
} from './prices/pricing.ts'
export { storeShownPrices } from './prices/shown-prices.ts'
export { cartJobHandlers, cartJobs } from './retention/jobs.ts'
export { setShippingAddress } from './shipping-choice.ts'
export { linesOf, setFulfilment, updateCart } from './store.ts'
export type { DeliveryGroup } from './totals/draft.ts'
export { type SimulatedCart, simulateCart } from './totals/simulate-cart.ts'
