import type { PlainAnswer } from '#server/http/respond.ts'
import type { SiteRequest } from '#server/http/site.ts'
import type { PageCache, Rendering } from '#server/page-cache/page-cache.ts'
import type { AppBuild } from '#server/render/app-build.ts'
import type { RenderedPage } from '#server/render/render-page.ts'
import { findSharedPage, type SharedPage } from '#server/serve/shared-page.ts'

/** Of one request. */
const MOST_PAGES = 30

interface StoredPages {
  readonly loadApp: () => Promise<AppBuild>
  readonly cache: Pick<PageCache<RenderedPage>, 'find' | 'serve'>
  /** Counts towards the limit of the caller's address. */
  readonly render: (shared: SharedPage) => Promise<Rendering<RenderedPage>>
}

/**
 * Returns the paths whose copies are no longer current. Another instance may have rendered a copy, so a page that this
 * one has not rendered, or not since a purge, is rendered and compared. [decision 169]
 */
export function createStoredPages({ loadApp, cache, render }: StoredPages) {
  /** Undefined when it can't be rendered now or is not cacheable. */
  async function renderedNow(shared: SharedPage) {
    const outcome = await cache.serve(shared.place, () => render(shared)).catch(() => undefined)
    return outcome?.kind === 'rendered' ? outcome.rendering.page : outcome?.page
  }

  async function isCurrent(shared: SharedPage | undefined, etag: string): Promise<boolean> {
    if (!shared) return false
    const known = cache.find(shared.place)
    const isSame = known !== undefined && etag === `W/"${known.etag}"`
    if (known && (isSame || known.outdatedAtMs === undefined)) return isSame && known.outdatedAtMs === undefined
    const page = await renderedNow(shared)
    return page !== undefined && etag === `W/"${page.etag}"`
  }

  return async (url: URL, site: SiteRequest): Promise<PlainAnswer> => {
    const app = await loadApp()
    const stored = url.searchParams
      .getAll('page')
      .slice(0, MOST_PAGES)
      .flatMap((one) => {
        const [, etag = '', path] = /^(\S*) (\/\S*)$/.exec(one) ?? []
        return path ? [{ etag, path }] : []
      })
    const current = new Set<string>()
    // Newest copies first: renderings per address are limited.
    for (const { etag, path } of stored.toReversed()) {
      const at = URL.parse(path, site.requestOrigin)
      const isOwn = at?.origin === new URL(site.requestOrigin).origin
      const shared = at && isOwn ? findSharedPage(app, site, at, 'text/html') : undefined
      if (await isCurrent(shared, etag)) current.add(path)
    }
    return {
      status: 200,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' },
      body: JSON.stringify(stored.flatMap(({ path }) => (current.has(path) ? [] : path))),
    }
  }
}
