import { FINDER_PATH, storePath } from '@welt/kit/stores/store-path'
import type { MetaDescriptor } from 'react-router'
import type { Shop } from '#app/session/site/shop.ts'
import { breadcrumbsJsonLd, type TrailStep } from '#app/ui/breadcrumbs.tsx'
import { type StoreView, stateName } from '../store-view.ts'
import type { StorePageData } from './load-store.server.ts'

export function storeTrail({ state, shortName }: StoreView): readonly TrailStep[] {
  const region = state ? [{ name: stateName(state), path: `${FINDER_PATH}#state-${state}` }] : []
  return [{ name: 'Stores', path: FINDER_PATH }, ...region, { name: shortName }]
}

export function storeMeta(shop: Shop, { store, isGone, jsonLd }: StorePageData): MetaDescriptor[] {
  if (isGone) return [{ title: `${store.name} has closed | ${shop.name}` }, { name: 'robots', content: 'noindex' }]
  const title = `${store.name}, ${store.town}`
  const description = `${store.street}, ${store.town}: opening hours, phone ${store.phone}, directions${store.collects ? ' and click and collect' : ''}.`
  const url = `${shop.origin}${storePath(store.slug)}`
  return [
    { title: `${title} | ${shop.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:description', content: description },
    { 'script:ld+json': jsonLd as never },
    { 'script:ld+json': breadcrumbsJsonLd(shop.origin, storeTrail(store)) as never },
  ]
}
