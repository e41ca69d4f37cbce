/** A reward that can be used in this bag. */
export interface Reward {
  readonly name: string
  readonly code: string
  /** "31 Dec 2026"; undefined where it does not end. */
  readonly until: string | undefined
}

/**
 * Rewards of who is signed in, none for guests, or none that could be looked up.
 * Undefined where the site has no rewards.
 */
export type Rewards =
  | { readonly kind: 'usable'; readonly rewards: readonly Reward[] }
  | { readonly kind: 'guest' }
  | { readonly kind: 'away' }
  | undefined
