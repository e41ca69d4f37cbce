import type { ReviewSort } from '#src/platform/contract/contract.generated'

type Fit = 'small' | 'true' | 'large'
type Width = 'narrow' | 'true' | 'wide'

/** All colours of a style. */
export interface RatingSummary {
  readonly count: number
  /** 1 to 5. */
  readonly average: number
  /** Counts of one to five stars. */
  readonly stars: readonly number[]
  readonly recommended: number
  /** Reviews that answered whether they recommend it. */
  readonly answered: number
}

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

export interface NewReview {
  readonly productId: number
  readonly styleCode: string
  readonly websiteId: number
  readonly customerId: number | undefined
  /** Proves the purchase. */
  readonly orderLineId: number | undefined
  readonly nickname: string
  readonly summary: string
  readonly text: string
  readonly rating: number
  readonly fit: Fit | undefined
  readonly width: Width | undefined
  readonly isRecommended: boolean | undefined
}

/** No `stars` means all. */
export interface ReviewQuery {
  readonly sort: ReviewSort
  readonly stars: readonly number[]
  readonly offset: number
  readonly limit: number
}

/** The local implementation stores reviews in the database. [A80, A121] */
export interface ReviewService {
  /** Styles without an approved review are absent. */
  ratingsOf(styleCodes: readonly string[]): Promise<ReadonlyMap<string, RatingSummary>>
  list(styleCode: string, query: ReviewQuery): Promise<readonly Review[]>
  /** Approved reviews on a site, newest first. */
  ofCustomer(
    customer: { readonly id: number; readonly websiteId: number },
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly reviews: readonly (Review & { readonly productId: number })[] }>
  /** Undefined when the customer has already reviewed the style. */
  submit(review: NewReview): Promise<Review | undefined>
  /** Replaces the visitor's earlier vote. Undefined for an unknown or unapproved review. */
  vote(uid: string, vote: { readonly voter: string; readonly isHelpful: boolean }): Promise<Review | undefined>
}
