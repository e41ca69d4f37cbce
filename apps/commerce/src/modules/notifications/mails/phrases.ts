import type { Brand } from '@welt/brands'
import { formatArrival } from '@welt/kit/arrival'
import type { CurrencyCode } from '@welt/kit/money'
import { formatCents } from '@welt/kit/money'
import type { OrderMailLine, OrderMailModel } from './order-model.ts'

const SIGNS: Readonly<Record<CurrencyCode, string>> = { AUD: 'A', NZD: 'NZ' }

/** `A$129.95`: only mails and checkout show the currency this way. */
export function formatGrandTotal(cents: number, currency: CurrencyCode): string {
  return `${SIGNS[currency]}${formatCents(cents)}`
}

/** For example `20 November 2026`. */
export function formatDay(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(instant)
}

/** `24 December 2026`, from a `YYYY-MM-DD` day. */
export function formatDate(date: string): string {
  return formatDay(new Date(`${date}T00:00:00Z`), 'UTC')
}

/** `Thu 26 Nov`, from a `YYYY-MM-DD` day. */
export const dayText = (date: string) => formatArrival({ earliest: date, latest: date })

/** `Thu 26 Nov 2026`. */
export const fullDayText = (date: string) => `${dayText(date)} ${date.slice(0, 4)}`

/** Quotes other people's text, so that no line can pass for ours. */
export const quoted = (text: string) => text.replace(/^/gm, '> ')

export const orderWhy = ({ name }: Brand) =>
  `You’re receiving this because of an order at ${name}. It’s not advertising.`

export function giftCardText({ giftCard }: Pick<OrderMailLine, 'giftCard'>): string | undefined {
  if (!giftCard) return undefined
  return `For ${giftCard.recipient}, by email ${giftCard.deliveryDate ? `on ${formatDate(giftCard.deliveryDate)}` : 'straight away'}`
}

export function nextOf({
  delivery,
  collections,
  lines,
}: Pick<OrderMailModel, 'delivery' | 'collections' | 'lines'>): string {
  if (!delivery && collections.length > 0)
    return 'Your order is paid and the store is getting it ready. We’ll email you again when you can collect it.'
  if (!delivery && lines.every((line) => line.giftCard))
    return 'Your order is paid. Each gift card goes out by email on its day.'
  return 'Your order is paid and we are getting it ready. We’ll email you again when it’s on its way.'
}
