import type { IncomingMessage, ServerResponse } from 'node:http'
import { PRIVATE_PLACES } from '@welt/kit/screens'
import { allows } from '#app/session/consent.ts'
import { parseCookies } from '#app/session/cookies.ts'
import type { ShopEvent } from '#app/session/shop-events.ts'
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

/** Cached pages do not know who reads them, so views are recorded as they are answered. */
export function notePage(
  events: ShopEvents,
  { method, headers, url = '/' }: IncomingMessage,
  response: ServerResponse,
  { brand }: SiteRequest,
): void {
  const isSpeculative = 'sec-purpose' in headers || 'purpose' in headers
  if (method !== 'GET' || isSpeculative || !allows(parseCookies(headers.cookie).get('consent'), 'measuring')) return
  const event = pageEventOf(url)
  if (!event) return
  response.once('finish', () => {
    if (response.statusCode === 200 || response.statusCode === 304) events.record(brand.id, event)
  })
}
