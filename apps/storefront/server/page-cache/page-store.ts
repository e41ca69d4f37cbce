import { LRUCache } from 'lru-cache'

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

/** Pages by key, bounded in bytes, with an index from tag to keys. */
export interface PageStore {
  readonly find: (key: string) => KeptPage | undefined
  readonly keep: (key: string, page: KeptPage) => void
  /** Drops every page with one of the tags; returns how many. Cost follows the number of dropped pages. */
  readonly purge: (tags: readonly string[]) => number
  readonly size: () => number
}

function createTagIndex() {
  const keysByTag = new Map<string, Set<string>>()
  return {
    add(key: string, tags: readonly string[]) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set<string>()
        keysByTag.set(tag, keys.add(key))
      }
    },
    remove(key: string, tags: readonly string[]) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysByTag.delete(tag)
      }
    },
    keysOf: (tag: string): readonly string[] => [...(keysByTag.get(tag) ?? [])],
  }
}

/** A store of at most `maxBytes` of bodies; the least recently used pages leave first. @source measurements/framework.md, page-cache design 4 */
export function createPageStore(maxBytes: number): PageStore {
  const index = createTagIndex()
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: (page, key) => page.gzip.length + page.brotli.length + page.policy.length + key.length + 500,
    dispose: (page, key) => index.remove(key, page.tags),
  })
  return {
    find: (key) => pages.get(key),
    keep(key, page) {
      pages.set(key, page)
      if (pages.has(key)) index.add(key, page.tags)
    },
    purge(tags) {
      const keys = new Set(tags.flatMap((tag) => index.keysOf(tag)))
      for (const key of keys) pages.delete(key)
      return keys.size
    },
    size: () => pages.size,
  }
}
