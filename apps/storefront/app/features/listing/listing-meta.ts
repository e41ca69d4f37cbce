import type { MetaDescriptor } from 'react-router'
import type { Shop } from '#app/session/site/shop.ts'
import type { TrailStep } from '#app/ui/breadcrumbs.tsx'
import { breadcrumbsJsonLd } from '#app/ui/breadcrumbs.tsx'
import { filterCount, listingHref } from '../facets/address.ts'
import { chipsOf, type Listing } from './listing.ts'
import { plainSearch } from './plain-search.ts'

interface ListingMeta {
  readonly shop: Shop
  readonly listing: Listing
  readonly path: string
  readonly title: string
  readonly description: string | null
  readonly trail: readonly TrailStep[]
  /** False excludes the page from search engines; `isWorthIndexing` may exclude it too. */
  readonly isIndexed?: boolean
}

/** People do not search by price, size or several filters. */
function isWorthIndexing({ address, total }: Listing): boolean {
  return total > 0 && !address.near && !address.price && !address.filters.size && filterCount(address) <= 1
}

export function listingMeta({
  shop,
  listing,
  path,
  title: heading,
  description,
  trail,
  isIndexed = true,
}: ListingMeta): MetaDescriptor[] {
  // A search already says what was read from its phrase.
  const filters = chipsOf(listing)
    .map(({ text }) => text)
    .filter((text) => !heading.toLowerCase().includes(text.toLowerCase()))
  const title = filters.length > 0 ? `${heading}: ${filters.join(', ')}` : heading
  const { pageCount } = listing
  const { searchText, ...rest } = listing.address
  const plainText = searchText === undefined ? '' : plainSearch(searchText)
  const address = plainText ? { ...rest, searchText: plainText } : rest
  const hrefOf = (page: number) => `${shop.origin}${listingHref(path, { ...address, page })}`
  const { sort: _, ...unsorted } = address
  const isLocked = isIndexed && isWorthIndexing(listing)
  const plain = { filters: {}, page: 1, ...(plainText ? { searchText: plainText } : {}) }
  const canonical = `${shop.origin}${listingHref(path, isWorthIndexing(listing) ? unsorted : plain)}`
  const styles = listing.total === 1 ? '1 style' : `${listing.total} styles`
  const facts = `${title} at ${shop.name}: ${styles}, with filters for size, colour and price.`
  const pageSuffix = address.page > 1 ? ` – page ${address.page}` : ''
  return [
    { title: `${title}${pageSuffix} | ${shop.name}` },
    { name: 'description', content: [description, facts].filter(Boolean).join(' ') },
    // A canonical URL declares two pages equal; combined with noindex, search engines may drop both.
    ...(isLocked
      ? [{ tagName: 'link', rel: 'canonical', href: canonical }]
      : [{ name: 'robots', content: 'noindex, follow' }]),
    ...(address.page > 1 ? [{ tagName: 'link', rel: 'prev', href: hrefOf(address.page - 1) }] : []),
    ...(address.page < pageCount ? [{ tagName: 'link', rel: 'next', href: hrefOf(address.page + 1) }] : []),
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    { 'script:ld+json': breadcrumbsJsonLd(shop.origin, trail) as never },
  ]
}
