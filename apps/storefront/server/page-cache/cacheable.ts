import { FORM_PLACES, PRIVATE_PLACES } from '@welt/kit/screens'
import { DAY_MS, MINUTE_MS } from '@welt/kit/time'
import { FILTER_ATTRIBUTES, parseStoryCount } from '@welt/rules/listing-address'

export interface CacheRule {
  /** Keys of search results and filtered listings are unbounded, so they have a small separate store. */
  readonly store: 'pages' | 'search'
  readonly lifetimeMs: number
}

/** `key` lacks site and build. */
export interface CacheableAddress {
  readonly rule: CacheRule
  readonly key: string
  /** Reduced to what the page may depend on. */
  readonly renderPath: string
  /** False for unknown parameters. */
  readonly isStorable: boolean
}

const PAGES: CacheRule = { store: 'pages', lifetimeMs: DAY_MS }
/** Arbitrary filters cannot evict ordinary pages. */
const FILTERED: CacheRule = { store: 'search', lifetimeMs: PAGES.lifetimeMs }
const SEARCH: CacheRule = { store: 'search', lifetimeMs: 5 * MINUTE_MS }

const UNCACHED: ReadonlySet<string> = new Set(`${PRIVATE_PLACES}|${FORM_PLACES}`.split('|'))

const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid|mc_cid|mc_eid|_ga|_gl|srsltid|igshid)$/

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

function isKnown(name: string, value: string, segment: string): boolean {
  if (segment === 'blog' && name === 'show') return parseStoryCount(value) !== undefined
  return LISTING_NAMES.has(name) || (segment === 'search' && name === 'q')
}

const HOME_NAMES: ReadonlySet<string> = new Set(['_routes', 'preview'])

/** Confirms what the shopper's cookie holds. */
const isConfirmation = (segment: string, { searchParams }: URL) => segment === 'size-guide' && searchParams.has('kept')

/** As the router matches it. */
function firstSegment(path: string): string {
  const segment = path.split('/')[1] ?? ''
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment.toLowerCase()
  }
}

export function pagePath(pathname: string): string {
  return pathname === '/_.data' ? '/' : pathname.replace(/\.data$/, '')
}

const MAX_QUERY_LENGTH = 600

/**
 * Undefined for private, form and confirmation pages. The home page ignores parameters except `preview`; data requests
 * also accept known route ids (`_routes`).
 */
export function findCacheable(url: URL, routeIds: ReadonlySet<string>): CacheableAddress | undefined {
  const path = pagePath(url.pathname)
  const segment = firstSegment(path)
  if (UNCACHED.has(segment) || isConfirmation(segment, url) || path.length > 300) return undefined
  const isSearch = segment === 'search'
  const isData = url.pathname.endsWith('.data')
  let isStorable = url.search.length <= MAX_QUERY_LENGTH
  const used: [string, string][] = []
  for (const [name, value] of url.searchParams) {
    if (TRACKING.test(name) || (path === '/' && !HOME_NAMES.has(name))) continue
    if (name === '_routes' && isData) isStorable &&= value.split(',').every((id) => routeIds.has(id))
    else if (!isKnown(name, value, segment)) isStorable = false
    used.push([name, value])
  }
  used.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
  const query = used.length > 0 ? `?${new URLSearchParams(used)}` : ''
  const renderPath = `${url.pathname}${query}`
  const isFiltered = used.some(([name]) => name !== '_routes')
  return { rule: isSearch ? SEARCH : isFiltered ? FILTERED : PAGES, key: renderPath, renderPath, isStorable }
}
