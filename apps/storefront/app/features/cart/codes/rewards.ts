export interface Reward {
  readonly name: string
  readonly code: string
  /** "31 Dec 2026"; undefined without an expiry. */
  readonly until: string | undefined
}

/** Undefined where the site has no rewards. */
export type Rewards =
  | { readonly kind: 'usable'; readonly rewards: readonly Reward[] }
  | { readonly kind: 'guest' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'away' }
  | undefined
