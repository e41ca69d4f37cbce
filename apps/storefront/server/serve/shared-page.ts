import { brandOf, familyOf, type SiteId } from '@welt/brands'
import type { SiteRequest } from '#server/http/site.ts'
import { type CacheableAddress, findCacheable, pagePath } from '#server/page-cache/cacheable.ts'
import type { PagePlace } from '#server/page-cache/page-cache.ts'
import type { AppBuild } from '#server/render/app-build.ts'

/** A page that all shoppers of a site share, as one request asks for it. */
export interface SharedPage {
  readonly app: AppBuild
  readonly site: SiteRequest
  readonly url: URL
  /** Client-side navigation asks for a page's data. */
  readonly isData: boolean
  readonly address: CacheableAddress
  readonly place: PagePlace
}

export const siteTag = (id: SiteId) => `site:${brandOf(id).websiteId}`

export function findSharedPage(app: AppBuild, site: SiteRequest, url: URL): SharedPage | undefined {
  const address = findCacheable(url, app.routeIds)
  if (!address) return undefined
  const key = `${app.id} ${site.brand.id} ${address.key}`
  // The page links to the same product at its sister site.
  const place = { store: address.rule.store, key, within: familyOf(site.brand.id).map(siteTag) }
  return { app, site, url, isData: url.pathname.endsWith('.data'), address, place }
}

/** The document whose data was requested. */
export function documentOf({ app, site, url, isData }: SharedPage): SharedPage | undefined {
  if (!isData) return undefined
  const document = new URL(url)
  document.pathname = pagePath(url.pathname)
  document.searchParams.delete('_routes')
  return findSharedPage(app, site, document)
}
