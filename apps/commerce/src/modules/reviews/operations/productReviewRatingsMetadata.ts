import { STARS } from '../review-scale.ts'

/** The scales a review can rate: stars. */
export function productReviewRatingsMetadata() {
  return { items: [STARS] }
}
