import { dropCookie, findCookie, rememberCookie } from './cookies.ts'
import type { RequestContext } from './request-context.ts'

const GUEST_SECONDS = 1800

/** Tokens of the orders that a guest may see: one looked up or opened from a mail, then one just placed. */
export function orderTokens(ctx: Pick<RequestContext, 'cookies' | 'isSecure'>): readonly string[] {
  return [findCookie(ctx, 'seen_order'), findCookie(ctx, 'order')].filter((token) => token !== undefined)
}

/** Lets scripts ask whether the guest's order is on its way, unless that is known. */
export const trackedCookies = (ctx: Pick<RequestContext, 'cookies' | 'isSecure'>): readonly string[] =>
  findCookie(ctx, 'tracked') === undefined ? [rememberCookie(ctx, 'tracked', 'unknown', GUEST_SECONDS)] : []

/** An order just placed takes the place of one looked up. */
export const placedOrderCookies = (ctx: Pick<RequestContext, 'isSecure'>, token: string): readonly string[] => [
  rememberCookie(ctx, 'order', token),
  dropCookie(ctx, 'seen_order'),
]
