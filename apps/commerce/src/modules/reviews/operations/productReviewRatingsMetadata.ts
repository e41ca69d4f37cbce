import type { ProductReviewRatingsMetadata } from '#src/graphql/contract.generated'
import { STARS } from '../review-scale.ts'

/** The scales a review can rate: stars. */
export function productReviewRatingsMetadata(): ProductReviewRatingsMetadata {
  return { items: [STARS] }
}
