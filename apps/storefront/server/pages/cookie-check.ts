import type { IncomingMessage } from 'node:http'
import { COOKIES_NEEDED } from '#app/islands/cookies-needed.server.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import type { PlainAnswer } from '#server/http/respond.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { plainPage } from './plain-page.ts'

/** Path of the check whether a browser stores cookies. */
export const COOKIE_CHECK = '/cookies'

const isLiving = (setCookie: string) => !/; Max-Age=0(?:;|$)/i.test(setCookie)

/**
 * The target after a form that sets a browser's first cookies without scripts: the cookie check, since an empty bag
 * would not explain itself. Callers that don't send `Sec-Fetch-Mode: navigate` are not browsers and skip it.
 */
export function checkedTarget(request: IncomingMessage, setCookies: readonly string[], location: string): string {
  const { cookie, 'sec-fetch-mode': mode } = request.headers
  const isFirst = request.method === 'POST' && mode === 'navigate' && !cookie && setCookies.some(isLiving)
  return isFirst && location.startsWith('/') ? `${COOKIE_CHECK}?${new URLSearchParams({ to: location })}` : location
}

/** Continues when the browser sent a cookie, else explains that cookies are needed. */
export function answerCookieCheck(
  request: IncomingMessage,
  { searchParams }: URL,
  { brand }: SiteRequest,
): PlainAnswer {
  const to = safeRedirect(searchParams.get('to'))
  if (request.headers.cookie) return { status: 303, headers: { Location: to, 'Cache-Control': 'private, no-store' } }
  return plainPage({
    status: 200,
    ...COOKIES_NEEDED,
    brand,
    isAlert: true,
    action: { href: '/', label: 'Back to the shop' },
  })
}
