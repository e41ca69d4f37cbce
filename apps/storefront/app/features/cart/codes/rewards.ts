/** A reward that can be used in this bag. */
export interface Reward {
  readonly name: string
  readonly code: string
  /** "31 Dec 2026"; undefined where it does not end. */
  readonly until: string | undefined
}

/**
 * The customer's rewards; none for guests, unconfirmed emails, or while the look-up fails. Undefined where the site has
 * no rewards.
 */
export type Rewards =
  | { readonly kind: 'usable'; readonly rewards: readonly Reward[] }
  | { readonly kind: 'guest' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'away' }
  | undefined
