import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<Date, Date | string | undefined, Date | string>
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

type StoredFit = 'small' | 'true' | 'large'
type StoredWidth = 'narrow' | 'true' | 'wide'

type ReviewState = 'pending' | 'approved' | 'rejected'

export interface ReviewTables {
  review: ReviewTable
  review_vote: ReviewVoteTable
  style_rating: StyleRatingTable
  style_fit: StyleFitTable
}

/** A shopper's review of a style, written for one of its colours. */
export interface ReviewTable {
  id: Generated<number>
  uid: Generated<string>
  product_id: number
  style_code: string
  website_id: number
  customer_id: number | null
  /** Proof of purchase. */
  order_line_id: number | null
  nickname: string
  summary: string
  text: string
  /** 1 to 5. */
  rating: number
  fit: StoredFit | null
  width: StoredWidth | null
  is_recommended: boolean | null
  state: Generated<ReviewState>
  helpful: Generated<number>
  not_helpful: Generated<number>
  created_at: Instant
  moderated_at: OptionalInstant
  moderation_note: string | null
}

/** One visitor's vote on a review. */
interface ReviewVoteTable {
  review_id: number
  voter: string
  is_helpful: boolean
  at: Instant
}

/** Approved reviews only. `stars[0]` counts reviews of one star. */
interface StyleRatingTable {
  style_code: string
  count: number
  star_sum: number
  stars: number[]
  recommended: number
  /** Reviews that answer whether they recommend the style. */
  answered: number
}

/** [decision 13] */
interface StyleFitTable {
  style_code: string
  cases: number
  kept: number
  too_small: number
  too_large: number
  too_narrow: number
  too_wide: number
  computed_at: Instant
}
