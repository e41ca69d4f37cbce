import type { PromotionFacts } from '#modules/promotions'

export const NO_PROMOTIONS: Omit<PromotionFacts, 'now'> = {
  offers: [],
  coupons: [],
  hasOrdered: false,
  productsIn: new Map(),
}
