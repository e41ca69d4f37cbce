import type { RequestContext } from './request-context.ts'

const DAY_SECONDS = 86_400

/** Life of a token that staff act with. */
export const STAFF_LIFE_SECONDS = 1800

interface CookieRule {
  readonly lifeSeconds: number
  readonly isHttpOnly: boolean
  readonly sameSite: 'Lax' | 'Strict'
  /** Carries the `__Host-` prefix where cookies are secure. */
  readonly isHostBound: boolean
}

const readable = (days: number): CookieRule => ({
  lifeSeconds: days * DAY_SECONDS,
  isHttpOnly: false,
  sameSite: 'Lax',
  isHostBound: false,
})
const secret = (lifeSeconds: number, sameSite: CookieRule['sameSite'] = 'Lax'): CookieRule => ({
  lifeSeconds,
  isHttpOnly: true,
  sameSite,
  isHostBound: true,
})

/** Every cookie of the storefront. */
const cookieRules = {
  cartId: readable(3),
  storeId: readable(3),
  guest: secret(3 * DAY_SECONDS),
  /** When the guest last did something; renewed with the cart's cookies. [A47, A117] */
  guest_at: readable(30),
  /** When the cart was last changed, in milliseconds; tabs compare it. [R4.49] */
  cart_updated: readable(3),
  guest_wishlist: readable(30),
  /** A guest's compare list; its uid opens it. */
  compare_list: secret(30 * DAY_SECONDS),
  /** How many shoes are compared; no secret. Ticks and bar are loaded where it is there. */
  compared: readable(30),
  token: secret(3 * DAY_SECONDS),
  /** When the token was given, in milliseconds; no secret. Drives refresh and forced logout. */
  signed_in_at: readable(3),
  /** Says that someone has signed in from this browser before. */
  device: secret(30 * DAY_SECONDS, 'Strict'),
  /** Number of the customer that a member of staff acts for; as long as such a token lives. [A62] */
  acting_for: { ...readable(1), lifeSeconds: STAFF_LIFE_SECONDS },
  /** Codes of what the next page is to say, once. */
  notice: { ...readable(1), lifeSeconds: 60 },
  /** Opens the order just placed by this browser, for its success page. Lax: the bank's page leads back to it. */
  order: secret(1800),
  checkout_step: readable(30),
  payment_method: readable(30),
  authority_to_leave: readable(30),
  preferred_store: readable(30),
  /** Country, postcode and place that the bag's delivery was last estimated for. */
  delivery_to: readable(30),
  size_scale: readable(30),
} as const satisfies Record<string, CookieRule>

export type CookieName = keyof typeof cookieRules

function wireName(name: CookieName, isSecure: boolean): string {
  return cookieRules[name].isHostBound && isSecure ? `__Host-${name}` : name
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** Cookies of a `Cookie` header by wire name; the first of a name counts, unreadable ones are left out. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 1) continue
    const name = pair.slice(0, at).trim()
    const value = decode(
      pair
        .slice(at + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    )
    if (value !== undefined && !cookies.has(name)) cookies.set(name, value)
  }
  return cookies
}

/** Value of one of our cookies in this request. */
export function findCookie(ctx: Pick<RequestContext, 'cookies' | 'isSecure'>, name: CookieName): string | undefined {
  return ctx.cookies.get(wireName(name, ctx.isSecure))
}

/** A `Set-Cookie` value that stores `value` for the cookie's lifetime, or for a given one. */
export function rememberCookie(
  ctx: Pick<RequestContext, 'isSecure'>,
  name: CookieName,
  value: string,
  lifeSeconds?: number,
): string {
  const rule = cookieRules[name]
  const parts = [
    `${wireName(name, ctx.isSecure)}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${lifeSeconds ?? rule.lifeSeconds}`,
    `SameSite=${rule.sameSite}`,
  ]
  if (rule.isHttpOnly) parts.push('HttpOnly')
  if (ctx.isSecure) parts.push('Secure')
  return parts.join('; ')
}

/** A `Set-Cookie` value that takes the cookie away. */
export function dropCookie(ctx: Pick<RequestContext, 'isSecure'>, name: CookieName): string {
  return rememberCookie(ctx, name, '', 0)
}

/** Response headers with one `Set-Cookie` for each entry; for `data(…, { headers })` and `redirect(…, { headers })`. */
export function cookieHeaders(...setCookies: readonly string[]): Headers {
  const headers = new Headers()
  for (const setCookie of setCookies) headers.append('Set-Cookie', setCookie)
  return headers
}
