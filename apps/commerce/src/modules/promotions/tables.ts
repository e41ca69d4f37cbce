import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** [decision 64] */
interface PromotionTable {
  id: GeneratedAlways<number>
  website_id: number
  /** Unique per site. */
  key: string
  /** For shoppers. */
  label: string
  /** Input of `parseRule`. */
  rule: ColumnType<Readonly<Record<string, unknown>>, string, string>
  /** Inclusive. */
  starts_at: Date | null
  /** Exclusive. */
  ends_at: Date | null
  /** Local to the site: `2026-11-24T09:00`. */
  starts_local: string | null
  ends_local: string | null
  /** Higher comes first. */
  priority: Generated<number>
  is_active: Generated<boolean>
  /** When staff ended it. */
  ended_at: Date | null
  is_automatic: Generated<boolean>
  /** Whether the page of offers shows its code. */
  is_listed: Generated<boolean>
}

/** A code of a promotion. */
interface CouponTable {
  website_id: number
  /** Normalised. */
  code: string
  promotion_id: number
  /** Across all customers. */
  use_limit: number | null
  per_customer_limit: number | null
  /** Counted if there is a `use_limit`. */
  used: Generated<number>
}

/** An order's use of a code; released when the order fails or is cancelled. */
interface CouponUseTable {
  website_id: number
  code: string
  order_id: number
  /** In lower case. */
  email: string
  customer_id: number | null
  state: 'taken' | 'released'
  at: Generated<Date>
}

export interface PromotionTables {
  promotion: PromotionTable
  coupon: CouponTable
  coupon_use: CouponUseTable
}
