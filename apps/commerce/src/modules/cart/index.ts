export { requireCart, requireGuestSecret } from './access.ts'
export type { StoredAddress, StoredNominee } from './address.ts'
export { changeCart, closeCart, lockCart, lockForOrder, reopenCart } from './change.ts'
export { fail as failCart } from './errors.ts'
export { type Page, pageOf } from './item-pages.ts'
export { parseLineUid } from './line-uid.ts'
export { toMoney } from './money-model.ts'
export type { ShippingOption, ShippingQuestion, ShippingQuotes } from './ports.ts'
export {
  destinationOf,
  type PricedCart,
  type PricedLine,
  type PricingContext,
  priceCart,
  pricedCartOf,
} from './pricing.ts'

export { chooseShipping } from './shipping-choice.ts'
export { loadCartLines, rememberPrices, setLineFulfilment, updateCart } from './store.ts'
export type { CartLineRow, CartRow } from './tables.ts'
