import { findCookie, rememberCookie } from './cookies.ts'
import type { RequestContext } from './request-context.ts'

/** Of the last estimate. */
export interface RememberedDelivery {
  readonly country: string
  readonly postcode: string
  /** "Richmond VIC 3121" */
  readonly place: string
}

const NAME = 'delivery_to'
/** `AU 3121 VIC 3121`: country, postcode and place. */
const FORMAT = /^([A-Z]{2}) (\d{4}) ([\p{L}\p{M}\d .'’-]{4,80})$/u

export function rememberedDelivery(ctx: RequestContext): RememberedDelivery | undefined {
  const [, country, postcode, place] = FORMAT.exec(findCookie(ctx, NAME) ?? '') ?? []
  return country && postcode && place ? { country, postcode, place } : undefined
}

/** The cookie to set. A place that the cookie cannot hold is its postcode. */
export function rememberDelivery(
  ctx: RequestContext,
  {
    country,
    postcode,
    place,
  }: Pick<RememberedDelivery, 'country' | 'postcode'> & { readonly place?: string | undefined },
): string {
  const whole = `${country} ${postcode} ${place}`
  return rememberCookie(ctx, NAME, FORMAT.test(whole) ? whole : `${country} ${postcode} ${postcode}`)
}

/** In the site's own country. */
export function deliveryPostcode(ctx: RequestContext): { readonly postcode?: string } {
  const known = rememberedDelivery(ctx)
  return known?.country === ctx.brand.country ? { postcode: known.postcode } : {}
}
