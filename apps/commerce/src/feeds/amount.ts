import { type CurrencyCode, toDecimal } from '@welt/kit/money'

/** An amount as feeds write it: `199.95 AUD`. */
export function formatAmount(cents: number, currency: CurrencyCode): string {
  return `${toDecimal(cents).toFixed(2)} ${currency}`
}
