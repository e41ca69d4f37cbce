import { FORM_PLACES, PRIVATE_PLACES, SHARED_PLACES } from '@welt/kit/screens'
import { productPage } from '#app/features/product-page/product-page-code.ts'
import { watchCards } from '#app/islands/cards/card-sizes.ts'
import { prefetch, watchIntent } from '#app/islands/intent.ts'
import { listen } from '#app/islands/mount.ts'
import { loadMarks } from '#app/islands/shell.ts'
import { watchTracking } from '#app/islands/tracking/tracking-bar.ts'

/** Screens with their own routes, and files; any other path is resolved by URL key and cached for all shoppers. */
const FIXED = new RegExp(
  `^/(?:$|media|assets|feeds|${SHARED_PLACES}|${PRIVATE_PLACES}|${FORM_PLACES})(?:/|$)|/reviews(?:/|$)`,
)
const LOOKED_UP = 'routes/by-url-key'
const MAX_FETCHES = 30

const fetched = new Set<string>()

function isSpared(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/** Uses the router's own request URL, so that the browser cache can answer it. */
function prepare({ origin, pathname, search, dataset }: HTMLAnchorElement, productUrlSuffix: string): void {
  if (dataset.heart) void loadMarks().catch(() => undefined)
  const isHere = pathname === location.pathname
  if (
    origin !== location.origin ||
    isHere ||
    FIXED.test(pathname) ||
    fetched.has(pathname) ||
    fetched.size >= MAX_FETCHES ||
    isSpared()
  )
    return
  fetched.add(pathname)
  // The page that needs the code retries.
  if (pathname.endsWith(productUrlSuffix)) productPage.preload().catch(() => undefined)
  const query = new URLSearchParams(search)
  query.set('_routes', LOOKED_UP)
  prefetch(`${pathname}.data?${query}`)
}

/** Where codes are listed. */
const CODES = '/promotions'

const offerCopies = () => {
  if (location.pathname === CODES)
    void import('#app/islands/offers/copy-code.ts').then((copies) => copies.showCopyButtons())
}

let isWatching = false

export function startIntent(productUrlSuffix: string, first: Event): void {
  if (isWatching) return
  isWatching = true
  watchIntent((link) => prepare(link, productUrlSuffix))
  watchCards(first)
  watchTracking()
  offerCopies()
  listen(document, { pointerover: offerCopies, touchstart: offerCopies, focusin: offerCopies })
  const link = first.target instanceof Element && first.target.closest<HTMLAnchorElement>('a[href]')
  if (link) prepare(link, productUrlSuffix)
}
