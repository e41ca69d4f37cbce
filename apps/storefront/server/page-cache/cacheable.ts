import { FORM_PLACES, PRIVATE_PLACES } from '@welt/kit/screens'
import { DAY_MS, MINUTE_MS } from '@welt/kit/time'
import { FILTER_ATTRIBUTES } from '#app/features/facets/address.ts'

export interface CacheRule {
  /** Search results and filtered listings have a small separate store: their keys are unbounded. */
  readonly store: 'pages' | 'search'
  readonly lifetimeMs: number
}

/** `key` is without site and build. */
export interface CacheableAddress {
  readonly rule: CacheRule
  readonly key: string
  /** Reduced to what the page may depend on. */
  readonly renderPath: string
  /** False for unknown parameters: rendered as a shared page, but not cached. */
  readonly isStorable: boolean
}

const PAGES: CacheRule = { store: 'pages', lifetimeMs: DAY_MS }
/** Arbitrary filters cannot evict ordinary pages. */
const FILTERED: CacheRule = { store: 'search', lifetimeMs: PAGES.lifetimeMs }
const SEARCH: CacheRule = { store: 'search', lifetimeMs: 5 * MINUTE_MS }

/** By first path segment. */
const UNCACHED: ReadonlySet<string> = new Set(`${PRIVATE_PLACES}|${FORM_PLACES}`.split('|'))

/** Ignored parameters. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid|mc_cid|mc_eid|_ga|_gl|srsltid|igshid)$/

/** Parameters of listings, search, sizes and reviews. */
const LISTING_NAMES: ReadonlySet<string> = new Set([
  ...FILTER_ATTRIBUTES,
  'colour',
  'fabric',
  'style',
  'price',
  'price_from',
  'price_to',
  'sort',
  'p',
  'scale',
  'stars',
])

const isKnown = (name: string, isSearch: boolean) => LISTING_NAMES.has(name) || (isSearch && name === 'q')

/** Decoded and lower-cased, as the router matches it. */
function firstSegment(path: string): string {
  const segment = path.split('/')[1] ?? ''
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment.toLowerCase()
  }
}

/** Maps a data request to its page. */
export function pagePath(pathname: string): string {
  return pathname === '/_.data' ? '/' : pathname.replace(/\.data$/, '')
}

const MAX_QUERY_LENGTH = 600

/**
 * Undefined for private and form pages. The home page ignores parameters; data requests also accept known route ids
 * (`_routes`).
 */
export function findCacheable(url: URL, routeIds: ReadonlySet<string>): CacheableAddress | undefined {
  const path = pagePath(url.pathname)
  const segment = firstSegment(path)
  if (UNCACHED.has(segment) || path.length > 300) return undefined
  const isSearch = segment === 'search'
  const isData = url.pathname.endsWith('.data')
  let isStorable = url.search.length <= MAX_QUERY_LENGTH
  const used: [string, string][] = []
  for (const [name, value] of url.searchParams) {
    if (TRACKING.test(name) || (path === '/' && name !== '_routes')) continue
    if (name === '_routes' && isData) isStorable &&= value.split(',').every((id) => routeIds.has(id))
    else if (!isKnown(name, isSearch)) isStorable = false
    used.push([name, value])
  }
  used.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
  const query = used.length > 0 ? `?${new URLSearchParams(used)}` : ''
  const renderPath = `${url.pathname}${query}`
  const isFiltered = used.some(([name]) => name !== '_routes')
  return { rule: isSearch ? SEARCH : isFiltered ? FILTERED : PAGES, key: renderPath, renderPath, isStorable }
}
