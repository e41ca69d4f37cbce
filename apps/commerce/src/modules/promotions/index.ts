export { tagsOfPromotions } from './cache-tags.ts'
export { couponClaim, lockFirstOrder } from './coupon-claim.ts'
export { applyCoupons, applyOffers, type Discounted } from './discounts/apply-promotions.ts'
export type { PromotionContext, PromotionFacts } from './discounts/context.ts'
export { type ExplainedPromotion, explainPromotions, type PromotionReason } from './discounts/explain.ts'
export { isCouponUsable } from './discounts/in-force.ts'
export {
  type PromotionItem,
  type PromotionLine,
  remainingCents,
  type Saving,
  type SavingOrigin,
  type SavingSource,
  savedCents,
} from './discounts/line.ts'
export { offerHints } from './discounts/offer-hints.ts'
export { shareDiscount } from './discounts/share-discount.ts'
export { RuleError } from './errors.ts'
export { couponCodesOf, loadPromotions, loadPromotionsNow } from './load-promotions.ts'
export { isCouponCode } from './rules/code.ts'
export { parseRule } from './rules/parse-rule.ts'
export type { Effect, EligibleItems, Promotion, PromotionRule } from './rules/rule.ts'
export { addPromotion, endPromotion, type ListedPromotion, listPromotions } from './staff.ts'
export { type CouponsInJson, couponsSql, findCoupons, type PromotionCustomer } from './store.ts'
