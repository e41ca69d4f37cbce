import type { Change } from '#src/change-log/change'

/** Answers that show automatic offers. */
export const OFFERS_TAG = 'offers'

/** Tags that a changed promotion purges, or one that the clock starts or ends. */
export const tagsOfChange = ({ table }: Change): readonly string[] => (table === 'promotion' ? [OFFERS_TAG] : [])
