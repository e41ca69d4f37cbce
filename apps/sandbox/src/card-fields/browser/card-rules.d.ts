/** As typed. */
export interface TypedCard {
  readonly number: string
  readonly expiry: string
  readonly code: string
  readonly holder: string
}

export type CardField = keyof TypedCard

/** Brand and security code length by the first digits; undefined for unsupported brands. */
export function brandOf(
  number: string,
): { readonly id: string; readonly name: string; readonly codeLength: 3 | 4 } | undefined

/** Two-digit month and four-digit year; valid only for complete input. */
export function readExpiry(text: string): {
  readonly month: string
  readonly year: string
  readonly isComplete: boolean
}

/** Messages by field, '' when valid. `now` in milliseconds. */
export function findProblems(card: TypedCard, now: number): Record<CardField, string>
