import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { tellLimit } from '#app/graphql/limit.server.ts'
import { cookieHeaders, findCookie, keepCookie } from './cookies.ts'
import { findCartId, keepCart } from './guest-cart.ts'
import { makeCartInPlaceOf } from './new-guest-cart.server.ts'
import { keepNotices } from './notices.ts'
import { refreshAgeMs } from './refresh-age.ts'
import { actingFor, dropSession, keepToken } from './sign-in-cookies.ts'
import { leadsToSignIn, signInPath } from './sign-in-path.ts'
import { refreshToken } from './token.server.ts'
import { type Visit, visitOf } from './visit.ts'

/** Age of a time kept in a cookie; what cannot be read is as old as can be. */
function ageMs(time: string | undefined): number {
  return time && /^\d{1,15}$/.test(time) ? Date.now() - Number(time) : Number.POSITIVE_INFINITY
}

/** Renews a token that is older than the refresh age; false when the shop refused. Staff's half hour is not made longer. [A46] */
async function keepTokenFresh(visit: Visit, token: string): Promise<boolean> {
  if (actingFor(visit) !== undefined) return true
  const lifeMs = visit.settings.tokenLifeMs
  if (ageMs(findCookie(visit, 'signed_in_at')) <= refreshAgeMs(lifeMs)) return true
  const refreshed = await refreshToken(visit, token)
  if (refreshed.kind === 'refused') return false
  if (refreshed.kind === 'new') {
    visit.session.token = refreshed.token
    visit.session.setCookies.push(...keepToken(visit, refreshed.token, lifeMs / 1000))
  }
  return true
}

/** A guest whose session cookie is lost gets a new, empty cart; as long as there is none to be had, the cookies stay. [R4.35, A117] */
async function replaceGuestCart(visit: Visit, cartId: string): Promise<void> {
  const made = await makeCartInPlaceOf(visit, cartId)
  if (made) visit.session.setCookies.push(...keepCart(visit, made.cartId, made.guestSecret))
  visit.cookies.delete('cartId')
}

/** `Set-Cookie` values that hold what a guest has for its whole life again. */
function keepGuest(visit: Visit, cartId: string | undefined, wishlist: string | undefined): string[] {
  const renewed =
    cartId && visit.guestSecret ? keepCart(visit, cartId, visit.guestSecret) : [keepCookie(visit, 'guest_at', String(Date.now()))]
  return wishlist ? [...renewed, keepCookie(visit, 'guest_wishlist', wishlist)] : renewed
}

/** Renews a guest's time and, with it, the life of the cart and the wishlist, whichever there is. [R4.22, A47] */
async function keepGuestFresh(visit: Visit): Promise<void> {
  const cartId = findCartId(visit)
  const wishlist = findCookie(visit, 'guest_wishlist')
  if (!cartId && !wishlist) return
  const time = findCookie(visit, 'guest_at')
  if (cartId && time === undefined) return replaceGuestCart(visit, cartId)
  if (ageMs(time) > refreshAgeMs(visit.settings.tokenLifeMs)) visit.session.setCookies.push(...keepGuest(visit, cartId, wishlist))
}

/** Settles who the visitor is. False: they were signed in and are no more. [R4.26, R4.28] */
async function openSession(visit: Visit): Promise<boolean> {
  const token = findCookie(visit, 'token')
  const isMarked = findCookie(visit, 'signed_in_at') !== undefined
  if (!token) {
    if (isMarked) return false
    await keepGuestFresh(visit)
    return true
  }
  visit.session.token = token
  return keepTokenFresh(visit, token)
}

/** Cookies cleared, storage wiped; from bag, checkout and account to sign-in, elsewhere the page is loaded anew and says so. [R4.29-R4.31, A48] */
function forceLogout(visit: Visit, url: URL): Response {
  const headers = cookieHeaders(...dropSession(visit))
  headers.set('Clear-Site-Data', '"storage"')
  const { pathname, search } = url
  if (pathname.startsWith('/api/')) return Response.json({ isSignedOut: true }, { status: 401, headers })
  const back = pathname.startsWith('/cart') ? '/cart' : `${pathname}${search}`
  if (leadsToSignIn(pathname)) return redirectDocument(signInPath(back, 'signed_out'), { status: 303, headers })
  for (const setCookie of keepNotices(visit, 'session-over')) headers.append('Set-Cookie', setCookie)
  return redirectDocument(`${pathname}${search}`, { status: 303, headers })
}

/** Keeps the sign-in in order around everything that is made for one visitor. Shared pages know of none. */
export const keepSession: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const visit = visitOf(context)
  if (visit.isShared) return next()
  if (!(await openSession(visit))) return forceLogout(visit, url)
  const response = await next()
  if (visit.session.isRefused) return forceLogout(visit, url)
  const ofPage = response.headers.getSetCookie()
  response.headers.delete('Set-Cookie')
  // The page's own come last: of two for one name browsers keep the later.
  for (const setCookie of [...visit.session.setCookies, ...ofPage]) response.headers.append('Set-Cookie', setCookie)
  return tellLimit(visit, response)
}

/** Lets only signed-in customers through; others sign in first and come back. [R6.23, A16] */
export const requireSignIn: MiddlewareFunction<Response> = ({ context, url }) => {
  if (!visitOf(context).session.token) throw redirectDocument(signInPath(`${url.pathname}${url.search}`))
}

/** Signed-in customers have no use for these pages: they go to their account. [R6.19-R6.22] */
export const requireSignedOut: MiddlewareFunction<Response> = ({ context }) => {
  if (visitOf(context).session.token) throw redirectDocument('/customer/account')
}
