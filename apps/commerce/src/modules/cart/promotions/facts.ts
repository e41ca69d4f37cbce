import type { Promotion } from './rule.ts'

/** A code on a cart that belongs to a promotion of its site. */
export interface CouponFact {
  readonly code: string
  readonly promotion: Promotion
  /** Whether it is not to be had any more: switched off, or used as often as it may be, in all or by this customer. */
  readonly isSpent: boolean
}

/** What the totals need to know of promotions. */
export interface PromotionFacts {
  /** By the database's clock where something was looked up there. */
  readonly now: Date
  /** Automatic offers of the site, the one that comes first first. */
  readonly offers: readonly Promotion[]
  /** Of those codes of the cart that the site has, in order of applying. */
  readonly coupons: readonly CouponFact[]
  /** Whether the customer, by account or email, has ordered on the site before; false while nobody is known. */
  readonly hasOrdered: boolean
  /** Products in and below each category that a rule names, by its path. */
  readonly productsIn: ReadonlyMap<string, ReadonlySet<number>>
}
