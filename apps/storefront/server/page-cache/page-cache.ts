import { type CacheRegister, createCacheRegister } from '@welt/kit/cache/cache-register'
import type { Purge } from '@welt/kit/cache/tagged-cache'
import type { Encoding } from '#server/http/compress.ts'
import { bodyAtOnce, bytesOf, type PageBodies, withStrongBody } from './page-bodies.ts'

/** A cached page: its bodies and what is needed to answer with them. */
export interface CachedPage {
  readonly contentType: string
  readonly bodies: PageBodies
  readonly etag: string
  /** Content-Security-Policy with the hashes of the page's inline scripts; '' for data. */
  readonly policy: string
  readonly tags: readonly string[]
  /** It shows prices or stock. */
  readonly hasPrices: boolean
  readonly storedAtMs: number
  readonly lifetimeMs: number
  /**
   * Until when it is known to have been true; undefined: as far as is known it is. Sent from then on only where it
   * cannot be rendered again.
   */
  readonly outdatedAtMs?: number
}

/** A finished rendering: what to send, and the page to cache if it may be cached. */
export interface Rendering<Answer> {
  readonly answer: Answer
  readonly page: CachedPage | undefined
}

/**
 * What the cache has for a request. `stale` pages are sent while one rendering refreshes them, `outdated` ones in place
 * of one that failed.
 */
export type CacheOutcome<Answer> =
  | { readonly kind: 'cached'; readonly page: CachedPage; readonly isStale: boolean }
  | { readonly kind: 'outdated'; readonly page: CachedPage }
  | { readonly kind: 'rendered'; readonly rendering: Rendering<Answer> }

/** The stores that pages are in. */
export type StoreName = 'pages' | 'search'

/** Where a page is cached. */
export interface PagePlace {
  readonly store: StoreName
  readonly key: string
  /** Tags of the sites that it may show something of. */
  readonly within?: readonly string[]
}

/** When a page that is out of date may stand in for a new rendering. [decision 23] */
export interface StandIn<Answer> {
  /** Since when a cached page is out of date; undefined: as far as is known it is not. */
  readonly outdatedAtMs: (page: CachedPage) => number | undefined
  /** Whether it is young enough for what it shows. */
  readonly maySend: (page: CachedPage, outdatedAtMs: number) => boolean
  /** Whether rendering is known to fail. */
  readonly isAway: () => boolean
  /** Waits for a rendering, unless rendering is known to fail. */
  readonly waitFor: (rendering: Promise<Rendering<Answer>>) => Promise<Rendering<Answer> | undefined>
  /** Whether a rendering is only an error. */
  readonly isFailure: (answer: Answer) => boolean
  /** Resolves when pages that were saved before a restart are back. */
  readonly restored: () => Promise<void>
}

/** Saves pages elsewhere too: it is called when pages come, go and get out of date. */
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
 * The page cache: bounded in bytes, one rendering per key at a time, stale while revalidating, purge by tag. A
 * rendering begun before its purge is not cached; what is purged stays for when it cannot be rendered. [decision 23]
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

  /** Has the strong coder make a body, which is cached in the place of what there is of its encoding. */
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

  /**
   * A new rendering, or in its place, where it fails, the page that is out of date. @throws whatever `render` throws,
   * when nothing may stand in
   */
  async function renderOr(
    place: PagePlace,
    render: () => Promise<Rendering<Answer>>,
    standIn: StandIn<Answer> | undefined,
  ): Promise<CacheOutcome<Answer>> {
    const find = () => {
      const page = stores[place.store].find(place.key)
      const outdatedAtMs = page && standIn?.outdatedAtMs(page)
      return page && outdatedAtMs !== undefined && standIn?.maySend(page, outdatedAtMs) ? page : undefined
    }
    if (standIn?.isAway()) await standIn.restored()
    const page = find()
    if (page && standIn?.isAway()) return { kind: 'outdated', page }
    const pendingRender = renderOnce(place, render)
    if (!standIn) return { kind: 'rendered', rendering: await pendingRender }
    pendingRender.catch(() => undefined)
    try {
      const rendering = await (page ? standIn.waitFor(pendingRender) : pendingRender)
      if (rendering && !standIn.isFailure(rendering.answer)) return { kind: 'rendered', rendering }
    } catch {
      // What is thrown is thrown below, unless a page stands in.
    }
    await standIn.restored()
    const instead = find()
    return instead ? { kind: 'outdated', page: instead } : { kind: 'rendered', rendering: await pendingRender }
  }

  return {
    /** The page at its place, or a new rendering of it. @throws whatever `render` throws, when nothing is cached. */
    async serve(
      place: PagePlace,
      render: () => Promise<Rendering<Answer>>,
      standIn?: StandIn<Answer>,
    ): Promise<CacheOutcome<Answer>> {
      const page = stores[place.store].find(place.key)
      const isOutdated = page && (page.outdatedAtMs !== undefined || standIn?.outdatedAtMs(page) !== undefined)
      if (!page || isOutdated) return renderOr(place, render, standIn)
      const isStale = nowMs() - page.storedAtMs > page.lifetimeMs
      // A failed refresh leaves the stale page in place; the next request tries again.
      if (isStale && !standIn?.isAway()) renderOnce(place, render).catch(() => undefined)
      return { kind: 'cached', page, isStale }
    },
    /**
     * The body of a page that is sent again. What there is of its encoding is sent at once, and later ones get the body
     * of the strong coder, which is made once; identity is expanded once.
     */
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
    /** Puts a page back that was saved before a restart: out of date, unless it has been rendered meanwhile. */
    restore(store: StoreName, key: string, page: CachedPage & { readonly outdatedAtMs: number }): void {
      stores[store].restore(key, page)
    },
    /** A cached page, out of date or not. */
    find: ({ store, key }: PagePlace): CachedPage | undefined => stores[store].find(key),
    /**
     * Marks cached pages with one of the tags as out of date and disowns renderings under way; returns how many pages.
     */
    purge: (purge: Purge): number => stores.pages.purge(purge) + stores.search.purge(purge),
    /** Takes everything out of date: what changed meanwhile is not known. */
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
