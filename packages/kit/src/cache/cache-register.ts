import { LRUCache } from 'lru-cache'
import { createTaggedCache, type Tagged, type TaggedCache, type TaggedCacheSettings } from './tagged-cache.ts'

interface CacheCounts {
  readonly hits: number
  readonly misses: number
}

export interface CacheFacts extends CacheCounts {
  readonly name: string
  readonly purgedBy: string
  readonly entries: number
  readonly maxEntries?: number
  readonly bytes?: number
  readonly maxBytes?: number
}

type CacheLabel = Pick<CacheFacts, 'name' | 'purgedBy'>

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

/** Every cache of a process is named, bounded and counted. */
export interface CacheRegister {
  tagged<Value extends Tagged>(label: CacheLabel, settings: TaggedCacheSettings<Value>): TaggedCache<Value>
  recent<Key extends NonNullable<unknown>, Value extends NonNullable<unknown>>(
    settings: RecentSettings<Key, Value>,
  ): RecentCache<Key, Value>
  add(label: CacheLabel, read: () => Omit<CacheFacts, keyof CacheLabel>): void
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
