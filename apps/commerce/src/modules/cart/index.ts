export {
  readCart,
  requireCart,
  requireCartId,
  requireCartToOrder,
  requireGuestSecret,
  requireOpenCartWithLines,
} from './access.ts'
export { hasPlace, type StoredAddress, type StoredNominee } from './address.ts'
export { changeAsRead, changeCart, lockCartAsRead, lockForOrder, reopenCart } from './change.ts'
export { changeLockedGoods } from './change-goods.ts'
export { findPromoCodes } from './coupons/apply-coupons.ts'
export { dropLapsedCoupons } from './coupons/drop-lapsed.ts'
export { fail as failCart } from './errors.ts'
export type { BoughtGiftCard } from './gift-cards/bought-gift-card.ts'
export {
  areCardsSpent,
  cardsOnCart,
  giftCardColumns,
  hasGiftCardsAlone,
  MOST_GIFT_CARDS,
  rememberBalances,
} from './gift-cards/cards-on-cart.ts'
export { amountUid, enteredText, giftCardOptions } from './gift-cards/gift-card-options.ts'
export type { CartWithLines } from './goods-store.ts'
export { addResolvedLines, type ResolvedLine } from './lines/add-lines.ts'
export type { GiftCardItemModel } from './lines/cart-items.ts'
export { pageOf } from './lines/item-pages.ts'
export { chosenSize, loadLineProduct } from './lines/line-product.ts'
export { parseLineUid } from './lines/line-uid.ts'
export { putBack, type WantedGoods } from './lines/put-back.ts'
export { openCart, openCustomerCart } from './new-cart.ts'
export type { GiftCardFact, RewardFact, ShippingOption, ShippingQuestion, ShippingQuotes } from './ports.ts'
export type { PricingContext } from './prices/context.ts'
export {
  destinationOf,
  type PricedCart,
  type PricedLine,
  priceCart,
  pricedCartOf,
} from './prices/pricing.ts'
export { cartJobHandlers, cartJobs } from './retention/jobs.ts'
export { OPTIONS_MISSING, type UserError } from './rules.ts'
export { chooseShipping, firstShippingOf } from './shipping-choice.ts'
export { linesOf, loadCartLines, rememberPrices, setLineFulfilment } from './store.ts'
export type { CartLineRow, CartRow } from './tables.ts'
export type { AppliedDiscount } from './totals/discounts.ts'
export type { DraftGroup, GroupKind } from './totals/draft.ts'
export {
  columnsWithoutCoupons,
  couponColumns,
  writeAuthority,
  writeBillingAddress,
  writeEmail,
  writeNominee,
  writePaymentMethod,
  writePreferredStore,
  writeShippingAddress,
  writeShippingChoice,
} from './writers.ts'
