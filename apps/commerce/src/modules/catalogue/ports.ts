import type { ReviewSort } from '#src/graphql/contract.generated'

/** How long a reviewed pair felt, and how wide. */
type Fit = 'small' | 'true' | 'large'
type Width = 'narrow' | 'true' | 'wide'

/** Ratings of a style, all colours together. */
export interface RatingSummary {
  readonly count: number
  /** Mean, 1 to 5. */
  readonly average: number
  /** Reviews with one star, two stars … five stars. */
  readonly stars: readonly number[]
  readonly recommended: number
  /** How many said whether they recommend it. */
  readonly answered: number
}

/** A review as it is shown. */
export interface Review {
  readonly uid: string
  readonly styleCode: string
  readonly nickname: string
  readonly summary: string
  readonly text: string
  /** 1 to 5. */
  readonly rating: number
  readonly fit: Fit | null
  readonly width: Width | null
  readonly isRecommended: boolean | null
  readonly isVerifiedPurchase: boolean
  readonly helpful: number
  readonly notHelpful: number
  readonly createdAt: Date
}

/** A review as a shopper hands it in. */
export interface NewReview {
  readonly productId: number
  readonly styleCode: string
  readonly websiteId: number
  readonly customerId: number | undefined
  /** The order line by which the purchase is known. */
  readonly orderLineId: number | undefined
  readonly nickname: string
  readonly summary: string
  readonly text: string
  readonly rating: number
  readonly fit: Fit | undefined
  readonly width: Width | undefined
  readonly isRecommended: boolean | undefined
}

/** Which reviews to read; `stars` empty means all. */
export interface ReviewQuery {
  readonly sort: ReviewSort
  readonly stars: readonly number[]
  readonly offset: number
  readonly limit: number
}

/** The review service. The local stand-in stores reviews in our database. [A80, A121] */
export interface ReviewService {
  /** Ratings by style code; styles without an approved review are absent. */
  ratingsOf(styleCodes: readonly string[]): Promise<ReadonlyMap<string, RatingSummary>>
  /** Approved reviews of a style. */
  list(styleCode: string, query: ReviewQuery): Promise<readonly Review[]>
  /** A customer's approved reviews on a site, newest first, each with its product, and their total. */
  ofCustomer(
    customer: { readonly id: number; readonly websiteId: number },
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly reviews: readonly (Review & { readonly productId: number })[] }>
  /** Stores a review for moderation; undefined when this customer has reviewed the style before. */
  submit(review: NewReview): Promise<Review | undefined>
  /** Counts a visitor's opinion once; another opinion replaces it. Undefined when no approved review has this uid. */
  vote(uid: string, vote: { readonly voter: string; readonly isHelpful: boolean }): Promise<Review | undefined>
}
