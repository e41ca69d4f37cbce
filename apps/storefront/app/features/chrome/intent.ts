import { FORM_PLACES, PRIVATE_PLACES, SHARED_PLACES } from '@welt/kit/screens'
import { productPage } from '#app/features/product-page/product-page-code.ts'

/** Screens with routes of their own; all other addresses are looked up and rendered alike for everybody. */
const FIXED = new RegExp(`^/(?:$|${SHARED_PLACES}|${PRIVATE_PLACES}|${FORM_PLACES})(?:/|$)|/reviews(?:/|$)`)
const LOOKED_UP = 'routes/by-url-key'
/** Passing over a link is no intent. */
const HOVER_MS = 65
const MAX_FETCHES = 30

const fetched = new Set<string>()

function isSpared(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/**
 * Prefetches the data of the page behind a link with the same request as the router, so that it is in the browser's
 * cache.
 */
function prepare({ origin, pathname, search }: HTMLAnchorElement, productUrlSuffix: string): void {
  const isHere = pathname === location.pathname
  if (origin !== location.origin || isHere || FIXED.test(pathname) || fetched.has(pathname) || fetched.size >= MAX_FETCHES || isSpared())
    return
  fetched.add(pathname)
  // Code that cannot be preloaded is loaded again by the page that needs it.
  if (pathname.endsWith(productUrlSuffix)) productPage.preload().catch(() => undefined)
  const query = new URLSearchParams(search)
  query.set('_routes', LOOKED_UP)
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = 'fetch'
  link.href = `${pathname}.data?${query}`
  document.head.append(link)
}

/** Prefetches pages behind links that are pointed at, touched or focused. Returns a function that stops it. */
export function startIntent(productUrlSuffix: string): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: ReturnType<typeof setTimeout> | undefined
  const linkOf = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null)
  const soon = (event: Event) => {
    clearTimeout(timer)
    const link = linkOf(event)
    if (link) timer = setTimeout(() => prepare(link, productUrlSuffix), HOVER_MS)
  }
  const now = (event: Event) => {
    const link = linkOf(event)
    if (link) prepare(link, productUrlSuffix)
  }
  document.addEventListener('pointerover', soon, { signal, passive: true })
  document.addEventListener('focusin', soon, { signal })
  document.addEventListener('touchstart', now, { signal, passive: true })
  return () => {
    clearTimeout(timer)
    stopping.abort()
  }
}

const SHOE = 'shoe'

/** Lets the picture of a card grow into the picture of its page; true when it will: motion is welcome and the page's code is there. */
export function growsInto(path: string, productUrlSuffix: string): boolean {
  if (!path.endsWith(productUrlSuffix) || !productPage.ready() || !matchMedia('(prefers-reduced-motion: no-preference)').matches)
    return false
  for (const tile of document.querySelectorAll<HTMLElement>('main article')) {
    const isIt = tile.querySelector('a[href]')?.getAttribute('href') === path
    const picture = tile.firstElementChild
    if (picture instanceof HTMLElement) picture.style.viewTransitionName = isIt ? SHOE : ''
  }
  return true
}
