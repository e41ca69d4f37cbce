import type { IncomingMessage, ServerResponse } from 'node:http'
import { allows, CONSENT_GROUPS, consentValue } from '#app/session/consent.ts'
import { parseCookies, rememberCookie } from '#app/session/cookies.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { readBody } from '#server/http/body.ts'
import { type PlainAnswer, respond } from '#server/http/respond.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { plainPage, TO_THE_SHOP } from './plain-page.ts'

const PRIVATE = { 'Cache-Control': 'private, no-store' }

const consentOf = ({ headers }: IncomingMessage) => parseCookies(headers.cookie).get('consent')

/** The page that the form was on; the home page where its address is not sent. */
function pageBefore({ headers }: IncomingMessage, { requestOrigin }: SiteRequest): string {
  const from = URL.parse(headers.referer ?? '')
  return from?.origin === requestOrigin ? safeRedirect(`${from.pathname}${from.search}`) : '/'
}

/** Takes the choice of cookies and returns to the page. */
export async function takeConsent(
  request: IncomingMessage,
  response: ServerResponse,
  site: SiteRequest,
  isSecure: boolean,
): Promise<void> {
  const value = consentValue(new URLSearchParams((await readBody(request)).toString()))
  if (value === undefined) {
    const text = 'Nothing was changed. Go back to the shop and choose again.'
    const page = { status: 400, title: 'This request cannot be read', text, brand: site.brand, action: TO_THE_SHOP }
    return respond(response, plainPage(page))
  }
  respond(response, {
    status: 303,
    headers: {
      ...PRIVATE,
      Location: pageBefore(request, site),
      'Set-Cookie': rememberCookie({ isSecure }, 'consent', value),
    },
  })
}

const CHOSEN =
  '#cookie-strip{display:none}html:has(#cookie-strip){scroll-padding-block-end:6rem!important}html:has(#cookie-strip) body{padding-block-end:0!important}'

/** Cached pages are the same for everyone, so the style that hides the strip without scripts is its own file. */
export function consentStyles(request: IncomingMessage): PlainAnswer {
  const value = consentOf(request)
  const isChosen = value === 'needed' || CONSENT_GROUPS.some((group) => allows(value, group))
  return {
    status: 200,
    headers: { ...PRIVATE, 'Content-Type': 'text/css; charset=utf-8' },
    body: isChosen ? CHOSEN : '',
  }
}
