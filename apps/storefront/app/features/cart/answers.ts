import type { AddedPair } from '#app/session/browser/cart-drawer.ts'
import type { CodesAnswer } from './codes/codes-answer.ts'

/** What the cart's action answers to a script, and to a form that did not go through. */
export interface CartActionAnswer {
  readonly isDone: boolean
  readonly message?: string
  readonly count?: number
  /** The line that it is about. */
  readonly uid?: string
  /** The line that moved was on the wishlist before. */
  readonly wasSaved?: boolean
  /** It is about a form of the codes panel. */
  readonly codes?: CodesAnswer
}

/**
 * What adding, to the cart or the wishlist, answers to a script: whether it worked, a message when it did not (or only
 * in part), the cart's count.
 */
export interface AddAnswer {
  readonly ok: boolean
  readonly message?: string
  readonly cartView?: { readonly count: number }
  /** What is in the cart now and was not before. */
  readonly added?: AddedPair
  /** What there are too few of to add. */
  readonly short?: AddedPair
  /** It was saved on the wishlist, not put into the cart. */
  readonly isSaved?: true
  /** Uids of the shoes that are compared from now on: it was put on the compare list. */
  readonly compared?: readonly string[]
  /** Where the shopper came from. */
  readonly back?: string
}
