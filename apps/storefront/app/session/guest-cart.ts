import { dropCookie, findCookie, rememberCookie } from './cookies.ts'
import type { RequestContext } from './request-context.ts'

const CART_ID = /^[A-Za-z0-9]{32}$/

/** Undefined if the cookie is malformed or belongs to another site. [R9.60, R9.61, A107] */
export function findCartId(ctx: RequestContext): string | undefined {
  const cartId = findCookie(ctx, 'cartId')
  const storeId = findCookie(ctx, 'storeId')
  if (!cartId || !CART_ID.test(cartId)) return undefined
  return storeId === undefined || storeId === String(ctx.brand.websiteId) ? cartId : undefined
}

/** 256 bits in base64url. */
const GUEST_SECRET = /^[\w-]{43}$/

export function findGuestSecret(ctx: Pick<RequestContext, 'cookies' | 'isSecure'>): string | undefined {
  const secret = findCookie(ctx, 'guest')
  return secret !== undefined && GUEST_SECRET.test(secret) ? secret : undefined
}

export function guestSecretFor(ctx: RequestContext): string {
  return ctx.guestSecret ?? Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
}

/** Lasts 3 days. [R9.02, A47] */
export function cartCookies(ctx: RequestContext, cartId: string, guestSecret: string): string[] {
  return [
    rememberCookie(ctx, 'cartId', cartId),
    rememberCookie(ctx, 'storeId', String(ctx.brand.websiteId)),
    rememberCookie(ctx, 'guest', guestSecret),
    rememberCookie(ctx, 'guest_at', String(Date.now())),
  ]
}

/** [R4.32, A42] */
export function dropCart(ctx: RequestContext): string[] {
  return (['cartId', 'storeId', 'guest', 'guest_at', 'checkout_step'] as const).map((name) => dropCookie(ctx, name))
}
