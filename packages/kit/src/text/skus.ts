import { normalValue } from './typed-text.ts'

/**
 * A typed sku as products have it: skus are stored in capitals, so looking one up ignores case and costs no index of
 * its own. Blanks around it and invisible characters are dropped.
 */
export function normalizeSku(typed: string): string {
  return normalValue(typed).toUpperCase()
}
