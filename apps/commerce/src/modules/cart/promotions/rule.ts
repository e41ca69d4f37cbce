/** What a promotion takes off; amounts in cents of the site's currency. */
export type Effect =
  /** So many percent of the goods that are meant. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** An amount, shared over the goods that are meant. */
  | { readonly kind: 'fixed'; readonly cents: number }
  /** Of every `buy` + `get` pieces, the `get` cheapest cost so many percent less. */
  | { readonly kind: 'buy-get'; readonly buy: number; readonly get: number; readonly percent: number }
  /** From so many pieces on, the cheapest of all is free, once. */
  | { readonly kind: 'cheapest-free'; readonly pieces: number }
  | { readonly kind: 'free-delivery' }

/** Who gets it: everybody, those who are signed in, or those who are not. */
type CustomerGroup = 'everybody' | 'member' | 'guest'

/**
 * What it may be combined with: everything that stacks as well, automatic offers but no other code, or nothing.
 * Rewards of the loyalty programme are the shopper's own and combine with everything.
 */
type Stacking = 'all' | 'offers' | 'nothing'

/** The goods that a promotion is about; a list that is empty leaves nothing out, and all that are not must fit. */
export interface MeantGoods {
  /** Labels of brands. */
  readonly brands: readonly string[]
  /** Paths of categories, what is below them included. */
  readonly categories: readonly string[]
  /** Skus of products. */
  readonly skus: readonly string[]
  /** Whether goods on sale are left out. */
  readonly isSaleExcluded: boolean
}

/** A promotion as data. [R3.10, decision 64] */
export interface PromotionRule {
  readonly effect: Effect
  readonly goods: MeantGoods
  readonly customers: CustomerGroup
  /** Only for who has not ordered on the site before, by account or email. */
  readonly isFirstOrderOnly: boolean
  /** Price of the goods that are meant, before any saving, from which it is in force. */
  readonly minimumCents: number
  readonly stacking: Stacking
}

/** A promotion of a site, with its window as instants. */
export interface Promotion {
  readonly id: number
  readonly label: string
  readonly rule: PromotionRule
  /** The higher comes first. */
  readonly priority: number
  /** Included. */
  readonly startsAt: Date | undefined
  /** Not any more. */
  readonly endsAt: Date | undefined
}
