import type { AddedPair } from '#app/session/browser/cart-drawer.ts'
import type { CodesAnswer } from './codes/codes-answer.ts'

/** The cart action's response to a fetcher or a failed form. */
export interface CartActionAnswer {
  readonly isDone: boolean
  readonly message?: string
  readonly count?: number
  /** The line affected. */
  readonly uid?: string
  /** The moved line was already on the wishlist. */
  readonly wasSaved?: boolean
  /** Set for forms of the codes panel. */
  readonly codes?: CodesAnswer
}

/** Response to adding to the cart or the wishlist. */
export interface AddAnswer {
  readonly ok: boolean
  readonly message?: string
  readonly cartView?: { readonly count: number }
  readonly added?: AddedPair
  /** Set when stock was insufficient. */
  readonly short?: AddedPair
  /** Saved to the wishlist instead of the cart. */
  readonly isSaved?: true
  /** Product uids on the compare list after adding to it. */
  readonly compared?: readonly string[]
  /** Path of the referring page. */
  readonly back?: string
}
