import { applyPromotion } from '../promotions/apply.ts'
import type { Draft } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

/** Takes off what each coupon takes off, in order of applying. [R3.10, R3.11] */
export function coupons(draft: Draft, facts: TotalsFacts): Draft {
  return facts.promotions.coupons.reduce(
    (reduced, { code, promotion }) =>
      applyPromotion(reduced, facts.promotions, promotion, { kind: 'coupon', promotionId: promotion.id, code }),
    draft,
  )
}
