import type { CacheRegister } from '@welt/kit/cache/cache-register'
import { SECOND_MS } from '@welt/kit/time'
import type { WatchedTable } from '#src/change-log/watched-tables'
import { type BoundedMap, BoundedMaps } from './bounded-maps.ts'

/** Values that all requests of a site share. [decision 59] */
export interface LoadKind {
  readonly name: string
  /** A change of one of these drops all values. */
  readonly tables: readonly WatchedTable[]
  /** Prices and stock are shared by cacheable answers only. */
  readonly isOffer: boolean
}

export interface Shelf<K, V> {
  get(key: K): V | undefined
  has(key: K): boolean
  /** Ignored when the kind was dropped since the request began. */
  store(key: K, value: V): void
  delete(key: K): void
}

export interface RequestLoads {
  /** Undefined when the request must query. */
  shelf<K, V>(websiteId: number, kind: LoadKind): Shelf<K, V> | undefined
  /** For cacheable answers. */
  withOffers(): RequestLoads
}

export interface SharedLoads {
  /** Undefined while the change log is not followed. */
  ofRequest(): RequestLoads | undefined
  /** Everything when undefined. */
  drop(tables?: readonly string[]): void
  /** The change log was read to its end. */
  confirm(): void
}

/** Per kind and site. Forty listing pages with all colours need some 3,000. */
const MAX_VALUES = 4000
/** Of all kinds and sites. */
const MAX_BYTES = 128 * 1024 * 1024
/** The log is read every 5 s. After this time changes may be missing and nothing is shared. */
const CONFIRMED_MS = 15 * SECOND_MS

interface Kind {
  readonly tables: readonly string[]
  readonly bySite: Map<number, BoundedMap<unknown, unknown>>
  droppedAt: number
}

export function createSharedLoads(
  caches: CacheRegister,
  now: () => number = () => performance.now(),
  maxBytes = MAX_BYTES,
): SharedLoads {
  const kinds = new Map<string, Kind>()
  const maps = new BoundedMaps({ values: MAX_VALUES, bytes: maxBytes })
  let drops = 0
  let confirmedUntil = Number.NEGATIVE_INFINITY
  caches.add({ name: 'shared loads', purgedBy: 'changes of the tables that they are made of' }, () => maps.facts())

  /** The latest drop may have affected a new kind. */
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
        const values = (kind.bySite.get(websiteId) ?? maps.create()) as BoundedMap<K, V>
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
        for (const map of kind.bySite.values()) maps.detach(map)
        kind.bySite.clear()
      }
    },
    confirm() {
      confirmedUntil = now() + CONFIRMED_MS
    },
  }
}
