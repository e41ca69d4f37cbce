import type { Promotion } from '../rules/rule.ts'
import type { PromotionContext } from './context.ts'
import { couponsInForce, type Obstacle, obstacleTo, offersInForce } from './in-force.ts'

/**
 * Why a promotion gives no discount: its own obstacle, a used-up code, or another promotion that it doesn't stack with.
 */
export type PromotionReason = Obstacle | 'spent' | 'stacking'

export interface ExplainedPromotion {
  readonly promotion: Promotion
  /** Undefined for an offer. */
  readonly code: string | undefined
  /** Undefined when it is in force. */
  readonly reason: PromotionReason | undefined
}

/** Every offer of the site and every code entered. */
export function explainPromotions(context: PromotionContext): readonly ExplainedPromotion[] {
  const offers = new Set(offersInForce(context))
  const coupons = new Set(couponsInForce(context))
  const reasonAgainst = (promotion: Promotion): PromotionReason => obstacleTo(promotion, context) ?? 'stacking'
  return [
    ...context.promotions.offers.map((promotion) => ({
      promotion,
      code: undefined,
      reason: offers.has(promotion) ? undefined : reasonAgainst(promotion),
    })),
    ...context.promotions.coupons.map((coupon) => {
      const { promotion, code, isSpent } = coupon
      const against: PromotionReason = isSpent ? 'spent' : reasonAgainst(promotion)
      return { promotion, code, reason: coupons.has(coupon) ? undefined : against }
    }),
  ]
}
