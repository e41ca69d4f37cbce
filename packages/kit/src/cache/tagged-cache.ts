import { LRUCache } from 'lru-cache'

/** `within`: only values that have this tag as well. */
export interface Purge {
  readonly tags: readonly string[]
  readonly within?: string | undefined
}

export interface Tagged {
  readonly tags: readonly string[]
}

export interface TaggedCacheSettings<Value> {
  readonly maxBytes: number
  readonly sizeOf: (value: Value, key: string) => number
  /** Stale form that a purge leaves, of the same size; without it the value is dropped. */
  readonly remainsOf?: (value: Value, key: string) => Value
  readonly onStored?: (key: string, value: Value) => void
  readonly onDropped?: (key: string) => void
}

interface Fill<Value, Result> {
  readonly work: () => Promise<Result>
  readonly toStored: (result: Result) => Value | undefined
  /** Tags that purges may be `within`; a purge within any other tag does not concern this fill. */
  readonly within?: readonly string[] | undefined
}

export interface TaggedCache<Value extends Tagged> {
  find(key: string): Value | undefined
  /**
   * Concurrent fills of one key share `work`. A fill overtaken by a purge stores at most the stale form, and later
   * requests do not join it.
   */
  fill<Result>(key: string, how: Fill<Value, Result>): Promise<Result>
  /** Does nothing if the key is present. */
  restore(key: string, value: Value): void
  /** Replaces a value, tags unchanged, unless it was changed or purged since. */
  replace(key: string, before: Value, after: Value): void
  /** @returns how many values became stale or were dropped; the cost is proportional to that */
  purge(purge: Purge): number
  /** Purges everything, including fills in progress. */
  clear(): void
  /** Stale values count as neither. */
  counts(): { readonly hits: number; readonly misses: number }
  size(): number
  bytes(): number
}

/** Purges remembered for fills in progress; the result of a fill that outlasts them is not stored. */
const REMEMBERED_PURGES = 500

function createTagIndex() {
  const keysByTag = new Map<string, Set<string>>()
  return {
    add(key: string, tags: readonly string[]) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
    },
    remove(key: string, tags: readonly string[]) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        if (keys?.delete(key) && keys.size === 0) keysByTag.delete(tag)
      }
    },
    keysOf: (tag: string): readonly string[] => [...(keysByTag.get(tag) ?? [])],
  }
}

function concerns({ tags, within }: Purge, value: Tagged): boolean {
  return tags.some((tag) => value.tags.includes(tag)) && (within === undefined || value.tags.includes(within))
}

function createPurgeLog() {
  const purges: Purge[] = []
  let count = 0
  return {
    add(purge: Purge) {
      count += 1
      purges.push(purge)
      if (purges.length > REMEMBERED_PURGES) purges.shift()
    },
    count: () => count,
    purgeAll() {
      count += purges.length + 1
      purges.length = 0
    },
    hasConcerned(value: Tagged, since: number): boolean {
      const missed = count - since
      return missed > purges.length || (missed > 0 && purges.slice(-missed).some((purge) => concerns(purge, value)))
    },
  }
}

/** `areRemains`: stale, and not in the tag index. */
interface Entry<Value> {
  value: Value
  areRemains: boolean
}

export function createTaggedCache<Value extends Tagged>(settings: TaggedCacheSettings<Value>): TaggedCache<Value> {
  const { maxBytes, sizeOf, remainsOf, onStored, onDropped } = settings
  const index = createTagIndex()
  const log = createPurgeLog()
  const running = new Map<
    string,
    { readonly filling: Promise<unknown>; readonly within: readonly string[] | undefined }
  >()
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: Math.max(1, maxBytes),
    dispose({ value }, key, reason) {
      index.remove(key, value.tags)
      if (reason !== 'set') onDropped?.(key)
    },
  })

  const counts = { hits: 0, misses: 0 }

  function put(key: string, value: Value, areRemains = false): void {
    const size = sizeOf(value, key)
    if (size > maxBytes) return void entries.delete(key)
    entries.set(key, { value, areRemains }, { size })
    if (!areRemains) index.add(key, value.tags)
  }

  function storeFilled(key: string, value: Value, isConcerned: boolean): void {
    if (isConcerned && (!remainsOf || entries.peek(key)?.areRemains === false)) return
    const remaining = isConcerned && remainsOf ? remainsOf(value, key) : value
    put(key, remaining, isConcerned)
    if (entries.has(key)) onStored?.(key, remaining)
  }

  /** Leaves the stale form at the same LRU position. @returns false when it was stale already */
  function retire(key: string): boolean {
    const entry = entries.peek(key)
    if (!entry || entry.areRemains) return false
    if (!remainsOf) return entries.delete(key)
    index.remove(key, entry.value.tags)
    entry.value = remainsOf(entry.value, key)
    entry.areRemains = true
    return true
  }

  return {
    find(key) {
      const entry = entries.get(key)
      if (entry && !entry.areRemains) counts.hits += 1
      return entry?.value
    },
    fill<Result>(key: string, { work, toStored, within }: Fill<Value, Result>): Promise<Result> {
      const shared = running.get(key)
      if (shared) return shared.filling as Promise<Result>
      counts.misses += 1
      const begun = log.count()
      const filling = work()
        .then((result) => {
          const value = toStored(result)
          if (value) storeFilled(key, value, log.hasConcerned(value, begun))
          return result
        })
        .finally(() => {
          if (running.get(key)?.filling === filling) running.delete(key)
        })
      running.set(key, { filling, within })
      return filling
    },
    restore(key, value) {
      if (!entries.has(key)) put(key, value, remainsOf !== undefined)
    },
    replace(key, before, after) {
      const entry = entries.peek(key)
      if (!entry || entry.areRemains || entry.value !== before) return
      put(key, after)
      if (entries.has(key)) onStored?.(key, after)
    },
    purge(purge) {
      log.add(purge)
      for (const [key, { within }] of running)
        if (purge.within === undefined || within === undefined || within.includes(purge.within)) running.delete(key)
      const keys = new Set(purge.tags.flatMap((tag) => index.keysOf(tag)))
      let count = 0
      for (const key of keys) {
        const entry = entries.peek(key)
        if (entry && concerns(purge, entry.value) && retire(key)) count += 1
      }
      return count
    },
    clear() {
      log.purgeAll()
      running.clear()
      for (const key of [...entries.keys()]) retire(key)
    },
    counts: () => counts,
    size: () => entries.size,
    bytes: () => entries.calculatedSize,
  }
}
