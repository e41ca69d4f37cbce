import { cleanText } from '@welt/kit/text/patterns'
import { MAX_WISHLIST_ITEMS } from '@welt/rules/limits'
import type { WishListUserInputError } from '#src/platform/contract/contract.generated'
import { fail } from './errors.ts'

/** Per call. */
const MAX_ITEMS_SENT = 50

/** In characters. */
const MAX_DESCRIPTION_LENGTH = 500

export function unknownSku(sku: string): WishListUserInputError {
  return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku.slice(0, 64)}"` }
}

/** Also for items of other lists. */
export function unknownItem(itemId: string): WishListUserInputError {
  return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a wishlist item with ID "${itemId.slice(0, 64)}".` }
}

export const OPTIONS_NOT_AVAILABLE: WishListUserInputError = {
  code: 'UNDEFINED',
  message: 'The required options you selected are not available',
}

export const LIST_IS_FULL: WishListUserInputError = {
  code: 'UNDEFINED',
  message: `A wishlist holds at most ${MAX_WISHLIST_ITEMS} items.`,
}

export const DESCRIPTION_NOT_VALID: WishListUserInputError = {
  code: 'UNDEFINED',
  message: `A description can have up to ${MAX_DESCRIPTION_LENGTH} characters, without control characters.`,
}

/** Null when empty, undefined when invalid. */
export function parseDescription(text: string | null): string | null | undefined {
  const clean = cleanText(text ?? '', MAX_DESCRIPTION_LENGTH)
  return clean === '' ? null : clean
}

export function parseItemId(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined
}

/** @throws AppError TOO_MANY_ITEMS_SENT */
export function assertItemLimit(sent: readonly unknown[], max = MAX_ITEMS_SENT): void {
  if (sent.length > max) throw fail('TOO_MANY_ITEMS_SENT', { count: max })
}
