/** Orders a shopper can read reviews in; the first is the one nobody has to ask for. */
export const REVIEW_SORTS = ['NEWEST', 'MOST_HELPFUL', 'HIGHEST', 'LOWEST'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** How the pair felt. */
export const FITS = ['TOO_SMALL', 'TRUE_TO_SIZE', 'TOO_LARGE'] as const
export const WIDTHS = ['TOO_NARROW', 'RIGHT', 'TOO_WIDE'] as const

/** An approved review. */
export interface Review {
  readonly uid: string
  readonly nickname: string
  readonly summary: string
  readonly text: string
  /** ISO 8601, UTC. */
  readonly created_at: string
  /** Stars, 1 to 5. */
  readonly rating: number
  readonly fit: (typeof FITS)[number] | null
  readonly width: (typeof WIDTHS)[number] | null
  readonly is_recommended: boolean | null
  readonly is_verified_purchase: boolean
  readonly helpful_count: number
}

/** A page of the reviews of a style, with the ratings of all of them. */
export interface ReviewPage {
  readonly items: readonly Review[]
  readonly total_count: number
  readonly page_info: { readonly current_page: number; readonly total_pages: number }
  readonly summary: {
    readonly review_count: number
    readonly average: number
    readonly histogram: readonly { readonly stars: number; readonly count: number }[]
    readonly recommended_percent: number | null
  }
}

export interface ReviewConfigAnswer {
  readonly reviewServiceConfig: { readonly is_enabled: boolean } | null
}

/** Whether the review service gives ratings and reviews. Cacheable, tag `search`. [R1.17, R7.126] */
export const REVIEW_CONFIG = 'query ReviewConfig { reviewServiceConfig { is_enabled } }'

export interface ReviewsAnswer {
  readonly productReviews: ReviewPage | null
}

/** Reviews of a style. Cacheable, tags `route`, `plp` and the product's own. [R1.17] */
export const REVIEWS = `query Reviews($sku: String!, $sort: ReviewSort!, $stars: [Int!]!, $pageSize: Int!, $page: Int!) {
  productReviews(sku: $sku, sort: $sort, stars: $stars, pageSize: $pageSize, currentPage: $page) {
    items { uid nickname summary text created_at rating fit width is_recommended is_verified_purchase helpful_count }
    total_count
    page_info { current_page total_pages }
    summary { review_count average histogram { stars count } recommended_percent }
  }
}`

export interface ReviewedProductAnswer {
  readonly products: {
    readonly items: readonly ({
      readonly sku: string | null
      readonly name: string | null
      readonly web_display_name: string | null
      readonly url_key: string | null
      readonly url_suffix: string | null
      readonly colour: string | null
    } | null)[]
  } | null
}

/** What a page of reviews must know of its product. Cacheable as the product. */
export const REVIEWED_PRODUCT = `query ReviewedProduct($key: String!) {
  products(filter: { url_key: { eq: $key } }, pageSize: 1) { items { sku name web_display_name url_key url_suffix colour } }
}`

export interface VoteAnswer {
  readonly voteProductReview: { readonly review: { readonly uid: string; readonly helpful_count: number } }
}

/** Says that a review helped. */
export const VOTE = `mutation Vote($uid: ID!) {
  voteProductReview(review_uid: $uid, is_helpful: true) { review { uid helpful_count } }
}`

export interface RatingScaleAnswer {
  readonly productReviewRatingsMetadata: {
    readonly items: readonly {
      readonly id: string
      readonly values: readonly { readonly value_id: string; readonly value: string }[]
    }[]
  }
}

/** The scale that stars are given on. */
export const RATING_SCALE = 'query RatingScale { productReviewRatingsMetadata { items { id values { value_id value } } } }'

export interface CreateReviewAnswer {
  readonly createProductReview: { readonly message: string }
}

/** Hands in a review; it is shown once it has been read. */
export const CREATE_REVIEW = `mutation CreateReview($input: CreateProductReviewInput!) {
  createProductReview(input: $input) { message }
}`
