import type { IncomingMessage, ServerResponse } from 'node:http'
import { SHOWN_PATH } from '@welt/kit/html/prerendered'
import { PRIVATE_PLACES } from '@welt/kit/screens'
import { allows } from '#app/session/consent.ts'
import { parseCookies } from '#app/session/cookies.ts'
import type { ShopEvent } from '#app/session/shop-events.ts'
import { respond } from '#server/http/respond.ts'
import { isSameOrigin } from '#server/http/same-origin.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { searchOf } from '#server/search-counts.ts'
import type { ShopEvents } from './shop-events.ts'

const PRIVATE: ReadonlySet<string> = new Set(PRIVATE_PLACES.split('|'))

/** Searches that may be an email, a phone number or an order number are not recorded. */
const isPersonal = (text: string) => /@|\d[\d -]{4,}/.test(text)

/** A public page as shoppers see it; undefined for private ones. */
export function pageEventOf(address: string): ShopEvent | undefined {
  const path = URL.parse(address, 'http://site')
    ?.pathname.replace(/^\/_\.data$/, '/')
    .replace(/\.data$/, '')
  if (path === undefined || PRIVATE.has(path.split('/')[1]?.toLowerCase() ?? '')) return undefined
  const text = searchOf(address)
  if (text === undefined) return { kind: 'view', path }
  return isPersonal(text) ? undefined : { kind: 'search', text }
}

const allowsMeasuring = ({ headers }: IncomingMessage) =>
  allows(parseCookies(headers.cookie).get('consent'), 'measuring')

/** Cached pages do not know who reads them, so views are recorded as they are answered. */
export function notePage(
  events: ShopEvents,
  request: IncomingMessage,
  response: ServerResponse,
  { brand }: SiteRequest,
): void {
  const { method, headers, url = '/' } = request
  const isSpeculative = 'sec-purpose' in headers || 'purpose' in headers
  if (method !== 'GET' || isSpeculative || !allowsMeasuring(request)) return
  const event = pageEventOf(url)
  if (!event) return
  response.once('finish', () => {
    if (response.statusCode === 200 || response.statusCode === 304) events.record(brand.id, event)
  })
}

const PATH = /^\/[\w./-]{0,200}$/

/** A prerendered page reports that it is shown. @returns whether the request was such a report [decision 158] */
export function takeShown(
  events: ShopEvents,
  request: IncomingMessage,
  response: ServerResponse,
  { brand, requestOrigin }: SiteRequest,
): boolean {
  const url = URL.parse(request.url ?? '', 'http://site')
  if (request.method !== 'POST' || url?.pathname !== SHOWN_PATH) return false
  const path = url.searchParams.get('path') ?? ''
  const isOwn = isSameOrigin(request.headers, requestOrigin) && PATH.test(path) && !path.startsWith('//')
  const event = isOwn && allowsMeasuring(request) ? pageEventOf(path) : undefined
  if (event?.kind === 'view') events.record(brand.id, event)
  respond(response, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  return true
}
