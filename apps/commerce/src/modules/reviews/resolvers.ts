import { reviewsOfCustomer } from './customer-reviews.ts'
import { fitFactsOf, fitVerdictOf, keptSizesOf } from './fit-fields.ts'
import { createProductReview } from './operations/createProductReview.ts'
import { productReviewRatingsMetadata } from './operations/productReviewRatingsMetadata.ts'
import { productReviews } from './operations/productReviews.ts'
import { reviewServiceConfig } from './operations/reviewServiceConfig.ts'
import { voteProductReview } from './operations/voteProductReview.ts'
import type { ReviewsResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: {
    reviewServiceConfig: (_root, _args, ctx) => reviewServiceConfig(ctx),
    productReviewRatingsMetadata: () => productReviewRatingsMetadata(),
    productReviews: (_root, args, ctx) => productReviews(ctx, args),
  },
  Mutation: {
    createProductReview: (_root, args, ctx) => createProductReview(ctx, args),
    voteProductReview: (_root, args, ctx) => voteProductReview(ctx, args),
  },
  Brand: { fit_verdict: ({ value }, _args, ctx) => fitVerdictOf(ctx, value) },
  Customer: { reviews: (customer, args, ctx) => reviewsOfCustomer(ctx, customer, args) },
  ConfigurableProduct: { fit_facts: (product, _args, ctx) => fitFactsOf(ctx, product) },
  ProductAdditionalData: { kept_sizes: ({ productId }, _args, ctx) => keptSizesOf(ctx, productId) },
} satisfies ReviewsResolvers
