import { cleanText } from '@welt/kit/text/patterns'
import type { WishListUserInputError } from '#src/graphql/contract.generated'
import { fail } from './errors.ts'

/** Most items on a list; a guest's is answered whole, so it stays as short as the longest page. [A95] */
export const MAX_ITEMS = 100

/** Most items that one call adds or changes. */
const MAX_ITEMS_SENT = 50

/** Longest description in characters. */
const MAX_DESCRIPTION_LENGTH = 500

/** The refusal of a sku that is unknown, or not sold on this site. */
export function unknownSku(sku: string): WishListUserInputError {
  return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku.slice(0, 64)}"` }
}

/** The refusal of an id that no item of this list has; another list's looks the same. */
export function unknownItem(itemId: string): WishListUserInputError {
  return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a wishlist item with ID "${itemId.slice(0, 64)}".` }
}

/** The refusal of a size that the product doesn't have. */
export const OPTIONS_NOT_AVAILABLE: WishListUserInputError = {
  code: 'UNDEFINED',
  message: 'The required options you selected are not available',
}

/** The refusal of an item beyond a list's limit. */
export const LIST_IS_FULL: WishListUserInputError = {
  code: 'UNDEFINED',
  message: `A wishlist holds at most ${MAX_ITEMS} items.`,
}

/** The refusal of a description that cannot be stored. */
export const DESCRIPTION_NOT_VALID: WishListUserInputError = {
  code: 'UNDEFINED',
  message: `A description can have up to ${MAX_DESCRIPTION_LENGTH} characters, without control characters.`,
}

/** A description as it is stored: null for an empty one, undefined for one that cannot be stored. */
export function parseDescription(text: string | null): string | null | undefined {
  const clean = cleanText(text ?? '', MAX_DESCRIPTION_LENGTH)
  return clean === '' ? null : clean
}

/** The number that an id is; undefined for what is none. */
export function parseItemId(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined
}

/** @throws AppError TOO_MANY_ITEMS_SENT */
export function requireFewItems(sent: readonly unknown[], most = MAX_ITEMS_SENT): void {
  if (sent.length > most) throw fail('TOO_MANY_ITEMS_SENT', { count: most })
}
