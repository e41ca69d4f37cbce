import DataLoader from 'dataloader'
import type { LoadKind, Shelf, SiteReader } from '#modules/site'
import { type MemoKey, memoised } from '#src/platform/request-state'

type Load<K, V> = (key: K) => Promise<V | undefined>
type LoadMany<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>

function createBatchLoader<K, V>(loadMany: LoadMany<K, V>): Load<K, V> {
  const loader = new DataLoader<K, V | undefined>(async (keys) => {
    const values = await loadMany(keys)
    return keys.map((key) => values.get(key))
  })
  return (key) => loader.load(key)
}

/** Values of a site that requests share, so loading must not depend on the viewer. [decision 59] */
export interface SharedLoader<K, V> extends LoadKind, MemoKey<Load<K, V>> {
  /** May return more values than requested. */
  readonly load: (site: SiteReader, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>
}

/** For neither prices nor stock; shared by every request. */
export function factLoader<K, V>(loader: Pick<SharedLoader<K, V>, 'name' | 'tables' | 'load'>): SharedLoader<K, V> {
  return { ...loader, isOffer: false }
}

/** For prices or stock; shared only by answers that are the same for everyone. */
export function offerLoader<K, V>(loader: Pick<SharedLoader<K, V>, 'name' | 'tables' | 'load'>): SharedLoader<K, V> {
  return { ...loader, isOffer: true }
}

function throughShelf<K, V>(shelf: Shelf<K, V | undefined>, loadMany: LoadMany<K, V>): Load<K, V> {
  const load = createBatchLoader<K, V>(async (keys) => {
    const values = await loadMany(keys)
    for (const key of keys) shelf.store(key, undefined)
    for (const [key, value] of values) shelf.store(key, value)
    return values
  })
  return (key) => {
    // Most products of a listing are shared and read by several fields.
    const shared = shelf.get(key)
    return shared !== undefined || shelf.has(key) ? Promise.resolve(shared) : load(key)
  }
}

export function isShared(site: SiteReader, kind: LoadKind): boolean {
  return site.sharedLoads?.shelf(site.brand.websiteId, kind) !== undefined
}

export function primeShared<K, V>(
  site: SiteReader,
  loader: SharedLoader<K, V>,
  values: Iterable<readonly [K, V]>,
): void {
  const shelf = site.sharedLoads?.shelf<K, V>(site.brand.websiteId, loader)
  for (const [key, value] of values) shelf?.store(key, value)
}

/** Loads each value once per request or, where it can be shared, once for all requests. */
export function sharedLoad<K, V>(site: SiteReader, loader: SharedLoader<K, V>): Load<K, V> {
  return memoised(site, loader, '', () => {
    const loadMany: LoadMany<K, V> = (keys) => loader.load(site, keys)
    const shelf = site.sharedLoads?.shelf<K, V | undefined>(site.brand.websiteId, loader)
    return shelf ? throughShelf(shelf, loadMany) : createBatchLoader(loadMany)
  })
}
