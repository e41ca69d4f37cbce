import { type CookieName, dropCookie, findCookie, keepCookie, STAFF_LIFE_SECONDS } from './cookies.ts'
import type { Visit } from './visit.ts'

type Keeper = Pick<Visit, 'isSecure'>

/** Everything that hangs on a sign-in or a guest's session; nothing else is touched. [R4.29, A48] */
const SESSION_COOKIES: readonly CookieName[] = [
  'token',
  'signed_in_at',
  'acting_for',
  'cartId',
  'storeId',
  'guest',
  'guest_at',
  'guest_wishlist',
  'payment_method',
  'authority_to_leave',
  'checkout_step',
]

/** `Set-Cookie` values that keep a customer token and its time for the token's life. [R4.16, R4.21, R9.01, A92] */
export function keepToken(visit: Keeper, token: string, lifeSeconds: number): string[] {
  return [keepCookie(visit, 'token', token, lifeSeconds), keepCookie(visit, 'signed_in_at', String(Date.now()), lifeSeconds)]
}

/** `Set-Cookie` values of a session in which staff act for a customer. [R6.14, A62] */
export function keepStaffToken(visit: Keeper, token: string, customerId: number): string[] {
  return [...keepToken(visit, token, STAFF_LIFE_SECONDS), keepCookie(visit, 'acting_for', String(customerId))]
}

/** `Set-Cookie` values that end the session, however it came to that. */
export function dropSession(visit: Keeper): string[] {
  return SESSION_COOKIES.map((name) => dropCookie(visit, name))
}

/** `Set-Cookie` values of an ending that the shopper chose: the order just placed is not shown to whoever comes next either. */
export function endByChoice(visit: Keeper): string[] {
  return [...dropSession(visit), dropCookie(visit, 'order')]
}

/** The number of the customer that staff act for in this browser, if they do. */
export function actingFor(visit: Visit): number | undefined {
  const value = findCookie(visit, 'acting_for')
  return visit.session.token && value && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}
