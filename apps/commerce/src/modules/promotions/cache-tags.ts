import type { Change } from '#src/change-log/change'

export const OFFERS_TAG = 'offers'

/** Of the list of offers, which shows how many uses are left. */
export const OFFER_LIST_TAG = 'offer-list'

export function tagsOfPromotions({ table }: Change): readonly string[] {
  if (table === 'coupon') return [OFFER_LIST_TAG]
  return table === 'promotion' ? [OFFERS_TAG, OFFER_LIST_TAG] : []
}
