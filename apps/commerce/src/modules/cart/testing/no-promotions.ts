import type { PromotionFacts } from '../promotions/facts.ts'

/** What a site without promotions tells the totals. */
export const NO_PROMOTIONS: Omit<PromotionFacts, 'now'> = {
  offers: [],
  coupons: [],
  hasOrdered: false,
  productsIn: new Map(),
}
