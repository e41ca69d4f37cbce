import type { CacheRegister } from '@welt/kit/cache/cache-register'
import { SECOND_MS } from '@welt/kit/time'
import type { WatchedTable } from '#src/change-log/watched-tables'

/** A kind of value that requests for a site share: the same for everybody there. [decision 59] */
export interface LoadKind {
  readonly name: string
  /** Watched tables that its values are made of: a change of one of them drops all of the kind. */
  readonly tables: readonly WatchedTable[]
  /** Whether prices or stock are in it: then it is shared by answers that are the same for everybody only. */
  readonly isOffer: boolean
}

/** Values of a kind for one site, as one request uses them. */
export interface Shelf<K, V> {
  get(key: K): V | undefined
  has(key: K): boolean
  /** Stores a value, unless the kind was dropped since the request began. */
  store(key: K, value: V): void
  delete(key: K): void
}

/** What one request may share. */
export interface RequestLoads {
  /** The values of a kind; undefined when this request must read them for itself. */
  shelf<K, V>(websiteId: number, kind: LoadKind): Shelf<K, V> | undefined
  /** The same for an answer that is the same for everybody, which may share prices and stock as well. */
  withOffers(): RequestLoads
}

/** What was loaded, cached for the next request; a change drops the kinds that are made of its table. */
export interface SharedLoads {
  /** What a request that begins now may share; undefined while the change log is not followed. */
  ofRequest(): RequestLoads | undefined
  /** Drops the kinds that are made of these tables; without them, everything. */
  drop(tables?: readonly string[]): void
  /** The change log has been read to its end: what is stored may be used for a while. */
  confirm(): void
}

/** Values of one kind and site; the oldest leave first. Forty pages of a listing with all colours are some 3,000. */
const MAX_VALUES = 4000
/** The log is read every 5 s. Without a reading for so long, changes may be missing and nothing is shared. */
const CONFIRMED_MS = 15 * SECOND_MS

interface Counts {
  hits: number
  misses: number
}

class BoundedMap<K, V> extends Map<K, V> {
  readonly #counts: Counts

  constructor(counts: Counts) {
    super()
    this.#counts = counts
  }

  override get(key: K): V | undefined {
    const value = super.get(key)
    if (value === undefined && !this.has(key)) this.#counts.misses += 1
    else this.#counts.hits += 1
    return value
  }

  override set(key: K, value: V): this {
    const [oldest] = this.size >= MAX_VALUES && !this.has(key) ? this.keys() : []
    if (oldest !== undefined) this.delete(oldest)
    return super.set(key, value)
  }
}

/** All values of a kind, and when it was dropped last: as the number of that drop. */
interface Kind {
  readonly tables: readonly string[]
  readonly bySite: Map<number, BoundedMap<unknown, unknown>>
  droppedAt: number
}

export function createSharedLoads(caches: CacheRegister, now: () => number = () => performance.now()): SharedLoads {
  const kinds = new Map<string, Kind>()
  const counts = { hits: 0, misses: 0 }
  let drops = 0
  let confirmedUntil = Number.NEGATIVE_INFINITY
  caches.add({ name: 'shared loads', purgedBy: 'changes of the tables that they are made of' }, () => {
    const maps = [...kinds.values()].flatMap(({ bySite }) => [...bySite.values()])
    return { entries: maps.reduce((sum, { size }) => sum + size, 0), maxEntries: MAX_VALUES * maps.length, ...counts }
  })

  /** A kind that is used for the first time counts as dropped with the last drop, which may have concerned it. */
  function kindOf({ name, tables }: LoadKind): Kind {
    const known = kinds.get(name) ?? { tables, bySite: new Map(), droppedAt: drops }
    kinds.set(name, known)
    return known
  }

  function loadsSince(begun: number, areOffersShared: boolean): RequestLoads {
    return {
      shelf<K, V>(websiteId: number, wanted: LoadKind): Shelf<K, V> | undefined {
        if (wanted.isOffer && !areOffersShared) return undefined
        const kind = kindOf(wanted)
        if (kind.droppedAt > begun) return undefined
        const values = (kind.bySite.get(websiteId) ?? new BoundedMap<unknown, unknown>(counts)) as BoundedMap<K, V>
        kind.bySite.set(websiteId, values as BoundedMap<unknown, unknown>)
        return {
          get: (key) => values.get(key),
          has: (key) => values.has(key),
          store(key, value) {
            if (kind.droppedAt <= begun) values.set(key, value)
          },
          delete: (key) => void values.delete(key),
        }
      },
      withOffers: () => loadsSince(begun, true),
    }
  }

  return {
    ofRequest: () => (now() < confirmedUntil ? loadsSince(drops, false) : undefined),
    drop(tables) {
      drops += 1
      for (const kind of kinds.values()) {
        if (tables && !kind.tables.some((table) => tables.includes(table))) continue
        kind.droppedAt = drops
        kind.bySite.clear()
      }
    },
    confirm() {
      confirmedUntil = now() + CONFIRMED_MS
    },
  }
}
