import { FORM_PLACES, PRIVATE_PLACES, SHARED_PLACES } from '@welt/kit/screens'
import { productPage } from '#app/features/product-page/product-page-code.ts'
import { watchCards } from '#app/islands/cards/card-sizes.ts'
import { isOfMouse, prefetch, watchIntent, watchPrerendered } from '#app/islands/intent.ts'
import { watchContent } from '#app/islands/offers/watch-content.ts'
import { loadMarks } from '#app/islands/shell.ts'
import { watchTracking } from '#app/islands/tracking/tracking-bar.ts'

/** Screens with their own routes, and files; any other path is resolved by URL key and cached for all shoppers. */
const FIXED = new RegExp(
  `^/(?:$|media|assets|feeds|${SHARED_PLACES}|${PRIVATE_PLACES}|${FORM_PLACES})(?:/|$)|/reviews(?:/|$)`,
)
const LOOKED_UP = 'routes/by-url-key'
const MAX_FETCHES = 30

const fetched = new Set<string>()

/** Pages prerendered in this session and not opened, in session storage. */
const UNOPENED = 'unopened'
/** Bounds the bytes of pages that are never opened. */
const MAX_UNOPENED = 3

const unopenedCount = () => Number(sessionStorage.getItem(UNOPENED))

const countUnopened = (change: 1 | -1) => sessionStorage.setItem(UNOPENED, `${Math.max(0, unopenedCount() + change)}`)

function wasPrerendered(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart?: number })[]
  return (opened?.activationStart ?? 0) > 0
}

function isSpared(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/** Uses the router's own request URL, so that the browser cache can answer it. `isHovered` links may be prerendered. */
function prepare(link: HTMLAnchorElement, productUrlSuffix: string, isHovered: boolean): void {
  const { origin, pathname, search, dataset } = link
  if (dataset.heart) void loadMarks().catch(() => undefined)
  if (origin !== location.origin || pathname === location.pathname || isSpared()) return
  if (isHovered && unopenedCount() < MAX_UNOPENED) dataset.next = ''
  if (FIXED.test(pathname) || fetched.has(pathname) || fetched.size >= MAX_FETCHES) return
  fetched.add(pathname)
  // The page that needs the code retries.
  if (pathname.endsWith(productUrlSuffix)) productPage.preload().catch(() => undefined)
  const query = new URLSearchParams(search)
  query.set('_routes', LOOKED_UP)
  prefetch(`${pathname}.data?${query}`)
}

let isWatching = false

export function startIntent(productUrlSuffix: string, first: Event): void {
  if (isWatching) return
  isWatching = true
  watchIntent((link, isHovered) => prepare(link, productUrlSuffix, isHovered))
  watchPrerendered(() => countUnopened(1))
  if (wasPrerendered()) countUnopened(-1)
  watchCards(first)
  watchTracking()
  watchContent()
  const link = first.target instanceof Element && first.target.closest<HTMLAnchorElement>('a[href]')
  if (link) prepare(link, productUrlSuffix, isOfMouse(first))
}
