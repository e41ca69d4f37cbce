import { brandOf, familyOf, type SiteId } from '@welt/brands'
import { LLMS_PATH } from '#server/agents/llms.ts'
import { prefersMarkdown } from '#server/agents/prefers-markdown.ts'
import type { SiteRequest } from '#server/http/site.ts'
import { type CacheableAddress, findCacheable, pagePath } from '#server/page-cache/cacheable.ts'
import type { PagePlace } from '#server/page-cache/page-cache.ts'
import type { AppBuild } from '#server/render/app-build.ts'

/** `llms` is the home page as `/llms.txt`. [decision 157] */
type PageForm = 'html' | 'markdown' | 'llms'

/** A page that all shoppers of a site share, as one request asks for it. */
export interface SharedPage {
  readonly app: AppBuild
  readonly site: SiteRequest
  readonly url: URL
  /** Client-side navigation asks for a page's data. */
  readonly isData: boolean
  readonly form: PageForm
  readonly address: CacheableAddress
  readonly place: PagePlace
}

export const siteTag = (id: SiteId) => `site:${brandOf(id).websiteId}`

function formOf({ pathname }: URL, accept: string | undefined): PageForm {
  if (pathname === LLMS_PATH) return 'llms'
  return !pathname.endsWith('.data') && prefersMarkdown(accept) ? 'markdown' : 'html'
}

/** `accept` chooses the form of a document. */
export function findSharedPage(
  app: AppBuild,
  site: SiteRequest,
  url: URL,
  accept: string | undefined,
): SharedPage | undefined {
  const form = formOf(url, accept)
  const address = findCacheable(form === 'llms' ? new URL('/', url) : url, app.routeIds)
  if (!address) return undefined
  const key = [app.id, site.brand.id, address.key, ...(form === 'html' ? [] : [form])].join(' ')
  // The page links to the same product at its sister site.
  const place = { store: address.rule.store, key, within: familyOf(site.brand.id).map(siteTag) }
  return { app, site, url, isData: url.pathname.endsWith('.data'), form, address, place }
}

/** The document whose data was requested. */
export function documentOf({ app, site, url, isData }: SharedPage): SharedPage | undefined {
  if (!isData) return undefined
  const document = new URL(url)
  document.pathname = pagePath(url.pathname)
  document.searchParams.delete('_routes')
  return findSharedPage(app, site, document, undefined)
}
