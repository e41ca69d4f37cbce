import { LRUCache } from 'lru-cache'

/** What a read gave: understood once and shared by everyone who asks, so it is frozen. */
export interface Read<Value> {
  readonly value: Value
  /** Length of the answer, as a measure of the room it takes. */
  readonly size: number
}

interface KeptRead extends Read<unknown> {
  readonly tags: readonly string[]
}

const LIFETIME_MS = 86_400_000

const reads = new LRUCache<string, KeptRead>({
  maxSize: 64 * 1024 * 1024,
  // Objects take about three times the room of the text they came from.
  sizeCalculation: (read, key) => 3 * read.size + key.length + 200,
  ttl: LIFETIME_MS,
})
const running = new Map<string, Promise<unknown>>()
let generation = 0

/** Forgets every kept read that carries one of `tags`, and every read that is under way. Returns how many were kept. */
export function purgeReads(tags: readonly string[]): number {
  generation += 1
  running.clear()
  const purged = new Set(tags)
  let count = 0
  for (const [key, read] of reads.entries()) {
    if (!read.tags.some((tag) => purged.has(tag))) continue
    reads.delete(key)
    count += 1
  }
  return count
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

/**
 * The value kept under `key`, or the one `load` gives; equal reads at the same time share one `load`. An undefined read is not kept,
 * nor is one whose load began before a purge. @source spec §7 GET calls, 86400 s
 */
export async function readThrough<Value>(
  key: string,
  tags: readonly string[] | ((value: Value) => readonly string[]),
  load: () => Promise<Read<Value> | undefined>,
): Promise<Value | undefined> {
  const kept = reads.get(key)
  if (kept) return kept.value as Value
  const shared = running.get(key)
  if (shared) return shared as Promise<Value | undefined>
  const begun = generation
  const work = load().then((read) => {
    if (!read) return undefined
    const value = freeze(read.value)
    if (begun === generation) reads.set(key, { value, size: read.size, tags: typeof tags === 'function' ? tags(value) : tags })
    return value
  })
  running.set(key, work)
  try {
    return await work
  } finally {
    if (running.get(key) === work) running.delete(key)
  }
}
