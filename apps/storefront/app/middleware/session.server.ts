import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { answerLimit } from '#app/graphql/limit.server.ts'
import { cookieHeaders, dropCookie, findCookie, rememberCookie } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import { cartCookies, findCartId } from '#app/session/guest-cart.ts'
import { refreshAgeMs } from '#app/session/refresh-age.ts'
import { type RequestContext, requestContextOf, setRequestContext } from '#app/session/request-context.ts'
import { actingFor, dropSession, tokenCookies } from '#app/session/sign-in-cookies.ts'
import { leadsToSignIn, signInPath } from '#app/session/sign-in-path.ts'
import { makeCartInPlaceOf } from './new-guest-cart.server.ts'
import { refreshToken } from './token.server.ts'

function ageMs(time: string | undefined): number {
  return time && /^\d{1,15}$/.test(time) ? Date.now() - Number(time) : Number.POSITIVE_INFINITY
}

/** Renews a token past the refresh age, but never staff's. @returns false when the server refused [A46, A84] */
async function refreshOldToken(ctx: RequestContext, token: string): Promise<boolean> {
  if (actingFor(ctx) !== undefined) return true
  const lifeMs = ctx.settings.tokenLifeMs
  if (ageMs(findCookie(ctx, 'signed_in_at')) <= refreshAgeMs(lifeMs)) return true
  const refreshed = await refreshToken(ctx, token)
  if (refreshed.kind === 'refused') return false
  if (refreshed.kind === 'kept') ctx.response.addCookies(...flashCookies(ctx, 'token-not-renewed'))
  if (refreshed.kind === 'new') {
    ctx.session.setToken(refreshed.token)
    ctx.response.addCookies(...tokenCookies(ctx, refreshed.token, lifeMs / 1000))
  }
  return true
}

/** A guest without session cookie gets a new, empty cart; if that fails, the cookies stay. [R4.35, A42, A117] */
async function replaceGuestCart(ctx: RequestContext, cartId: string): Promise<RequestContext> {
  const made = await makeCartInPlaceOf(ctx, cartId)
  if (made)
    ctx.response.addCookies(...cartCookies(ctx, made.cartId, made.guestSecret), dropCookie(ctx, 'checkout_step'))
  return { ...ctx, cookies: new Map([...ctx.cookies].filter(([name]) => name !== 'cartId')) }
}

function renewGuest(ctx: RequestContext, cartId: string | undefined, wishlist: string | undefined): string[] {
  const renewed =
    cartId && ctx.guestSecret
      ? cartCookies(ctx, cartId, ctx.guestSecret)
      : [rememberCookie(ctx, 'guest_at', String(Date.now()))]
  return wishlist ? [...renewed, rememberCookie(ctx, 'guest_wishlist', wishlist)] : renewed
}

/** Extends the lifetime of the cart and wishlist cookies. [R4.22, A47] */
async function refreshGuest(ctx: RequestContext): Promise<RequestContext> {
  const cartId = findCartId(ctx)
  const wishlist = findCookie(ctx, 'guest_wishlist')
  if (!cartId && !wishlist) return ctx
  const time = findCookie(ctx, 'guest_at')
  if (cartId && time === undefined) return replaceGuestCart(ctx, cartId)
  if (ageMs(time) > refreshAgeMs(ctx.settings.tokenLifeMs))
    ctx.response.addCookies(...renewGuest(ctx, cartId, wishlist))
  return ctx
}

/** @returns undefined when a sign-in has ended [R4.26, R4.28] */
async function settleSession(ctx: RequestContext): Promise<RequestContext | undefined> {
  const token = findCookie(ctx, 'token')
  const isMarked = findCookie(ctx, 'signed_in_at') !== undefined
  if (!token) return isMarked ? undefined : refreshGuest(ctx)
  ctx.session.setToken(token)
  return (await refreshOldToken(ctx, token)) ? ctx : undefined
}

/** Clears cookies and storage, then redirects to sign-in or reloads with a flash message. [R4.29-R4.31, A48] */
function forceLogout(ctx: RequestContext, url: URL): Response {
  const headers = cookieHeaders(...dropSession(ctx))
  headers.set('Clear-Site-Data', '"storage"')
  const { pathname, search } = url
  if (pathname.startsWith('/api/')) return Response.json({ isSignedOut: true }, { status: 401, headers })
  const back = pathname.startsWith('/cart') ? '/cart' : `${pathname}${search}`
  if (leadsToSignIn(pathname)) return redirectDocument(signInPath(back, 'signed_out'), { status: 303, headers })
  for (const setCookie of flashCookies(ctx, 'session-over')) headers.append('Set-Cookie', setCookie)
  return redirectDocument(`${pathname}${search}`, { status: 303, headers })
}

export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const begun = requestContextOf(context)
  if (begun.isShared) return answerLimit(begun, await next())
  const ctx = await settleSession(begun)
  if (!ctx) return forceLogout(begun, url)
  setRequestContext(context, ctx)
  const response = await next()
  if (ctx.session.isRefused) return forceLogout(ctx, url)
  const ofPage = response.headers.getSetCookie()
  response.headers.delete('Set-Cookie')
  // Browsers store the later of two cookies with one name.
  for (const setCookie of [...ctx.response.setCookies, ...ofPage]) response.headers.append('Set-Cookie', setCookie)
  return answerLimit(ctx, response)
}

/** [R6.23, A16] */
export const requireSignIn: MiddlewareFunction<Response> = ({ context, url }) => {
  if (!requestContextOf(context).session.token) throw redirectDocument(signInPath(`${url.pathname}${url.search}`))
}

/** [R6.19-R6.22] */
export const requireSignedOut: MiddlewareFunction<Response> = ({ context }) => {
  if (requestContextOf(context).session.token) throw redirectDocument('/customer/account')
}
