import type { PlainAnswer } from '#server/http/respond.ts'
import type { SiteRequest } from '#server/http/site.ts'
import type { PageCache } from '#server/page-cache/page-cache.ts'
import type { AppBuild } from '#server/render/app-build.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import { findSharedPage } from '#server/serve/shared-page.ts'

/** Of one request. */
const MOST_PAGES = 30

interface StoredPages {
  readonly loadApp: () => Promise<AppBuild>
  readonly cache: Pick<PageCache<RenderedPage>, 'find'>
}

/** Answers the paths whose copies a purge dropped, or of which the cache knows nothing. [decision 169] */
export function createStoredPages({ loadApp, cache }: StoredPages) {
  return async (url: URL, site: SiteRequest): Promise<PlainAnswer> => {
    const app = await loadApp()
    const isCurrent = (etag: string, path: string) => {
      const at = URL.parse(path, site.requestOrigin)
      const shared = at ? findSharedPage(app, site, at, 'text/html') : undefined
      const page = shared && cache.find(shared.place)
      return page !== undefined && page.outdatedAtMs === undefined && etag === `W/"${page.etag}"`
    }
    const stored = url.searchParams
      .getAll('page')
      .slice(0, MOST_PAGES)
      .flatMap((one) => {
        const [, etag = '', path] = /^(\S*) (\/\S*)$/.exec(one) ?? []
        return path ? [{ etag, path }] : []
      })
    const dropped = stored.filter(({ etag, path }) => !isCurrent(etag, path)).map(({ path }) => path)
    return {
      status: 200,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' },
      body: JSON.stringify(dropped),
    }
  }
}
