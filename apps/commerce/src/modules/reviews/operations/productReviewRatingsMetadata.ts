import type { ProductReviewRatingsMetadata } from '#src/platform/contract/contract.generated'
import { STARS } from '../review-scale.ts'

export function productReviewRatingsMetadata(): ProductReviewRatingsMetadata {
  return { items: [STARS] }
}
