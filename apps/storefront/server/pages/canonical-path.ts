import type { IncomingMessage, ServerResponse } from 'node:http'
import { FORM_PLACES, PRIVATE_PLACES, SHARED_PLACES } from '@welt/kit/screens'
import { respond } from '#server/http/respond.ts'
import { pagePath } from '#server/page-cache/cacheable.ts'

/** First segments of screens. The rest of the addresses are looked up by their pages, which know what exists. */
const SCREENS: ReadonlySet<string> = new Set(`${SHARED_PLACES}|${PRIVATE_PLACES}|${FORM_PLACES}`.split('|'))
/** Not opened as pages. */
const CALLS: ReadonlySet<string> = new Set(['api', 'graphql'])
/** What follows these is a code, in which case counts. */
const BEFORE_CODES: ReadonlySet<string> = new Set(['w', 'return'])
/** Screens that are not written in small letters, by how they would be. */
const MIXED = new Map(['/customer/account/createPassword'].map((path) => [path.toLowerCase(), path]))
/** Pages about one thing, whose names are in small letters. */
const LISTS = /^\/(?:brands\/[^/]+|[^/]+\/reviews(?:\/write)?)$/i

/** A screen's path as it is written. */
function inItsCase(path: string): string {
  const lower = path.toLowerCase()
  const [, first = '', ...rest] = lower.split('/')
  if (!SCREENS.has(first)) return lower
  if (BEFORE_CODES.has(first) && rest.length > 0) return `/${first}${path.slice(first.length + 1)}`
  return MIXED.get(lower) ?? lower
}

/**
 * The one path under which a page is found: no slash at its end, and a screen's name as it is written. Capitals of
 * other paths are left to the page, which knows whether they exist in small letters.
 */
export function canonicalPath(path: string): string {
  const bare = path.replace(/\/+$/, '')
  const first = bare.split('/')[1]?.toLowerCase() ?? ''
  if (CALLS.has(first)) return path
  if (SCREENS.has(first) || LISTS.test(bare)) return inItsCase(bare)
  return /[A-Z]/.test(bare.replace(/%../g, '')) ? path : bare || '/'
}

/** Redirects what is read at another form of its path, with its query; true when it did. */
export function redirectToCanonical({ method }: IncomingMessage, response: ServerResponse, { pathname, search }: URL): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const isData = pathname.endsWith('.data')
  const requested = isData ? pagePath(pathname) : pathname
  const path = canonicalPath(requested)
  if (path === requested) return false
  const [location, cache] = [`${path}${search}`, { 'Cache-Control': 'private, no-store' }]
  if (isData)
    respond(response, { status: 204, headers: { ...cache, 'X-Remix-Redirect': withoutRoutes(location), 'X-Remix-Status': '301' } })
  else respond(response, { status: 301, headers: { ...cache, Location: location } })
  return true
}

/** The address of a page whose data was requested. */
function withoutRoutes(location: string): string {
  const url = new URL(location, 'http://site')
  url.searchParams.delete('_routes')
  return `${url.pathname}${url.search}`
}
