import { findCookie } from './cookies.ts'
import type { RequestContext } from './request-context.ts'

/** Of the last estimate in the site's own country. */
export function deliveryPostcode(ctx: RequestContext): { readonly postcode?: string } {
  const [, country, postcode] = /^([A-Z]{2}) (\d{4}) /.exec(findCookie(ctx, 'delivery_to') ?? '') ?? []
  return postcode && country === ctx.brand.country ? { postcode } : {}
}
