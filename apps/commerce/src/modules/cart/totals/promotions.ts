import { applyCoupons, applyOffers, type Discounted, offerHints, type PromotionContext } from '#modules/promotions'
import type { Draft, DraftLine } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

/** Eligibility uses full prices, so that it does not depend on the order of the steps. */
function contextOf({ lines }: Draft, { isSignedIn, promotions }: TotalsFacts): PromotionContext {
  return { lines: lines.map((line) => ({ ...line, savings: [] })), isSignedIn, promotions }
}

function withDiscounts(draft: Draft, { lines, deliveryOffers }: Discounted<DraftLine>): Draft {
  return { ...draft, lines, deliveryOffers: [...draft.deliveryOffers, ...deliveryOffers] }
}

export function offers(draft: Draft, facts: TotalsFacts): Draft {
  if (facts.promotions.offers.length === 0) return draft
  const context = contextOf(draft, facts)
  return { ...withDiscounts(draft, applyOffers(draft.lines, context)), offerHints: offerHints(context) }
}

/** [R3.10, R3.11] */
export function coupons(draft: Draft, facts: TotalsFacts): Draft {
  if (facts.promotions.coupons.length === 0) return draft
  return withDiscounts(draft, applyCoupons(draft.lines, contextOf(draft, facts)))
}
