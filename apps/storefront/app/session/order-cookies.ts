import { dropCookie, findCookie, rememberCookie } from './cookies.ts'
import type { RequestContext } from './request-context.ts'

/** Tokens of the orders that a guest may see: one looked up or opened from a mail, then one just placed. */
export function orderTokens(ctx: Pick<RequestContext, 'cookies' | 'isSecure'>): readonly string[] {
  return [findCookie(ctx, 'seen_order'), findCookie(ctx, 'order')].filter((token) => token !== undefined)
}

/** An order just placed takes the place of one looked up. */
export const placedOrderCookies = (ctx: Pick<RequestContext, 'isSecure'>, token: string): readonly string[] => [
  rememberCookie(ctx, 'order', token),
  dropCookie(ctx, 'seen_order'),
]
