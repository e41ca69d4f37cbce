import { type CacheRegister, createCacheRegister } from '@welt/kit/cache/cache-register'
import type { Purge } from '@welt/kit/cache/tagged-cache'
import type { Encoding } from '#server/http/compress.ts'
import { bodyAtOnce, bytesOf, type PageBodies, withStrongBody } from './page-bodies.ts'

export interface CachedPage {
  readonly contentType: string
  readonly bodies: PageBodies
  readonly etag: string
  /** '' for data responses. */
  readonly policy: string
  readonly tags: readonly string[]
  readonly hasPrices: boolean
  readonly storedAtMs: number
  readonly lifetimeMs: number
  /** When the page became outdated; undefined while it is current. An outdated page is only a fallback. */
  readonly outdatedAtMs?: number
}

export interface Rendering<Answer> {
  readonly answer: Answer
  readonly page: CachedPage | undefined
}

/** `isStale`: past its lifetime, being refreshed. `outdated`: a fallback for a failed rendering. */
export type CacheOutcome<Answer> =
  | { readonly kind: 'cached'; readonly page: CachedPage; readonly isStale: boolean }
  | { readonly kind: 'outdated'; readonly page: CachedPage }
  | { readonly kind: 'rendered'; readonly rendering: Rendering<Answer> }

export type StoreName = 'pages' | 'search'

export interface PagePlace {
  readonly store: StoreName
  readonly key: string
  /** Site tags that purges may be `within`. */
  readonly within?: readonly string[]
}

/** When an outdated page may replace a failed rendering. [decision 23] */
export interface StaleFallback<Answer> {
  /** Undefined while current. */
  readonly outdatedAtMs: (page: CachedPage) => number | undefined
  readonly mayServeStale: (page: CachedPage, outdatedAtMs: number) => boolean
  readonly isDown: () => boolean
  /** Undefined if rendering is known to fail. */
  readonly waitFor: (rendering: Promise<Rendering<Answer>>) => Promise<Rendering<Answer> | undefined>
  readonly isFailure: (answer: Answer) => boolean
  readonly restored: () => Promise<void>
}

interface PageStore {
  readonly save: (store: StoreName, key: string, page: CachedPage) => void
  readonly drop: (store: StoreName, key: string) => void
  readonly outdate: (store: StoreName, key: string, atMs: number) => void
}

export interface PageCacheOptions {
  readonly pageBytes: number
  readonly searchBytes: number
  readonly nowMs?: () => number
  readonly caches?: CacheRegister
  readonly pageStore?: PageStore | undefined
}

const sizeOf = ({ bodies, policy, tags }: CachedPage, key: string) =>
  bytesOf(bodies) + policy.length + key.length + 60 * tags.length + 500

/**
 * Bounded in bytes, one rendering per key, stale-while-revalidate, purged by tag. A rendering overtaken by a purge is
 * not cached as current; purged pages remain as fallbacks. [decision 23]
 */
