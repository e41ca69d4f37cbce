import { createPageStore, type KeptPage } from './page-store.ts'

/** A finished rendering: what to send, and the page to keep if it may be kept. */
export interface Rendering<Answer> {
  readonly answer: Answer
  readonly page: KeptPage | undefined
}

/** What the cache has for a request. `stale` pages are sent while one rendering refreshes them. */
export type CacheOutcome<Answer> =
  | { readonly kind: 'kept'; readonly page: KeptPage; readonly isStale: boolean }
  | { readonly kind: 'rendered'; readonly rendering: Rendering<Answer> }

export interface PageCacheOptions {
  readonly pageBytes: number
  readonly searchBytes: number
  readonly nowMs?: () => number
}

/**
 * The page cache: one rendering per key at a time, stale while revalidating, purge by tag. A rendering that began before a purge is
 * not kept and not shared with requests that come after it. @source architecture §3, measurements/framework.md
 */
export function createPageCache<Answer>({ pageBytes, searchBytes, nowMs = Date.now }: PageCacheOptions) {
  const stores = { pages: createPageStore(pageBytes), search: createPageStore(searchBytes) }
  const running = new Map<string, Promise<Rendering<Answer>>>()
  let generation = 0

  function renderOnce(store: keyof typeof stores, key: string, render: () => Promise<Rendering<Answer>>): Promise<Rendering<Answer>> {
    const shared = running.get(key)
    if (shared) return shared
    const begun = generation
    const work = render()
      .then((rendering) => {
        if (rendering.page && begun === generation) stores[store].keep(key, rendering.page)
        return rendering
      })
      .finally(() => {
        if (running.get(key) === work) running.delete(key)
      })
    running.set(key, work)
    return work
  }

  return {
    /** The page under `key`, or a new rendering of it. @throws whatever `render` throws, when nothing is kept. */
    async serve(store: keyof typeof stores, key: string, render: () => Promise<Rendering<Answer>>): Promise<CacheOutcome<Answer>> {
      const page = stores[store].find(key)
      if (!page) return { kind: 'rendered', rendering: await renderOnce(store, key, render) }
      const isStale = nowMs() - page.storedAtMs > page.lifetimeMs
      // A failed refresh leaves the stale page in place; the next request tries again.
      if (isStale) renderOnce(store, key, render).catch(() => undefined)
      return { kind: 'kept', page, isStale }
    },
    /** Drops kept pages by tag and disowns renderings under way; returns how many pages were dropped. */
    purge(tags: readonly string[]): number {
      generation += 1
      running.clear()
      return stores.pages.purge(tags) + stores.search.purge(tags)
    },
    size: () => stores.pages.size() + stores.search.size(),
  }
}

export type PageCache<Answer> = ReturnType<typeof createPageCache<Answer>>
