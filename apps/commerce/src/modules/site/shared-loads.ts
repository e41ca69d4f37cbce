import type { Context } from '#src/context'

/**
 * What cacheable reads have loaded, kept for the next of them: the same for everyone on a site, and forgotten when anything changes.
 * Carts, orders and whatever carries a bearer never see it. [decision 11]
 */
export interface SharedLoads {
  /** Values by key under a name, for one site. */
  of<K, V>(websiteId: number, name: string): Map<K, V | undefined>
  /** Grows with each `forget`: what requests know that began before must not be put in afterwards. */
  generation(): number
  /** Forgets everything, or what is under one name. */
  forget(name?: string): void
}

/** Values under one name of one site; the oldest leave first. */
const MAX_VALUES = 5000

class BoundedMap<K, V> extends Map<K, V> {
  override set(key: K, value: V): this {
    const [oldest] = this.size >= MAX_VALUES && !this.has(key) ? this.keys() : []
    if (oldest !== undefined) this.delete(oldest)
    return super.set(key, value)
  }
}

export function createSharedLoads(): SharedLoads {
  const maps = new Map<string, BoundedMap<unknown, unknown>>()
  let generation = 0
  return {
    of<K, V>(websiteId: number, name: string) {
      const id = `${websiteId} ${name}`
      const known = maps.get(id) ?? new BoundedMap<unknown, unknown>()
      maps.set(id, known)
      return known as Map<K, V | undefined>
    },
    generation: () => generation,
    forget(name) {
      generation += 1
      for (const id of [...maps.keys()]) if (name === undefined || id.endsWith(` ${name}`)) maps.delete(id)
    },
  }
}

const SHARED_LOADS = 'site.shared-loads'

/** What one request may share. */
interface RequestLoads extends Pick<SharedLoads, 'of'> {
  /** Whether nothing was forgotten since the request began: what it knows, its site's settings among it, may be put in. */
  isCurrent(): boolean
}

/** Lets this request's reads share what they load. Only for answers that are the same for everyone. */
export function shareLoads(ctx: Pick<Context, 'memo'>, loads: SharedLoads): void {
  const begun = loads.generation()
  const shared: RequestLoads = { of: loads.of, isCurrent: () => begun === loads.generation() }
  ctx.memo.set(SHARED_LOADS, shared)
}

/** What the request may share; undefined when it is somebody's own. */
export function sharedLoadsOf(ctx: Pick<Context, 'memo'>): RequestLoads | undefined {
  return ctx.memo.get(SHARED_LOADS) as RequestLoads | undefined
}

/** A thing of the site that is made once while nothing changes, where the request may share; else made anew. */
export function sharedOrMade<T>(ctx: Pick<Context, 'memo' | 'brand'>, name: string, make: () => Promise<T>): Promise<T> {
  const loads = sharedLoadsOf(ctx)
  if (!loads?.isCurrent()) return make()
  const kept = loads.of<string, Promise<T>>(ctx.brand.websiteId, name)
  const known = kept.get('')
  if (known) return known
  const making = make()
  kept.set('', making)
  making.catch(() => kept.delete(''))
  return making
}
