import type { Change } from '#src/change-log/change'

export const OFFERS_TAG = 'offers'

/** Tags to purge when a promotion changes, starts or ends. */
export const tagsOfChange = ({ table }: Change): readonly string[] => (table === 'promotion' ? [OFFERS_TAG] : [])
