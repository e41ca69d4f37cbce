import { findCookie, rememberCookie } from './cookies.ts'
import type { RequestContext } from './request-context.ts'

const MAX_LENGTH = 80

/** The place from which the chosen store was found, for 30 minutes; never coordinates. [R9.12, A101] */
export function storeFrom(ctx: RequestContext): { readonly place?: string } {
  const place = findCookie(ctx, 'store_from')
  return place && place.length <= MAX_LENGTH ? { place } : {}
}

export const rememberStoreFrom = (ctx: RequestContext, place: string): string =>
  rememberCookie(ctx, 'store_from', place.slice(0, MAX_LENGTH))
