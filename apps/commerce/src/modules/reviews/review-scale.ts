import { encodeUid } from '@welt/kit/ids'
import type { ProductReviewRatingInput } from '#src/platform/contract/contract.generated'

export const STARS = {
  id: encodeUid('rating'),
  name: 'Rating',
  values: [1, 2, 3, 4, 5].map((stars) => ({ value_id: encodeUid(`rating/${stars}`), value: String(stars) })),
}

/** Undefined for an unknown choice. */
export function parseStars(chosen: ProductReviewRatingInput): number | undefined {
  if (chosen.id !== STARS.id) return undefined
  const step = STARS.values.find((value) => value.value_id === chosen.value_id)
  return step && Number(step.value)
}
