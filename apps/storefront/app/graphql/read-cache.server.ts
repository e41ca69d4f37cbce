import type { Purge } from '@welt/kit/cache/tagged-cache'
import { DAY_MS } from '@welt/kit/time'
import { caches } from './caches.server.ts'

/** Shared by all requests, hence frozen. */
interface Read<Value> {
  readonly value: Value
  readonly size: number
  readonly tags: readonly string[]
}

export type Loaded<Value, Why> = { readonly read: Read<Value> } | { readonly read: undefined; readonly why: Why }

interface CachedRead extends Read<unknown> {
  readonly storedAtMs: number
}

const LIFETIME_MS = DAY_MS
const MAX_BYTES = 16 * 1024 * 1024

// Parsed objects take about three times their JSON's memory.
const reads = caches.tagged<CachedRead>(
  { name: 'reads', purgedBy: 'cache tags, 24 h' },
  { maxBytes: MAX_BYTES, sizeOf: ({ size, tags }, key) => 3 * size + key.length + 60 * tags.length + 200 },
)

/** Also discards reads in progress. */
export const purgeReads = (purge: Purge): number => reads.purge(purge)

export const clearReads = (): void => reads.clear()

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

/** Neither failures nor reads overtaken by a purge are cached. */
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
