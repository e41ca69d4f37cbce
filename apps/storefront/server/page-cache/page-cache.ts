import { createTaggedCache, type Purge } from '@welt/kit/tagged-cache'

/** A kept page: packed bodies and what is needed to answer with them. */
export interface KeptPage {
  readonly contentType: string
  readonly gzip: Buffer
  readonly brotli: Buffer
  readonly etag: string
  /** Content-Security-Policy with the hashes of the page's inline scripts; '' for data. */
  readonly policy: string
  readonly tags: readonly string[]
  readonly storedAtMs: number
  readonly lifetimeMs: number
}

/** A finished rendering: what to send, and the page to keep if it may be kept. */
export interface Rendering<Answer> {
  readonly answer: Answer
  readonly page: KeptPage | undefined
}

/** What the cache has for a request. `stale` pages are sent while one rendering refreshes them. */
export type CacheOutcome<Answer> =
  | { readonly kind: 'kept'; readonly page: KeptPage; readonly isStale: boolean }
  | { readonly kind: 'rendered'; readonly rendering: Rendering<Answer> }

/** Where a page is kept. */
interface PagePlace {
  readonly store: 'pages' | 'search'
  readonly key: string
  /** Tags of the sites that it may show something of. */
  readonly within?: readonly string[]
}

export interface PageCacheOptions {
  readonly pageBytes: number
  readonly searchBytes: number
  readonly nowMs?: () => number
}

const sizeOf = ({ gzip, brotli, policy, tags }: KeptPage, key: string) =>
  gzip.length + brotli.length + policy.length + key.length + 60 * tags.length + 500

/**
 * The page cache: bounded in bytes, one rendering per key at a time, stale while revalidating, purge by tag. A rendering that began
 * before a purge that concerns it is not kept. @source architecture §3, measurements/framework.md
 */
export function createPageCache<Answer>({ pageBytes, searchBytes, nowMs = Date.now }: PageCacheOptions) {
  const stores = {
    pages: createTaggedCache<KeptPage>({ maxBytes: pageBytes, sizeOf }),
    search: createTaggedCache<KeptPage>({ maxBytes: searchBytes, sizeOf }),
  }
  let renderings = 0

  function renderOnce({ store, key, within }: PagePlace, render: () => Promise<Rendering<Answer>>): Promise<Rendering<Answer>> {
    const counted = () => {
      renderings += 1
      return render()
    }
    return stores[store].fill(key, { work: counted, keep: ({ page }) => page, within })
  }

  return {
    /** The page at its place, or a new rendering of it. @throws whatever `render` throws, when nothing is kept. */
    async serve(place: PagePlace, render: () => Promise<Rendering<Answer>>): Promise<CacheOutcome<Answer>> {
      const page = stores[place.store].find(place.key)
      if (!page) return { kind: 'rendered', rendering: await renderOnce(place, render) }
      const isStale = nowMs() - page.storedAtMs > page.lifetimeMs
      // A failed refresh leaves the stale page in place; the next request tries again.
      if (isStale) renderOnce(place, render).catch(() => undefined)
      return { kind: 'kept', page, isStale }
    },
    /** Drops kept pages by tag and disowns renderings under way; returns how many pages were dropped. */
    purge: (purge: Purge): number => stores.pages.purge(purge) + stores.search.purge(purge),
    /** Drops everything: what changed meanwhile is not known. */
    clear(): void {
      stores.pages.clear()
      stores.search.clear()
    },
    /** What an operator may watch. */
    facts: () => ({
      pages: stores.pages.size() + stores.search.size(),
      bytes: stores.pages.bytes() + stores.search.bytes(),
      renderings,
    }),
  }
}

export type PageCache<Answer> = ReturnType<typeof createPageCache<Answer>>
