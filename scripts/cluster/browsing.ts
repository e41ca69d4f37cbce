import type { Places } from './places.ts'

/** Of a hundred actions of shoppers; the others buy. */
export const BROWSING = { home: 8, listing: 30, filter: 7, product: 35, search: 7, suggestions: 3 } as const
export type Browsing = keyof typeof BROWSING

const KINDS = (Object.keys(BROWSING) as Browsing[]).flatMap((kind) =>
  Array.from({ length: BROWSING[kind] }, () => kind),
)
/** Prime to their number, so that each round has the whole mix. */
const STRIDE = 37

export const browsingAt = (n: number): Browsing => KINDS[(n * STRIDE) % KINDS.length] as Browsing

/** Favourites: the first tenth gets nearly half of the visits. */
function favourite<Item>(items: readonly Item[], n: number): Item {
  const chance = (Math.imul(n, 2_654_435_761) >>> 0) / 2 ** 32
  return items[Math.floor(items.length * chance ** 3)] as Item
}

/** Each filter is another one, so no page of a filter is cached. */
export function pathOf(kind: Browsing, places: Places, n: number): string {
  switch (kind) {
    case 'home':
      return '/'
    case 'listing':
      return favourite(places.listings, n)
    case 'filter':
      return `${favourite(places.listings, n)}?price=-${100_000 + (n % 800_000)}`
    case 'product':
      return favourite(places.products, n)
    case 'search':
      return `/search?q=${encodeURIComponent(favourite(places.terms, n))}`
    case 'suggestions':
      return `/api/suggestions?q=${encodeURIComponent(favourite(places.terms, n).slice(0, 3 + (n % 5)))}`
  }
}

/** A search for one product's name leads to it. */
export const isShown = (kind: Browsing, status: number): boolean =>
  status === 200 || (kind === 'search' && status === 302)
