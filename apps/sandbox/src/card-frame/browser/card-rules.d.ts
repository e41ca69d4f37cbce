/** A card's four fields as they were typed. */
export interface TypedCard {
  readonly number: string
  readonly expiry: string
  readonly code: string
  readonly holder: string
}

export type CardField = keyof TypedCard

/**
 * The brand that a number's first digits name, and how long its security code is; undefined for brands that are not
 * taken.
 */
export function brandOf(
  number: string,
): { readonly id: string; readonly name: string; readonly codeLength: 3 | 4 } | undefined

/** Month of two digits and year of four; only to be used when complete. */
export function readExpiry(text: string): {
  readonly month: string
  readonly year: string
  readonly isComplete: boolean
}

/** What is wrong with each field, '' when nothing is. `now` in milliseconds. */
export function findProblems(card: TypedCard, now: number): Record<CardField, string>
