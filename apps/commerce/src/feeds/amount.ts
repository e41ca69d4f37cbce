import { type CurrencyCode, toDecimal } from '@welt/kit/money'

/** `199.95 AUD` */
export function formatAmount(cents: number, currency: CurrencyCode): string {
  return `${toDecimal(cents).toFixed(2)} ${currency}`
}
