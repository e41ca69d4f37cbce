// Written from app/features/reviews/reviews.graphql by npm run codegen; never edited by hand.
import type { CreateProductReviewInput, ReviewFit, ReviewSort, ReviewWidth } from '#app/contract.generated.ts'
import type { TypedDocument } from '#app/graphql/typed-document.ts'

export type ReviewConfigQueryVariables = Record<string, never>

export type ReviewConfigQuery = { readonly reviewServiceConfig: { readonly is_enabled: boolean } | null }

export type ReviewsQueryVariables = {
  sku: string;
  sort: ReviewSort;
  stars: ReadonlyArray<number>;
  pageSize: number;
  page: number;
}

export type ReviewsQuery = { readonly productReviews: ReviewPageFragment | null }

export type ReviewPageFragment = { readonly total_count: number, readonly items: ReadonlyArray<ReviewFragment | null>, readonly page_info: { readonly current_page: number | null, readonly total_pages: number | null }, readonly summary: { readonly review_count: number, readonly average: number, readonly recommended_percent: number | null, readonly histogram: ReadonlyArray<{ readonly stars: number, readonly count: number }> } }

export type ReviewFragment = { readonly uid: string, readonly nickname: string, readonly summary: string, readonly text: string, readonly created_at: string, readonly rating: number, readonly fit: ReviewFit | null, readonly width: ReviewWidth | null, readonly is_recommended: boolean | null, readonly is_verified_purchase: boolean, readonly helpful_count: number }

export type ReviewedProductQueryVariables = {
  key: string;
}

export type ReviewedProductQuery = { readonly products: { readonly items: ReadonlyArray<{ readonly sku: string | null, readonly name: string | null, readonly web_display_name: string | null, readonly url_key: string | null, readonly url_suffix: string | null, readonly colour: string | null } | null> | null } | null }

export type VoteMutationVariables = {
  uid: string;
}

export type VoteMutation = { readonly voteProductReview: { readonly review: { readonly uid: string, readonly helpful_count: number } } }

export type RatingScaleQueryVariables = Record<string, never>

export type RatingScaleQuery = { readonly productReviewRatingsMetadata: { readonly items: ReadonlyArray<{ readonly id: string, readonly values: ReadonlyArray<{ readonly value_id: string, readonly value: string } | null> } | null> } }

export type CreateReviewMutationVariables = {
  input: CreateProductReviewInput;
}

export type CreateReviewMutation = { readonly createProductReview?: { readonly message?: string } }

/** Whether the review service provides ratings and reviews. Cacheable, tag `search`. [R1.17, R7.126] */
export const ReviewConfigDocument: TypedDocument<ReviewConfigQuery, ReviewConfigQueryVariables> = { operation: 'query', text: 'query ReviewConfig{reviewServiceConfig{is_enabled}}' }

/** Cacheable, tags `route`, `plp` and the product's own. [R1.17] */
export const ReviewsDocument: TypedDocument<ReviewsQuery, ReviewsQueryVariables> = { operation: 'query', text: 'query Reviews($sku:String!$sort:ReviewSort!$stars:[Int!]!$pageSize:Int!$page:Int!){productReviews(sku:$sku sort:$sort stars:$stars pageSize:$pageSize currentPage:$page){...ReviewPage}}fragment ReviewPage on ProductReviews{items{...Review}total_count page_info{current_page total_pages}summary{review_count average histogram{stars count}recommended_percent}}fragment Review on ProductReview{uid nickname summary text created_at rating fit width is_recommended is_verified_purchase helpful_count}' }

/** Cacheable as the product. */
export const ReviewedProductDocument: TypedDocument<ReviewedProductQuery, ReviewedProductQueryVariables> = { operation: 'query', text: 'query ReviewedProduct($key:String!){products(filter:{url_key:{eq:$key}}pageSize:1){items{sku name web_display_name url_key url_suffix colour}}}' }

/** Votes a review helpful. */
export const VoteDocument: TypedDocument<VoteMutation, VoteMutationVariables> = { operation: 'mutation', text: 'mutation Vote($uid:ID!){voteProductReview(review_uid:$uid is_helpful:true){review{uid helpful_count}}}' }

/** Scale of the star rating. */
export const RatingScaleDocument: TypedDocument<RatingScaleQuery, RatingScaleQueryVariables> = { operation: 'query', text: 'query RatingScale{productReviewRatingsMetadata{items{id values{value_id value}}}}' }

/** The review is published after moderation. */
export const CreateReviewDocument: TypedDocument<CreateReviewMutation, CreateReviewMutationVariables> = { operation: 'mutation', text: 'mutation CreateReview($input:CreateProductReviewInput!){createProductReview(input:$input){message}}' }
