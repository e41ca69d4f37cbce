export { requireCart, requireGuestSecret } from './access.ts'
export { addLines, type ResolvedLine } from './add-lines.ts'
export type { StoredAddress, StoredNominee } from './address.ts'
export { changeCart, closeCart, lockCart, lockForOrder, reopenCart } from './change.ts'
export { changeGoods } from './change-goods.ts'
export { fail as failCart } from './errors.ts'
export { type Page, pageOf } from './item-pages.ts'
export { chosenSize } from './line-product.ts'
export { parseLineUid } from './line-uid.ts'
export { toMoney } from './money-model.ts'
export { openCart, openCustomerCart } from './new-cart.ts'
export type { ShippingOption, ShippingQuestion, ShippingQuotes } from './ports.ts'
export {
  destinationOf,
  type PricedCart,
  type PricedLine,
  type PricingContext,
  priceCart,
  pricedCartOf,
} from './pricing.ts'
export { putBack, type WantedGoods } from './put-back.ts'
export { OPTIONS_MISSING, type UserError } from './rules.ts'

export { chooseShipping } from './shipping-choice.ts'
export { loadCartLines, rememberPrices, setLineFulfilment, updateCart } from './store.ts'
export type { CartLineRow, CartRow } from './tables.ts'
