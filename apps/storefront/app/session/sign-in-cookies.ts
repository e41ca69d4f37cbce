import { type CookieName, dropCookie, findCookie, rememberCookie, STAFF_LIFE_SECONDS } from './cookies.ts'
import type { RequestContext } from './request-context.ts'

type SetCookies = Pick<RequestContext, 'isSecure'>

/** Includes cookies that belong to the token and the cart. [R4.29, A48] */
const SESSION_COOKIES: readonly CookieName[] = [
  'token',
  'signed_in_at',
  'acting_for',
  'cartId',
  'storeId',
  'guest',
  'guest_at',
  'guest_wishlist',
  'cart_updated',
  'payment_method',
  'authority_to_leave',
  'checkout_step',
]

/** Would tell the next user of the browser about the last one. */
const TRACES: readonly CookieName[] = ['order', 'seen_order', 'waiting_reward', 'compare_list', 'compared', 'tracked']

/** [R4.16, R4.21, R9.01, A92] */
export function tokenCookies(ctx: SetCookies, token: string, lifeSeconds: number): string[] {
  return [
    rememberCookie(ctx, 'token', token, lifeSeconds),
    rememberCookie(ctx, 'signed_in_at', String(Date.now()), lifeSeconds),
  ]
}

/** [R6.14, A62] */
export function staffTokenCookies(ctx: SetCookies, token: string, customerId: number): string[] {
  return [...tokenCookies(ctx, token, STAFF_LIFE_SECONDS), rememberCookie(ctx, 'acting_for', String(customerId))]
}

export function dropSession(ctx: SetCookies): string[] {
  return SESSION_COOKIES.map((name) => dropCookie(ctx, name))
}

/** For a deliberate sign-out. */
export function endByChoice(ctx: SetCookies): string[] {
  return [...dropSession(ctx), ...TRACES.map((name) => dropCookie(ctx, name))]
}

export function actingFor(ctx: RequestContext): number | undefined {
  const value = findCookie(ctx, 'acting_for')
  return ctx.session.token && value && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}
