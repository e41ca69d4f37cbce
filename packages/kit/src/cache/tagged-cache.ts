import { LRUCache } from 'lru-cache'

/** What to drop: all values with one of `tags`; with `within`, only those that have that tag as well. */
export interface Purge {
  readonly tags: readonly string[]
  readonly within?: string | undefined
}

/** A value that is cached under tags. */
export interface Tagged {
  readonly tags: readonly string[]
}

export interface TaggedCacheSettings<Value> {
  /** Largest sum of `sizeOf`; the least recently used values leave first. */
  readonly maxBytes: number
  readonly sizeOf: (value: Value, key: string) => number
  /** What a purge leaves of a value, in its place and of its size; without it the value is dropped. */
  readonly remainsOf?: (value: Value, key: string) => Value
  /** Called with each value that is stored, and with each key whose value is dropped. */
  readonly onStored?: (key: string, value: Value) => void
  readonly onDropped?: (key: string) => void
}

/** How a value comes to be under a key. */
interface Fill<Value, Result> {
  readonly work: () => Promise<Result>
  /** What is stored of the result, if anything. */
  readonly toStored: (result: Result) => Value | undefined
  /** Those of its tags that purges may be `within`: one within another cannot concern what is being made. */
  readonly within?: readonly string[] | undefined
}

/** A store of values by key, bounded in bytes, purged by tag; equal fills at the same time are one. */
export interface TaggedCache<Value extends Tagged> {
  find(key: string): Value | undefined
  /**
   * Runs `work` once for equal keys at the same time and stores what `toStored` makes of its result. Of what began
   * before a purge that concerns it only the remains are stored, and later requests do not share it.
   */
  fill<Result>(key: string, how: Fill<Value, Result>): Promise<Result>
  /** Stores a value that was saved elsewhere, unless there is one for the key. */
  restore(key: string, value: Value): void
  /** Puts another form of a value in its place, with the same tags, unless it has changed or was purged meanwhile. */
  replace(key: string, before: Value, after: Value): void
  /**
   * Drops values by tag, or leaves their remains; returns how many. Cost follows their number: remains are found by no
   * purge.
   */
  purge(purge: Purge): number
  /** Drops everything, or leaves its remains, and disowns every fill under way. */
  clear(): void
  /** Values found that no purge has left the remains of, and values that had to be made. */
  counts(): { readonly hits: number; readonly misses: number }
  size(): number
  bytes(): number
}

/** Purges remembered for fills under way; the result of a fill that outlasts them all is not stored. */
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

/** Remembers recent purges, so that a fill can find out whether its result is already out of date. */
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
    /** Nothing that has begun may be stored any more. */
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

/** A value in its place, or what a purge has left of it, which no purge finds any more. */
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
    maxSize: Math.max(1, maxBytes), // a cache of no bytes stores nothing
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

  /**
   * Stores what was made for a key, or its remains where a purge has concerned it meanwhile, unless there is something
   * newer.
   */
  function storeFilled(key: string, value: Value, isConcerned: boolean): void {
    if (isConcerned && (!remainsOf || entries.peek(key)?.areRemains === false)) return
    const remaining = isConcerned && remainsOf ? remainsOf(value, key) : value
    put(key, remaining, isConcerned)
    if (entries.has(key)) onStored?.(key, remaining)
  }

  /**
   * Drops a value but for its remains, whose place in the order of use is the same. @returns false when there were only
   * remains
   */
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
