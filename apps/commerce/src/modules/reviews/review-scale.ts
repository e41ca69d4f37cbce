import { encodeUid } from '@welt/kit/ids'
import type { ProductReviewRatingInput } from '#src/graphql/contract.generated'

/** The one scale of reviews: one to five stars. */
export const STARS = {
  id: encodeUid('rating'),
  name: 'Rating',
  values: [1, 2, 3, 4, 5].map((stars) => ({ value_id: encodeUid(`rating/${stars}`), value: String(stars) })),
}

/** Stars of a chosen step, 1 to 5; undefined when it is none of the scale's. */
export function parseStars(chosen: ProductReviewRatingInput): number | undefined {
  if (chosen.id !== STARS.id) return undefined
  const step = STARS.values.find((value) => value.value_id === chosen.value_id)
  return step && Number(step.value)
}
