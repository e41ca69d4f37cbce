import type { TrackingPages } from '@welt/rules/tracking'
import { trackingHref } from './tracking-href.ts'

/** Order numbers are shorter than tracking numbers. */
const ORDER_NUMBER = /^\d{1,10}$/

export const MAX_TYPED_LENGTH = 64

export type TypedNumber =
  | { readonly kind: 'none' }
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'parcel'; readonly number: string; readonly href: string }
  /** Neither an order's nor a parcel's. */
  | { readonly kind: 'unknown'; readonly number: string }

/** What was typed into the tracking bar; a parcel opens at the country's national post. [A19, R2.91] */
export function readTyped(text: string | null, pages: TrackingPages, country: string): TypedNumber {
  const number = (text ?? '').trim().slice(0, MAX_TYPED_LENGTH)
  if (number === '') return { kind: 'none' }
  if (ORDER_NUMBER.test(number)) return { kind: 'order', number }
  const href = trackingHref(pages, { carrier: null, number, country })
  return href ? { kind: 'parcel', number, href } : { kind: 'unknown', number }
}
