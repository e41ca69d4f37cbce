import type { MetaDescriptor } from 'react-router'
import type { TrailStep } from '#app/features/product/breadcrumbs.tsx'
import { breadcrumbsJsonLd } from '#app/features/product/breadcrumbs.tsx'
import type { Shop } from '#app/session/shop.ts'
import { filterCount, listingHref } from './address.ts'
import type { Listing } from './listing.ts'

interface ListingMeta {
  readonly shop: Shop
  readonly listing: Listing
  readonly path: string
  readonly title: string
  readonly description: string | null
  readonly trail: readonly TrailStep[]
}

/** Title, description, canonical address, neighbours and trail of a listing; not indexed with more than one filter. @source ux §6 Listing */
export function listingMeta({ shop, listing, path, title, description, trail }: ListingMeta): MetaDescriptor[] {
  const { address, pageCount } = listing
  const hrefOf = (page: number) => `${shop.origin}${listingHref(path, { ...address, page })}`
  const { sort: _, ...unsorted } = address
  const canonical = `${shop.origin}${listingHref(path, filterCount(address) > 1 ? { filters: {}, page: 1 } : unsorted)}`
  const pageSuffix = address.page > 1 ? ` – page ${address.page}` : ''
  return [
    { title: `${title}${pageSuffix} | ${shop.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(address.page > 1 ? [{ tagName: 'link', rel: 'prev', href: hrefOf(address.page - 1) }] : []),
    ...(address.page < pageCount ? [{ tagName: 'link', rel: 'next', href: hrefOf(address.page + 1) }] : []),
    ...(filterCount(address) > 1 || address.words ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: canonical },
    { 'script:ld+json': breadcrumbsJsonLd(shop.origin, trail) as never },
  ]
}
