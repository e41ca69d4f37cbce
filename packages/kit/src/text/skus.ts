import { normalValue } from './typed-text.ts'

/**
 * A typed sku in its stored form. Skus are stored in upper case, so a case-insensitive look-up needs no extra index.
 * Surrounding blanks and invisible characters are dropped.
 */
export function normalizeSku(typed: string): string {
  return normalValue(typed).toUpperCase()
}
