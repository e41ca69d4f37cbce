import DataLoader from 'dataloader'
import type { Context } from '#src/composition/context'
import { type MemoKey, memoised } from '#src/composition/request-state'

type LoadMany<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>

/**
 * Values that requests share; `prime` stores what a batch has loaded, unless something has changed since the request
 * began.
 */
interface Shelf<K, V> {
  readonly values: ReadonlyMap<K, V | undefined>
  prime(keys: Iterable<K>, values: ReadonlyMap<K, V>): void
}

/** Names a loader of a request. */
export interface LoaderKey<K, V> extends MemoKey<(key: K) => Promise<V | undefined>> {
  readonly isShared: boolean
}

/** A loader of one request. */
export function loaderKey<K, V>(name: string): LoaderKey<K, V> {
  return { name, isShared: false }
}

/**
 * A loader whose data writes every change to the change log, so that cacheable reads may share what it loads. [decision
 * 32]
 */
export function sharedLoaderKey<K, V>(name: string): LoaderKey<K, V> {
  return { name, isShared: true }
}

function shelfOf<K, V>({ brand, sharedLoads: loads }: Context, { name, isShared }: LoaderKey<K, V>): Shelf<K, V> | undefined {
  if (!loads || !isShared) return undefined
  const primed = loads.of<K, V>(brand.websiteId, name)
  return {
    values: primed,
    prime(keys, values) {
      if (loads.isCurrent()) for (const key of keys) primed.set(key, values.get(key))
    },
  }
}

/**
 * Collects the requested keys until the resolvers that are ready have run, then loads them with one call; a key is
 * loaded once.
 */
function createBatchLoader<K, V>(loadMany: LoadMany<K, V>, shelf: Shelf<K, V> | undefined): (key: K) => Promise<V | undefined> {
  const loader = new DataLoader<K, V | undefined>(async (keys) => {
    const values = await loadMany(keys)
    shelf?.prime(keys, values)
    return keys.map((key) => values.get(key))
  })
  return (key) => {
    // Most of a listing's products are here, each read by several fields: they need no entry.
    const shared = shelf?.values.get(key)
    return shared !== undefined || shelf?.values.has(key) ? Promise.resolve(shared) : loader.load(key)
  }
}

/**
 * The request's loader of this key, made on first use; what it loads is cached for the request, and shared where the
 * request may.
 */
export function loaderOf<K, V>(ctx: Context, key: LoaderKey<K, V>, loadMany: LoadMany<K, V>): (key: K) => Promise<V | undefined> {
  return memoised(ctx, key, '', () => createBatchLoader(loadMany, shelfOf(ctx, key)))
}
