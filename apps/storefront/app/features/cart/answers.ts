import type { FieldErrors } from '#app/forms/field-errors.ts'
import type { AddedPair } from '#app/session/browser/cart-drawer.ts'
import type { CodesAnswer } from './codes/codes-answer.ts'
import type { Nominee } from './collection/nominee.ts'

export interface CartActionAnswer {
  readonly isDone: boolean
  readonly message?: string
  readonly count?: number
  readonly uid?: string
  /** The moved line was already on the wishlist. */
  readonly wasSaved?: boolean
  readonly codes?: CodesAnswer
  /** Refused. */
  readonly nominee?: { readonly values: Nominee; readonly errors: FieldErrors }
}

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
  readonly back?: string
}
