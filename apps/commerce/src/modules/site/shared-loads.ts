import type { Brand } from '@welt/brands'
import type { CacheRegister } from '@welt/kit/cache/cache-register'
import { type Memo, type MemoKey, memoised } from '#src/composition/request-state'

/**
 * What cacheable reads have loaded, cached for the next of them: the same for everyone on a site, and dropped when
 * anything changes. Carts, orders and requests with a bearer token never use it. [decision 11]
 */
export interface SharedLoads {
  /** Values by key under a name, for one site. */
  of<K, V>(websiteId: number, name: string): Map<K, V | undefined>
  /** Grows with each `drop`: what requests loaded that began before must not be stored afterwards. */
  generation(): number
  /** Drops everything, or what is under one name. */
  drop(name?: string): void
}

/** Values under one name of one site; the oldest leave first. */
const MAX_VALUES = 5000

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

export function createSharedLoads(caches: CacheRegister): SharedLoads {
  const maps = new Map<string, BoundedMap<unknown, unknown>>()
  const counts = { hits: 0, misses: 0 }
  caches.add({ name: 'shared loads', purgedBy: 'any change; a sold pair drops sizes only' }, () => ({
    entries: [...maps.values()].reduce((sum, { size }) => sum + size, 0),
    maxEntries: MAX_VALUES * maps.size,
    ...counts,
  }))
  let generation = 0
  return {
    of<K, V>(websiteId: number, name: string) {
      const id = `${websiteId} ${name}`
      const known = maps.get(id) ?? new BoundedMap<unknown, unknown>(counts)
      maps.set(id, known)
      return known as Map<K, V | undefined>
    },
    generation: () => generation,
    drop(name) {
      generation += 1
      for (const id of [...maps.keys()]) if (name === undefined || id.endsWith(` ${name}`)) maps.delete(id)
    },
  }
}

/** What one request may share. */
export interface RequestLoads extends Pick<SharedLoads, 'of'> {
  /**
   * Whether nothing was dropped since the request began: what it has loaded, its site's settings included, may be
   * stored.
   */
  isCurrent(): boolean
}

/** What a request that begins now may share. */
export function loadsOfRequest(loads: SharedLoads): RequestLoads {
  const begun = loads.generation()
  return { of: loads.of, isCurrent: () => begun === loads.generation() }
}

/** What sharing needs of a request. */
interface Sharer {
  readonly brand: Brand
  readonly memo: Memo
  readonly sharedLoads: RequestLoads | undefined
}

/** A thing of the site, made once per request; while nothing changes, requests that may share make it once. */
export function onceForSite<T>(ctx: Sharer, key: MemoKey<Promise<T>>, make: () => Promise<T>): Promise<T> {
  return memoised(ctx, key, '', () => {
    if (!ctx.sharedLoads?.isCurrent()) return make()
    const stored = ctx.sharedLoads.of<string, Promise<T>>(ctx.brand.websiteId, key.name)
    const known = stored.get('')
    if (known) return known
    const making = make()
    stored.set('', making)
    making.catch(() => stored.delete(''))
    return making
  })
}
