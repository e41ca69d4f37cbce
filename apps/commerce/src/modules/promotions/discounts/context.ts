import type { Promotion } from '../rules/rule.ts'
import type { PromotionLine } from './line.ts'

export interface CouponFact {
  readonly code: string
  readonly promotion: Promotion
  /** Disabled, or over a limit. */
  readonly isSpent: boolean
}

export interface PromotionFacts {
  /** The database's clock if a statement was sent. */
  readonly now: Date
  /** In order of precedence. */
  readonly offers: readonly Promotion[]
  /** In order of applying. */
  readonly coupons: readonly CouponFact[]
  /** By account or email, on this site. */
  readonly hasOrdered: boolean
  /** By category path, subcategories included. */
  readonly productsIn: ReadonlyMap<string, ReadonlySet<number>>
}

export interface PromotionContext {
  /** Before any discount. */
  readonly lines: readonly PromotionLine[]
  readonly isSignedIn: boolean
  readonly promotions: PromotionFacts
}
