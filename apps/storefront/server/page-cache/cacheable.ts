import { FORM_PLACES, PRIVATE_PLACES } from '@welt/kit/screens'
import { DAY_MS, MINUTE_MS } from '@welt/kit/time'
import { FILTER_ATTRIBUTES } from '#app/features/facets/address.ts'

/** What the page cache may do with an address. */
export interface CacheRule {
  /** `search` results and filtered listings live in a small store of their own, because their keys are unbounded. */
  readonly store: 'pages' | 'search'
  readonly lifetimeMs: number
}

/**
 * An address that may be answered from the cache: its rule, its key without site and build, and the address to render.
 */
export interface CacheableAddress {
  readonly rule: CacheRule
  readonly key: string
  /** Path and query with only what the page may depend on. */
  readonly renderPath: string
  /** False when the query holds something unknown: rendered alike for everyone, but not cached. */
  readonly isStorable: boolean
}

const PAGES: CacheRule = { store: 'pages', lifetimeMs: DAY_MS }
/** Made-up filters cannot evict whole pages. */
const FILTERED: CacheRule = { store: 'search', lifetimeMs: PAGES.lifetimeMs }
const SEARCH: CacheRule = { store: 'search', lifetimeMs: 5 * MINUTE_MS }

/** First segments of addresses that are not cached. */
const UNCACHED: ReadonlySet<string> = new Set(`${PRIVATE_PLACES}|${FORM_PLACES}`.split('|'))

/** Query names that never change a page; they are dropped. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|dclid|mc_cid|mc_eid|_ga|_gl|srsltid|igshid)$/

/** Query names that listings, search, sizes and reviews read. */
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

/** First segment as the router understands it: decoded, in any case. */
function firstSegment(path: string): string {
  const segment = path.split('/')[1] ?? ''
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment.toLowerCase()
  }
}

/** The path of the page whose data is at a path. */
export function pagePath(pathname: string): string {
  return pathname === '/_.data' ? '/' : pathname.replace(/\.data$/, '')
}

const MAX_QUERY_LENGTH = 600

/**
 * Whether and under which key an address is cached. The home page knows no query; listings and products know filters,
 * sort and page; `.data` addresses also know the route ids (`_routes`) that exist. Tracking is dropped.
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
