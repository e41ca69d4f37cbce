import DataLoader from 'dataloader'
import type { LoadKind, Shelf, SiteReader } from '#modules/site'
import type { Context } from '#src/composition/context'
import { type MemoKey, memoised } from '#src/composition/request-state'

type Load<K, V> = (key: K) => Promise<V | undefined>
type LoadMany<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>

/** Names a loader of a request. */
export type LoaderKey<K, V> = MemoKey<Load<K, V>>

export function loaderKey<K, V>(name: string): LoaderKey<K, V> {
  return { name }
}

/**
 * Collects the requested keys until the resolvers that are ready have run, then loads them with one call; a key is
 * loaded once.
 */
function createBatchLoader<K, V>(loadMany: LoadMany<K, V>): Load<K, V> {
  const loader = new DataLoader<K, V | undefined>(async (keys) => {
    const values = await loadMany(keys)
    return keys.map((key) => values.get(key))
  })
  return (key) => loader.load(key)
}

/** The request's loader of this key, made on first use; what it loads is cached for the request. */
export function loaderOf<K, V>(ctx: Pick<Context, 'memo'>, key: LoaderKey<K, V>, loadMany: LoadMany<K, V>): Load<K, V> {
  return memoised(ctx, key, '', () => createBatchLoader(loadMany))
}

/** Values of a site by key, which requests share. They are loaded without knowing who asks. [decision 59] */
export interface SharedLoader<K, V> extends LoadKind, LoaderKey<K, V> {
  readonly load: (site: SiteReader, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>
}

/** Declares a loader of what is neither price nor stock: every request shares it. */
export function factLoader<K, V>(loader: Pick<SharedLoader<K, V>, 'name' | 'tables' | 'load'>): SharedLoader<K, V> {
  return { ...loader, isOffer: false }
}

/** Declares a loader of prices or stock, shared only by answers that are the same for everybody. */
export function offerLoader<K, V>(loader: Pick<SharedLoader<K, V>, 'name' | 'tables' | 'load'>): SharedLoader<K, V> {
  return { ...loader, isOffer: true }
}

/** Loads for all requests what is not there yet. */
function throughShelf<K, V>(shelf: Shelf<K, V | undefined>, loadMany: LoadMany<K, V>): Load<K, V> {
  const load = createBatchLoader<K, V>(async (keys) => {
    const values = await loadMany(keys)
    for (const key of keys) shelf.store(key, values.get(key))
    return values
  })
  return (key) => {
    // Most of a listing's products are here, each read by several fields: they need no entry.
    const shared = shelf.get(key)
    return shared !== undefined || shelf.has(key) ? Promise.resolve(shared) : load(key)
  }
}

/** The request's values of a shared loader, each loaded once for the request, and where it may, once for all. */
export function sharedLoad<K, V>(site: SiteReader, loader: SharedLoader<K, V>): Load<K, V> {
  return memoised(site, loader, '', () => {
    const loadMany: LoadMany<K, V> = (keys) => loader.load(site, keys)
    const shelf = site.sharedLoads?.shelf<K, V | undefined>(site.brand.websiteId, loader)
    return shelf ? throughShelf(shelf, loadMany) : createBatchLoader(loadMany)
  })
}
