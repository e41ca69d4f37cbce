import { dropCookie, findCookie, rememberCookie } from './cookies.ts'
import type { RequestContext } from './request-context.ts'

const CART_ID = /^[A-Za-z0-9]{32}$/

/**
 * The cart of this browser on this site; undefined when there is none or the cookie is not ours. [R9.60, R9.61, A107]
 */
export function findCartId(ctx: RequestContext): string | undefined {
  const cartId = findCookie(ctx, 'cartId')
  const storeId = findCookie(ctx, 'storeId')
  if (!cartId || !CART_ID.test(cartId)) return undefined
  return storeId === undefined || storeId === String(ctx.brand.websiteId) ? cartId : undefined
}

/** 256 bits in base64url, as `guestSecretFor` makes them. */
const GUEST_SECRET = /^[\w-]{43}$/

/** The guest secret of a browser; one that we cannot have made counts as none, and is replaced when one is needed. */
export function findGuestSecret(ctx: Pick<RequestContext, 'cookies' | 'isSecure'>): string | undefined {
  const secret = findCookie(ctx, 'guest')
  return secret !== undefined && GUEST_SECRET.test(secret) ? secret : undefined
}

/** The request's guest secret, or a new one of 256 bits to be stored with its cart. */
export function guestSecretFor(ctx: RequestContext): string {
  return ctx.guestSecret ?? Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}

/** `Set-Cookie` values that remember a guest's cart for 3 days from now. [R9.02, A47] */
export function cartCookies(ctx: RequestContext, cartId: string, guestSecret: string): string[] {
  return [
    rememberCookie(ctx, 'cartId', cartId),
    rememberCookie(ctx, 'storeId', String(ctx.brand.websiteId)),
    rememberCookie(ctx, 'guest', guestSecret),
    rememberCookie(ctx, 'guest_at', String(Date.now())),
  ]
}

/** `Set-Cookie` values that delete the cart's cookies and those that depend on it. [R4.32, A42] */
export function dropCart(ctx: RequestContext): string[] {
  return (['cartId', 'storeId', 'guest', 'guest_at', 'checkout_step'] as const).map((name) => dropCookie(ctx, name))
}
