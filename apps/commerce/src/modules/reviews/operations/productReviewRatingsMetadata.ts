import type { ProductReviewRatingsMetadata } from '#src/graphql/contract.generated'
import { STARS } from '../review-scale.ts'

export function productReviewRatingsMetadata(): ProductReviewRatingsMetadata {
  return { items: [STARS] }
}
