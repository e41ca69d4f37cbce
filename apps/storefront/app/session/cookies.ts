import type { RequestContext } from './request-context.ts'

const DAY_SECONDS = 86_400

export const STAFF_LIFE_SECONDS = 1800

interface CookieRule {
  readonly lifeSeconds: number
  readonly isHttpOnly: boolean
  readonly sameSite: 'Lax' | 'Strict'
  /** `__Host-` prefix where cookies are secure. */
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

const cookieRules = {
  cartId: readable(3),
  storeId: readable(3),
  guest: secret(3 * DAY_SECONDS),
  /** Code of a reward or an offer for the next cart. */
  waiting_reward: secret(30 * DAY_SECONDS),
  /** Last activity of a guest. [A47, A117] */
  guest_at: readable(30),
  /** Time of the last cart change, in ms. [R4.49] */
  cart_updated: readable(3),
  guest_wishlist: readable(30),
  /** Uid of a guest's list, which grants access to it. */
  compare_list: secret(30 * DAY_SECONDS),
  /** Number of compared shoes. */
  compared: readable(30),
  token: secret(3 * DAY_SECONDS),
  /** When the token was issued, in ms. */
  signed_in_at: readable(3),
  /** Marks a browser that has signed in before. */
  device: secret(30 * DAY_SECONDS, 'Strict'),
  /** Id of the customer that staff act for. [A62] */
  acting_for: { ...readable(1), lifeSeconds: STAFF_LIFE_SECONDS },
  notice: { ...readable(1), lifeSeconds: 60 },
  /** Grants access to the order just placed. Lax: the bank redirects back. */
  order: secret(1800),
  /** Grants access to an order looked up or opened from its mail, which only order and return pages take. */
  seen_order: secret(1800),
  /** Whether something is on its way or ready: `yes`, `no`, `unknown`, or `hidden` by the shopper. */
  tracked: readable(3),
  checkout_step: readable(30),
  payment_method: readable(30),
  authority_to_leave: readable(30),
  preferred_store: readable(30),
  /** `me`: the shopper collects, although the cart names a nominee. */
  collector: readable(3),
  /** Country, postcode and suburb of the last estimate. */
  delivery_to: readable(30),
  /** Place from which the store was found. [R9.12] */
  store_from: secret(1800),
  /** Place of the last search for stores, for pages without scripts. [R9.12] */
  store_place: secret(1800),
  size_scale: readable(30),
  /** Size kept for each department: `women-au-7-38`. [decision 200] */
  my_sizes: readable(30),
  /** Groups of cookies that the shopper allows. [decision 159] */
  consent: readable(30),
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

/** The first of duplicate names counts. */
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

export function findCookie(ctx: Pick<RequestContext, 'cookies' | 'isSecure'>, name: CookieName): string | undefined {
  return ctx.cookies.get(wireName(name, ctx.isSecure))
}

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

export function dropCookie(ctx: Pick<RequestContext, 'isSecure'>, name: CookieName): string {
  return rememberCookie(ctx, name, '', 0)
}

export function cookieHeaders(...setCookies: readonly string[]): Headers {
  const headers = new Headers()
  for (const setCookie of setCookies) headers.append('Set-Cookie', setCookie)
  return headers
}
