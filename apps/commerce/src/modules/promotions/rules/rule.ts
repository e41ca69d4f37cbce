/** Amounts in cents. */
export type Effect =
  | { readonly kind: 'percent'; readonly percent: number }
  /** Shared over the eligible items. */
  | { readonly kind: 'fixed'; readonly cents: number }
  /** Of each `buy` + `get` pieces, discounts the `get` cheapest. */
  | { readonly kind: 'buy-get'; readonly buy: number; readonly get: number; readonly percent: number }
  /** With `pieces` or more, the cheapest is free, once. */
  | { readonly kind: 'cheapest-free'; readonly pieces: number }
  | { readonly kind: 'free-delivery' }

type CustomerGroup = 'everybody' | 'member' | 'guest'

/** `offers`: stacks with automatic offers, but not with other codes. Rewards stack with everything. */
type Stacking = 'all' | 'offers' | 'nothing'

/** An empty list matches all. */
export interface EligibleItems {
  readonly brands: readonly string[]
  /** Paths; subcategories are included. */
  readonly categories: readonly string[]
  readonly skus: readonly string[]
  readonly isSaleExcluded: boolean
}

/** [R3.10, decision 64] */
export interface PromotionRule {
  readonly effect: Effect
  readonly goods: EligibleItems
  readonly customers: CustomerGroup
  /** By account or email, on this site. */
  readonly isFirstOrderOnly: boolean
  /** Before discounts, of the eligible items. */
  readonly minimumCents: number
  readonly stacking: Stacking
}

export interface Promotion {
  readonly id: number
  readonly label: string
  readonly rule: PromotionRule
  /** Higher comes first. */
  readonly priority: number
  /** Inclusive. */
  readonly startsAt: Date | undefined
  /** Exclusive. */
  readonly endsAt: Date | undefined
}
