import { normalValue } from './typed-text.ts'

/** Stored in upper case, so case-insensitive look-ups need no extra index. */
export function normalizeSku(typed: string): string {
  return normalValue(typed).toUpperCase()
}
