import { LRUCache } from 'lru-cache'
import { createTaggedCache, type Tagged, type TaggedCache, type TaggedCacheSettings } from './tagged-cache.ts'

/** Reads of a cache since the process began: hits and misses. */
interface CacheCounts {
  readonly hits: number
  readonly misses: number
}

/** What an operator sees of one cache of a process. A bound is in entries or in bytes; bytes are as estimated. */
export interface CacheFacts extends CacheCounts {
  readonly name: string
  /** What drops entries that are out of date. */
  readonly purgedBy: string
  readonly entries: number
  readonly maxEntries?: number
  readonly bytes?: number
  readonly maxBytes?: number
}

type CacheLabel = Pick<CacheFacts, 'name' | 'purgedBy'>

/** A cache of the entries that were used most lately. */
export interface RecentCache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): void
}

interface RecentSettings<Key, Value> extends CacheLabel {
  readonly max:
    | { readonly entries: number }
    | { readonly bytes: number; readonly sizeOf: (value: Value, key: Key) => number }
  readonly lifetimeMs?: number
}

/** All caches of a process: each is made here, so that it has a name, a bound and counts. */
export interface CacheRegister {
  /** A cache whose values are purged by tag. */
  tagged<Value extends Tagged>(label: CacheLabel, settings: TaggedCacheSettings<Value>): TaggedCache<Value>
  recent<Key extends NonNullable<unknown>, Value extends NonNullable<unknown>>(
    settings: RecentSettings<Key, Value>,
  ): RecentCache<Key, Value>
  /** A cache of another make, which counts for itself. */
  add(label: CacheLabel, read: () => Omit<CacheFacts, keyof CacheLabel>): void
  /** What there is of each, by name. */
  facts(): readonly CacheFacts[]
}

function createRecent<Key extends NonNullable<unknown>, Value extends NonNullable<unknown>>({
  max,
  lifetimeMs = 0,
}: RecentSettings<Key, Value>) {
  const size = 'entries' in max ? { max: max.entries } : { maxSize: max.bytes, sizeCalculation: max.sizeOf }
  const entries = new LRUCache<Key, Value>({ ...size, ttl: lifetimeMs })
  const counts = { hits: 0, misses: 0 }
  return {
    cache: {
      get(key: Key) {
        const value = entries.get(key)
        if (value === undefined) counts.misses += 1
        else counts.hits += 1
        return value
      },
      set: (key: Key, value: Value) => void entries.set(key, value),
      delete: (key: Key) => void entries.delete(key),
    },
    facts: () => {
      const room =
        'entries' in max ? { maxEntries: max.entries } : { bytes: entries.calculatedSize, maxBytes: max.bytes }
      return { entries: entries.size, ...room, ...counts }
    },
  }
}

export function createCacheRegister(): CacheRegister {
  const readers = new Map<string, () => CacheFacts>()
  const add: CacheRegister['add'] = (label, read) => void readers.set(label.name, () => ({ ...label, ...read() }))
  return {
    add,
    tagged({ name, purgedBy }, settings) {
      const cache = createTaggedCache(settings)
      const { maxBytes } = settings
      add({ name, purgedBy }, () => ({ entries: cache.size(), bytes: cache.bytes(), maxBytes, ...cache.counts() }))
      return cache
    },
    recent(settings) {
      const { cache, facts } = createRecent(settings)
      add({ name: settings.name, purgedBy: settings.purgedBy }, facts)
      return cache
    },
    facts: () => [...readers.values()].map((read) => read()).sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}