export function createPageCache<Answer>(options: PageCacheOptions) {
  const { pageBytes, searchBytes, nowMs = Date.now, caches = createCacheRegister(), pageStore } = options
  const storeOf = (name: StoreName, maxBytes: number) =>
    caches.tagged<CachedPage>(
      { name: name === 'pages' ? 'pages' : 'pages of searches', purgedBy: 'cache tags, 24 h' },
      {
        maxBytes,
        sizeOf,
        remainsOf: (page, key) => {
          const outdatedAtMs = nowMs()
          pageStore?.outdate(name, key, outdatedAtMs)
          return { ...page, outdatedAtMs }
        },
        onStored: (key, page) => pageStore?.save(name, key, page),
        onDropped: (key) => pageStore?.drop(name, key),
      },
    )
  const stores = { pages: storeOf('pages', pageBytes), search: storeOf('search', searchBytes) }
  const strengthening = new WeakMap<CachedPage, Promise<Buffer>>()
  let renderings = 0

  async function strengthen({ store, key }: PagePlace, page: CachedPage, encoding: Encoding): Promise<Buffer> {
    const bodies = await withStrongBody(page.bodies, encoding)
    stores[store].replace(key, page, { ...page, bodies })
    return bodyAtOnce(bodies, encoding)
  }

  function renderOnce(
    { store, key, within }: PagePlace,
    render: () => Promise<Rendering<Answer>>,
  ): Promise<Rendering<Answer>> {
    const counted = () => {
      renderings += 1
      return render()
    }
    return stores[store].fill(key, { work: counted, toStored: ({ page }) => page, within })
  }

  /** Renders, with the outdated page as fallback. @throws the error of `render` when there is no fallback */
  async function renderOr(
    place: PagePlace,
    render: () => Promise<Rendering<Answer>>,
    fallback: StaleFallback<Answer> | undefined,
  ): Promise<CacheOutcome<Answer>> {
    const find = () => {
      const page = stores[place.store].find(place.key)
      const outdatedAtMs = page && fallback?.outdatedAtMs(page)
      return page && outdatedAtMs !== undefined && fallback?.mayServeStale(page, outdatedAtMs) ? page : undefined
    }
    if (fallback?.isDown()) await fallback.restored()
    const page = find()
    if (page && fallback?.isDown()) return { kind: 'outdated', page }
    const pendingRender = renderOnce(place, render)
    if (!fallback) return { kind: 'rendered', rendering: await pendingRender }
    pendingRender.catch(() => undefined)
    try {
      const rendering = await (page ? fallback.waitFor(pendingRender) : pendingRender)
      if (rendering && !fallback.isFailure(rendering.answer)) return { kind: 'rendered', rendering }
    } catch {
      // Awaited again below, unless there is a fallback.
    }
    await fallback.restored()
    const instead = find()
    return instead ? { kind: 'outdated', page: instead } : { kind: 'rendered', rendering: await pendingRender }
  }

  return {
    /** @throws the error of `render` when nothing is cached */
    async serve(
      place: PagePlace,
      render: () => Promise<Rendering<Answer>>,
      fallback?: StaleFallback<Answer>,
    ): Promise<CacheOutcome<Answer>> {
      const page = stores[place.store].find(place.key)
      const isOutdated = page && (page.outdatedAtMs !== undefined || fallback?.outdatedAtMs(page) !== undefined)
      if (!page || isOutdated) return renderOr(place, render, fallback)
      const isStale = nowMs() - page.storedAtMs > page.lifetimeMs
      // After a failed refresh the next request retries.
      if (isStale && !fallback?.isDown()) renderOnce(place, render).catch(() => undefined)
      return { kind: 'cached', page, isStale }
    },
    /** Body for a repeated request: sends what is cached and recompresses it once for later requests. */
    bodyOf(place: PagePlace, page: CachedPage, encoding: Encoding): Buffer | Promise<Buffer> {
      const cached = page.bodies[encoding]
      if (cached?.isStrong) return cached.bytes
      const begun = strengthening.get(page)
      if (begun) return bodyAtOnce(page.bodies, encoding)
      const strong = strengthen(place, page, encoding)
      strengthening.set(page, strong)
      if (!cached) return strong
      strong.catch(() => undefined)
      return cached.bytes
    },
    /** Pages rendered since take precedence. */
    restore(store: StoreName, key: string, page: CachedPage & { readonly outdatedAtMs: number }): void {
      stores[store].restore(key, page)
    },
    find: ({ store, key }: PagePlace): CachedPage | undefined => stores[store].find(key),
    /** Marks pages as outdated, including renderings in progress. @returns how many */
    purge: (purge: Purge): number => stores.pages.purge(purge) + stores.search.purge(purge),
    clear(): void {
      stores.pages.clear()
      stores.search.clear()
    },
    facts: () => ({
      pages: stores.pages.size() + stores.search.size(),
      bytes: stores.pages.bytes() + stores.search.bytes(),
      renderings,
    }),
  }
}

export type PageCache<Answer> = ReturnType<typeof createPageCache<Answer>>
