// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../platform/contract/resolver-table.ts'
import type * as Fields from '../../platform/contract/resolver-types.generated.ts'

export type ReviewsResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'reviewServiceConfig' | 'productReviewRatingsMetadata' | 'productReviews'>
  Mutation: Pick<Fields.MutationFields, 'createProductReview' | 'voteProductReview'>
  ConfigurableProduct: ModelFields<Fields.ResolversParentTypes['ConfigurableProduct'], Fields.ConfigurableProductFields, 'fit_facts'>
  Brand: ModelFields<Fields.ResolversParentTypes['Brand'], Fields.BrandFields, 'fit_verdict'>
  ProductAdditionalData: ModelFields<Fields.ResolversParentTypes['ProductAdditionalData'], Fields.ProductAdditionalDataFields, 'kept_sizes'>
  Customer: ModelFields<Fields.ResolversParentTypes['Customer'], Fields.CustomerFields, 'reviews'>
}>
export type ProductReviews = Fields.ResolversParentTypes['ProductReviews']
export type ProductReview = Fields.ResolversParentTypes['ProductReview']
export type CreateProductReviewOutput = Fields.ResolversParentTypes['CreateProductReviewOutput']
export type VoteProductReviewOutput = Fields.ResolversParentTypes['VoteProductReviewOutput']
