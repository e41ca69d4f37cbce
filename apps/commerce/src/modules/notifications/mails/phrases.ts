import type { CurrencyCode } from '@welt/kit/money'
import { formatCents } from '@welt/kit/money'
import type { OrderMailLine, OrderMailModel } from './order-model.ts'

const SIGNS: Readonly<Record<CurrencyCode, string>> = { AUD: 'A', NZD: 'NZ' }

/** With its currency: `A$129.95`. Only mails and checkout use this form. */
export function formatGrandTotal(cents: number, currency: CurrencyCode): string {
  return `${SIGNS[currency]}${formatCents(cents)}`
}

/** `20 November 2026` in the site's time zone. */
export function formatDay(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(instant)
}

/** `24 December 2026`, from a `YYYY-MM-DD` day. */
export function formatDate(date: string): string {
  return formatDay(new Date(`${date}T00:00:00Z`), 'UTC')
}

/** Quotes text of other people in plain text, so that no line can pass for ours. */
export const quoted = (text: string) => text.replace(/^/gm, '> ')

/** Undefined for shoes. */
export function giftCardText({ giftCard }: Pick<OrderMailLine, 'giftCard'>): string | undefined {
  if (!giftCard) return undefined
  return `For ${giftCard.recipient}, by email ${giftCard.deliveryDate ? `on ${formatDate(giftCard.deliveryDate)}` : 'straight away'}`
}

/** The next step of a paid order; orders of gift cards alone are sent by email. */
export function nextOf({ delivery, lines }: Pick<OrderMailModel, 'delivery' | 'lines'>): string {
  if (!delivery && lines.every((line) => line.giftCard))
    return 'Your order is paid. Each gift card goes out by email on its day.'
  return 'Your order is paid and we are getting it ready. We’ll email you again when it’s on its way.'
}
