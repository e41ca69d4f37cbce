import type { PromotionFacts } from '../../promotions/discounts/context.ts'

export const NO_PROMOTIONS: Omit<PromotionFacts, 'now'> = {
  offers: [],
  coupons: [],
  hasOrdered: false,
  productsIn: new Map(),
}
