import { type TrackingPages, trackingUrlOf } from '@welt/rules/tracking'

/** Letters, digits, spaces and hyphens; anything else is printed without a link. */
const NUMBER = /^[A-Za-z0-9 -]{1,64}$/

/** [R2.88-R2.91] */
export function trackingHref(pages: TrackingPages, parcel: Parameters<typeof trackingUrlOf>[1]): string | undefined {
  return NUMBER.test(parcel.number) ? trackingUrlOf(pages, parcel) : undefined
}
