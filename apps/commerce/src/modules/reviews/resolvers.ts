import { fitFactsOf, keptSizesOf } from './fit-fields.ts'
import { createProductReview } from './operations/createProductReview.ts'
import { productReviewRatingsMetadata } from './operations/productReviewRatingsMetadata.ts'
import { productReviews } from './operations/productReviews.ts'
import { reviewServiceConfig } from './operations/reviewServiceConfig.ts'
import { voteProductReview } from './operations/voteProductReview.ts'
import type { ReviewsResolvers } from './resolver-types.generated.ts'

/** Reviews, and fit facts from purchases and reviews. */
export const resolvers = {
  Query: { reviewServiceConfig, productReviewRatingsMetadata, productReviews },
  Mutation: { createProductReview, voteProductReview },
  ConfigurableProduct: { fit_facts: fitFactsOf },
  ProductAdditionalData: { kept_sizes: keptSizesOf },
} satisfies ReviewsResolvers
