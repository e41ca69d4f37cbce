import { takeEffect } from '../../promotions/discounts/effects.ts'
import { meantBy } from '../../promotions/discounts/eligible-items.ts'
import { couponsInForce, offersInForce, type Situation } from '../../promotions/discounts/in-force.ts'
import { offerHints } from '../../promotions/discounts/offer-hints.ts'
import type { Promotion } from '../../promotions/rules/rule.ts'
import type { Draft, SavingSource } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

/** Eligibility uses full prices, so that it does not depend on the order of the steps. */
function situationOf({ lines }: Draft, { isSignedIn, promotions }: TotalsFacts): Situation {
  return { lines: lines.map((line) => ({ ...line, savings: [] })), isSignedIn, promotions }
}

function takePromotion(draft: Draft, { label, rule }: Promotion, source: SavingSource, facts: TotalsFacts): Draft {
  const saving = { label, source }
  if (rule.effect.kind === 'free-delivery') return { ...draft, deliveryOffers: [...draft.deliveryOffers, saving] }
  return { ...draft, lines: takeEffect(draft.lines, rule.effect, saving, meantBy(rule.goods, facts.promotions)) }
}

export function promotions(draft: Draft, facts: TotalsFacts): Draft {
  if (facts.promotions.offers.length === 0) return draft
  const situation = situationOf(draft, facts)
  return offersInForce(situation).reduce(
    (reduced, offer) => takePromotion(reduced, offer, { kind: 'offer', promotionId: offer.id }, facts),
    { ...draft, offerHints: offerHints(situation) },
  )
}

/** [R3.10, R3.11] */
export function coupons(draft: Draft, facts: TotalsFacts): Draft {
  if (facts.promotions.coupons.length === 0) return draft
  return couponsInForce(situationOf(draft, facts)).reduce(
    (reduced, { code, promotion }) =>
      takePromotion(reduced, promotion, { kind: 'coupon', promotionId: promotion.id, code }, facts),
    draft,
  )
}
