import type { CurrencyCode } from '@welt/kit/money'
import { formatCents } from '@welt/kit/money'

const SIGNS: Readonly<Record<CurrencyCode, string>> = { AUD: 'A', NZD: 'NZ' }

/** A grand total with its currency, as only mails and checkout write it: `A$129.95`. */
export function formatGrandTotal(cents: number, currency: CurrencyCode): string {
  return `${SIGNS[currency]}${formatCents(cents)}`
}

/** `20 November 2026` where the site is. */
export function formatDay(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(instant)
}
