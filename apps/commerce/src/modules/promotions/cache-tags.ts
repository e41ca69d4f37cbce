import type { Change } from '#src/change-log/change'

export const OFFERS_TAG = 'offers'

export const tagsOfPromotions = ({ table }: Change): readonly string[] => (table === 'promotion' ? [OFFERS_TAG] : [])
