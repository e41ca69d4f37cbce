import type { IncomingMessage } from 'node:http'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { COOKIES_NEEDED } from '#app/theme/cookies-needed.server.ts'
import type { PlainAnswer } from '#server/http/respond.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { plainPage } from './plain-page.ts'

/** Where a browser shows whether it stores cookies. */
export const COOKIE_CHECK = '/cookies'

const isLiving = (setCookie: string) => !/; Max-Age=0(?:;|$)/i.test(setCookie)

/**
 * Where a form leads that a browser sent without scripts and without any cookie, and that gave it some: by way of the
 * check, since nothing else would tell why the bag is empty. A caller that says of no document that it opens one is no
 * browser.
 */
export function checkedTarget(request: IncomingMessage, setCookies: readonly string[], location: string): string {
  const { cookie, 'sec-fetch-mode': mode } = request.headers
  const isFirst = request.method === 'POST' && mode === 'navigate' && !cookie && setCookies.some(isLiving)
  return isFirst && location.startsWith('/') ? `${COOKIE_CHECK}?${new URLSearchParams({ to: location })}` : location
}

/** Goes on when the browser sent a cookie; else says that cookies are needed. */
export function answerCookieCheck(request: IncomingMessage, { searchParams }: URL, { brand }: SiteRequest): PlainAnswer {
  const to = safeRedirect(searchParams.get('to'))
  if (request.headers.cookie) return { status: 303, headers: { Location: to, 'Cache-Control': 'private, no-store' } }
  return plainPage({ status: 200, ...COOKIES_NEEDED, brand, isAlert: true, action: { href: '/', label: 'Back to the shop' } })
}
