import { sharedLoadsOf, sharedOrMade } from '#modules/site'
import type { Context } from '#src/context'

type LoadMany<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>

interface Batch<K, V> {
  readonly keys: Set<K>
  readonly answer: Promise<ReadonlyMap<K, V>>
}

/** Values that requests share; `keep` puts in what a batch has loaded, unless something has changed since the request began. */
interface Shelf<K, V> {
  readonly values: ReadonlyMap<K, V | undefined>
  keep(keys: Iterable<K>, values: ReadonlyMap<K, V>): void
}

/** Loaders whose data tells every change, so that cacheable reads may share what they load. [decision 10] */
const SHARED = new Set(['product', 'siblings', 'images', 'tags', 'links', 'categories-of-product', 'variants', 'ratings'])

function shelfOf<K, V>(ctx: Context, name: string): Shelf<K, V> | undefined {
  const loads = SHARED.has(name) ? sharedLoadsOf(ctx) : undefined
  if (!loads) return undefined
  const kept = loads.of<K, V>(ctx.brand.websiteId, name)
  return {
    values: kept,
    keep(keys, values) {
      if (loads.isCurrent()) for (const key of keys) kept.set(key, values.get(key))
    },
  }
}

/** Gathers the keys asked for until the resolvers that are ready have run, then loads them with one call; a key is loaded once. */
function createBatchLoader<K, V>(loadMany: LoadMany<K, V>, shelf: Shelf<K, V> | undefined): (key: K) => Promise<V | undefined> {
  const loaded = new Map<K, Promise<V | undefined>>()
  let waiting: Batch<K, V> | undefined
  const openBatch = (): Batch<K, V> => {
    const keys = new Set<K>()
    const collected = new Promise<void>((resolve) => {
      Promise.resolve().then(() => process.nextTick(resolve))
    })
    const answer = collected.then(async () => {
      waiting = undefined
      const values = await loadMany([...keys])
      shelf?.keep(keys, values)
      return values
    })
    return { keys, answer }
  }
  return (key) => {
    // Most of a listing's products are here, each asked for by several fields: nothing is noted of them.
    const shared = shelf?.values.get(key)
    if (shared !== undefined || shelf?.values.has(key)) return Promise.resolve(shared)
    const known = loaded.get(key)
    if (known) return known
    waiting ??= openBatch()
    waiting.keys.add(key)
    const value = waiting.answer.then((values) => values.get(key))
    loaded.set(key, value)
    return value
  }
}

/** The request's loader of this name, made on first use; what it loads is kept for the request, and shared where the request may. */
export function loaderOf<K, V>(ctx: Context, name: string, loadMany: LoadMany<K, V>): (key: K) => Promise<V | undefined> {
  return onceForRequest(ctx, LOADERS, name, () => createBatchLoader(loadMany, shelfOf<K, V>(ctx, name)))
}

const LOADERS = 'catalogue.loaders'
const THINGS = 'catalogue.things'

/** Asked for with every product of a listing, so its keys are names that stand in the source and are never put together. */
function onceForRequest<T>(ctx: Context, kind: string, name: string, make: () => T): T {
  let things = ctx.memo.get(kind) as Map<string, T> | undefined
  if (!things) {
    things = new Map<string, T>()
    ctx.memo.set(kind, things)
  }
  const known = things.get(name)
  if (known !== undefined) return known
  const made = make()
  things.set(name, made)
  return made
}

/** A thing of the site made once per request, and shared where the request may. */
export function memoised<T>(ctx: Context, name: string, make: () => Promise<T>): Promise<T> {
  return onceForRequest(ctx, THINGS, name, () => sharedOrMade(ctx, name, make))
}
