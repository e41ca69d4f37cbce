import { STARS } from '../review-scale.ts'

/** The scales a review can rate: stars. @source contract productReviewRatingsMetadata */
export function productReviewRatingsMetadata() {
  return { items: [STARS] }
}
