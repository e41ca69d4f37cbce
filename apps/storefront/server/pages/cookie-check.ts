import type { IncomingMessage } from 'node:http'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { COOKIES_NEEDED } from '#app/ui/guards/cookies-needed.server.ts'
import type { PlainAnswer } from '#server/http/respond.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { plainPage } from './plain-page.ts'

export const COOKIE_CHECK = '/cookies'

const isLiving = (setCookie: string) => !/; Max-Age=0(?:;|$)/i.test(setCookie)

/**
 * Redirects through the cookie check after a form that sets a browser's first cookies without scripts, since an empty
 * cart would be unexplained. Clients without `Sec-Fetch-Mode: navigate` skip it.
 */
export function checkedTarget(request: IncomingMessage, setCookies: readonly string[], location: string): string {
  const { cookie, 'sec-fetch-mode': mode } = request.headers
  const isFirst = request.method === 'POST' && mode === 'navigate' && !cookie && setCookies.some(isLiving)
  return isFirst && location.startsWith('/') ? `${COOKIE_CHECK}?${new URLSearchParams({ to: location })}` : location
}

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
