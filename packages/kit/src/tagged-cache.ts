/** What to drop: all that bears one of `tags`; with `within`, only what bears that tag as well. */
export interface Purge {
  readonly tags: readonly string[]
  readonly within?: string | undefined
}

/** A value that is kept under tags. */
export interface Tagged {
  readonly tags: readonly string[]
}

export interface TaggedCacheSettings<Value> {
  /** Sum of `sizeOf` that is kept at most; the least recently used values leave first. */
  readonly maxBytes: number
  readonly sizeOf: (value: Value, key: string) => number
}

/** How a value comes to be under a key. */
interface Fill<Value, Result> {
  readonly work: () => Promise<Result>
  /** What is kept of the result, if anything. */
  readonly keep: (result: Result) => Value | undefined
  /** Those of its tags that purges may be `within`: one within another cannot concern what is being made. */
  readonly within?: readonly string[] | undefined
}

/** A store of values by key, bounded in bytes, purged by tag; equal fills at the same time are one. */
export interface TaggedCache<Value extends Tagged> {
  find(key: string): Value | undefined
  /**
   * Runs `work` once for all who ask for `key` at the same time and keeps what `keep` takes of its result. What was begun before a purge
   * that concerns it is not kept, and not shared with those who ask after one that may concern it.
   */
  fill<Result>(key: string, how: Fill<Value, Result>): Promise<Result>
  /** Drops values by tag; returns how many. Cost follows the number of dropped values. */
  purge(purge: Purge): number
  /** Drops everything, and disowns every fill under way. */
  clear(): void
  size(): number
  bytes(): number
}

/** Purges remembered for fills under way; a fill that outlasts them all is not kept. */
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

/** Remembers what was purged lately, so that a fill can tell whether its result is already out of date. */
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
    /** Nothing that has begun may be kept any more. */
    forgetAll() {
      count += purges.length + 1
      purges.length = 0
    },
    hasConcerned(value: Tagged, since: number): boolean {
      const missed = count - since
      return missed > purges.length || (missed > 0 && purges.slice(-missed).some((purge) => concerns(purge, value)))
    },
  }
}

export function createTaggedCache<Value extends Tagged>({ maxBytes, sizeOf }: TaggedCacheSettings<Value>): TaggedCache<Value> {
  const values = new Map<string, { readonly value: Value; readonly size: number }>()
  const index = createTagIndex()
  const log = createPurgeLog()
  const running = new Map<string, { readonly filling: Promise<unknown>; readonly within: readonly string[] | undefined }>()
  let bytes = 0

  function drop(key: string): boolean {
    const entry = values.get(key)
    if (!entry) return false
    values.delete(key)
    index.remove(key, entry.value.tags)
    bytes -= entry.size
    return true
  }

  function put(key: string, value: Value): void {
    const size = sizeOf(value, key)
    drop(key)
    if (size > maxBytes) return
    values.set(key, { value, size })
    index.add(key, value.tags)
    bytes += size
    // A Map gives its keys in the order they were set: the first was used least recently.
    for (const oldest of values.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  return {
    find(key) {
      const entry = values.get(key)
      if (!entry) return undefined
      values.delete(key)
      values.set(key, entry)
      return entry.value
    },
    fill<Result>(key: string, { work, keep, within }: Fill<Value, Result>): Promise<Result> {
      const shared = running.get(key)
      if (shared) return shared.filling as Promise<Result>
      const begun = log.count()
      const filling = work()
        .then((result) => {
          const value = keep(result)
          if (value && !log.hasConcerned(value, begun)) put(key, value)
          return result
        })
        .finally(() => {
          if (running.get(key)?.filling === filling) running.delete(key)
        })
      running.set(key, { filling, within })
      return filling
    },
    purge(purge) {
      log.add(purge)
      for (const [key, { within }] of running)
        if (purge.within === undefined || within === undefined || within.includes(purge.within)) running.delete(key)
      const keys = new Set(purge.tags.flatMap((tag) => index.keysOf(tag)))
      let count = 0
      for (const key of keys) {
        const entry = values.get(key)
        if (entry && concerns(purge, entry.value) && drop(key)) count += 1
      }
      return count
    },
    clear() {
      log.forgetAll()
      running.clear()
      for (const key of [...values.keys()]) drop(key)
    },
    size: () => values.size,
    bytes: () => bytes,
  }
}
