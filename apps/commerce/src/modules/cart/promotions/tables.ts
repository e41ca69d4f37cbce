import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** An offer of a site: a rule as data, with or without codes. [decision 64] */
interface PromotionTable {
  id: GeneratedAlways<number>
  website_id: number
  /** Its name for staff, once for each site. */
  key: string
  /** What shoppers read beside the amount. */
  label: string
  /** What `parseRule` reads. */
  rule: ColumnType<Readonly<Record<string, unknown>>, string, string>
  /** Included; null when it has always been in force. */
  starts_at: Date | null
  /** Not any more; null when it never ends. */
  ends_at: Date | null
  /** As staff wrote it, in the site's time: `2026-11-24T09:00`. */
  starts_local: string | null
  ends_local: string | null
  /** The higher comes first. */
  priority: Generated<number>
  is_active: Generated<boolean>
  /** In force for every cart that fits; else a code is needed. */
  is_automatic: Generated<boolean>
}

/** A code of a promotion. */
interface CouponTable {
  website_id: number
  /** Capitals and digits without spaces. */
  code: string
  promotion_id: number
  /** Most orders in all; null when there is no limit. */
  use_limit: number | null
  /** Most orders of one customer. */
  per_customer_limit: number | null
  /** How many orders use it now, counted where there is a limit in all. */
  used: Generated<number>
}

/** A code that an order uses; released when the order came to nothing. */
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
