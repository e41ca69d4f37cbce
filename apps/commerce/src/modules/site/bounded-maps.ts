const MOST_PARTS = 5000

/** About what a value takes in memory. What it shares with other values counts for each. */
function sizeOf(value: unknown, seen = new Set<unknown>()): number {
  if (typeof value === 'string') return 24 + value.length
  if (typeof value !== 'object' || value === null) return 8
  if (seen.has(value) || seen.size >= MOST_PARTS) return 8
  seen.add(value)
  if (ArrayBuffer.isView(value)) return 64 + value.byteLength
  const parts = value instanceof Map ? [...value].flat() : value instanceof Set ? [...value] : Object.values(value)
  return parts.reduce((sum: number, part) => sum + 8 + sizeOf(part, seen), 48)
}

interface Counts {
  hits: number
  misses: number
}

interface Limits {
  /** Of each map. */
  readonly values: number
  /** Of all maps. */
  readonly bytes: number
}

export class BoundedMap<K, V> {
  bytes = 0
  readonly #entries = new Map<K, { readonly value: V; readonly bytes: number }>()
  readonly #maps: BoundedMaps

  constructor(maps: BoundedMaps) {
    this.#maps = maps
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: K): V | undefined {
    const entry = this.#entries.get(key)
    this.#maps.counts[entry ? 'hits' : 'misses'] += 1
    return entry?.value
  }

  has(key: K): boolean {
    return this.#entries.has(key)
  }

  delete(key: K): void {
    this.bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }

  deleteOldest(): void {
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.delete(oldest)
  }

  set(key: K, value: V): void {
    this.delete(key)
    const entry = { value, bytes: sizeOf(key) + sizeOf(value) }
    this.#entries.set(key, entry)
    this.bytes += entry.bytes
    this.#maps.makeRoom(this as BoundedMap<unknown, unknown>)
  }
}

/** Maps that share a limit of bytes; the largest gives room. */
export class BoundedMaps {
  readonly counts: Counts = { hits: 0, misses: 0 }
  readonly limits: Limits
  readonly #all = new Set<BoundedMap<unknown, unknown>>()

  constructor(limits: Limits) {
    this.limits = limits
  }

  create(): BoundedMap<unknown, unknown> {
    const map = new BoundedMap<unknown, unknown>(this)
    this.#all.add(map)
    return map
  }

  /** A request that began before may still read it. */
  detach(map: BoundedMap<unknown, unknown>): void {
    this.#all.delete(map)
  }

  makeRoom(changed: BoundedMap<unknown, unknown>): void {
    if (changed.size > this.limits.values) changed.deleteOldest()
    while (this.bytes() > this.limits.bytes)
      [...this.#all].reduce((largest, map) => (map.bytes > largest.bytes ? map : largest)).deleteOldest()
  }

  bytes(): number {
    let sum = 0
    for (const map of this.#all) sum += map.bytes
    return sum
  }

  facts() {
    const entries = [...this.#all].reduce((sum, { size }) => sum + size, 0)
    const { values, bytes: maxBytes } = this.limits
    return { entries, maxEntries: values * this.#all.size, bytes: this.bytes(), maxBytes, ...this.counts }
  }
}
