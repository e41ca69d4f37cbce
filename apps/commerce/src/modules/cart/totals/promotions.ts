import { applyPromotion } from '../promotions/apply.ts'
import type { Draft } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

/** Takes off what the site's offers without a code take off, by priority. */
export function promotions(draft: Draft, facts: TotalsFacts): Draft {
  return facts.promotions.offers.reduce(
    (reduced, offer) => applyPromotion(reduced, facts.promotions, offer, { kind: 'offer', promotionId: offer.id }),
    draft,
  )
}
