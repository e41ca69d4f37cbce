import type { Purge } from '@welt/kit/cache/tagged-cache'
import { DAY_MS } from '@welt/kit/time'
import { caches } from './caches.server.ts'

/** The result of a read: parsed once and shared by all requests, so it is frozen. */
interface Read<Value> {
  readonly value: Value
  /** Length of the answer, as a measure of the room it takes. */
  readonly size: number
  /** What drops the read, and every page that is made of it. */
  readonly tags: readonly string[]
}

/** What loading gave: a read, or why there is none. */
export type Loaded<Value, Why> = { readonly read: Read<Value> } | { readonly read: undefined; readonly why: Why }

interface CachedRead extends Read<unknown> {
  readonly storedAtMs: number
}

const LIFETIME_MS = DAY_MS
const MAX_BYTES = 16 * 1024 * 1024

// Objects take about three times the room of the text they came from.
const reads = caches.tagged<CachedRead>(
  { name: 'reads', purgedBy: 'cache tags, 24 h' },
  { maxBytes: MAX_BYTES, sizeOf: ({ size, tags }, key) => 3 * size + key.length + 60 * tags.length + 200 },
)

/** Drops cached reads by tag, and disowns every read under way. Returns how many were cached. */
export const purgeReads = (purge: Purge): number => reads.purge(purge)

/** Drops everything. */
export const clearReads = (): void => reads.clear()

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

/**
 * The read (of the sites whose tags are `within`) cached under `key`, or the one that `load` gives; equal reads share
 * it, also where it fails. Neither a failure is cached nor a read begun before a purge that concerns it.
 */
export async function readThrough<Value, Why>(
  key: string,
  load: () => Promise<Loaded<Value, Why>>,
  within?: readonly string[],
): Promise<Loaded<Value, Why>> {
  const cached = reads.find(key)
  if (cached && Date.now() - cached.storedAtMs < LIFETIME_MS) return { read: cached as Read<unknown> as Read<Value> }
  const toStored = ({ read }: Loaded<Value, Why>) =>
    read && { ...read, value: freeze(read.value), storedAtMs: Date.now() }
  return reads.fill(key, { work: load, toStored, within })
}
