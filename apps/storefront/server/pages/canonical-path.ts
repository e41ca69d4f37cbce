import type { IncomingMessage, ServerResponse } from 'node:http'
import { FORM_PLACES, PRIVATE_PLACES, SHARED_PLACES } from '@welt/kit/screens'
import { withoutEndSlashes } from '@welt/kit/text/slashes'
import { respond } from '#server/http/respond.ts'
import { pagePath } from '#server/page-cache/cacheable.ts'

/** Pages resolve all other paths themselves. */
const SCREENS: ReadonlySet<string> = new Set(`${SHARED_PLACES}|${PRIVATE_PLACES}|${FORM_PLACES}`.split('|'))
const CALLS: ReadonlySet<string> = new Set(['api', 'graphql'])
const BEFORE_CODES: ReadonlySet<string> = new Set(['w', 'return', 'order'])
const MIXED = new Map(['/customer/account/createPassword'].map((path) => [path.toLowerCase(), path]))
const LISTS = /^\/(?:brands\/[^/]+|[^/]+\/reviews(?:\/write)?)$/i

function inItsCase(path: string): string {
  const lower = path.toLowerCase()
  const [, first = '', ...rest] = lower.split('/')
  if (!SCREENS.has(first)) return lower
  if (BEFORE_CODES.has(first) && rest.length > 0) return `/${first}${path.slice(first.length + 1)}`
  return MIXED.get(lower) ?? lower
}

/** Capitals in other paths are left to the page, which knows whether the lower-case path exists. */
export function canonicalPath(path: string): string {
  const bare = withoutEndSlashes(path)
  const first = bare.split('/')[1]?.toLowerCase() ?? ''
  if (CALLS.has(first)) return path
  if (SCREENS.has(first) || LISTS.test(bare)) return inItsCase(bare)
  return /[A-Z]/.test(bare.replace(/%../g, '')) ? path : bare || '/'
}

/** @returns whether it redirected */
export function redirectToCanonical(
  { method }: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: URL,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const isData = pathname.endsWith('.data')
  const requested = isData ? pagePath(pathname) : pathname
  const path = canonicalPath(requested)
  if (path === requested) return false
  const [location, cache] = [`${path}${search}`, { 'Cache-Control': 'private, no-store' }]
  if (isData)
    respond(response, {
      status: 204,
      headers: { ...cache, 'X-Remix-Redirect': withoutRoutes(location), 'X-Remix-Status': '301' },
    })
  else respond(response, { status: 301, headers: { ...cache, Location: location } })
  return true
}

function withoutRoutes(location: string): string {
  const url = new URL(location, 'http://site')
  url.searchParams.delete('_routes')
  return `${url.pathname}${url.search}`
}
