import DataLoader from 'dataloader'
import type { LoadKind, Shelf, SiteReader } from '#modules/site'
import { type MemoKey, memoised } from '#src/composition/request-state'

type Load<K, V> = (key: K) => Promise<V | undefined>
type LoadMany<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>

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

/** Values of a site by key, which requests share. They are loaded without knowing who asks. [decision 59] */
export interface SharedLoader<K, V> extends LoadKind, MemoKey<Load<K, V>> {
  /** Loads the values of these keys, and of more where they come with them. */
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
    for (const key of keys) shelf.store(key, undefined)
    for (const [key, value] of values) shelf.store(key, value)
    return values
  })
  return (key) => {
    // Most of a listing's products are here, each read by several fields: they need no entry.
    const shared = shelf.get(key)
    return shared !== undefined || shelf.has(key) ? Promise.resolve(shared) : load(key)
  }
}

/** Whether what this request loads is for others too. */
export function isShared(site: SiteReader, kind: LoadKind): boolean {
  return site.sharedLoads?.shelf(site.brand.websiteId, kind) !== undefined
}

/** Stores values that came with others, for all who ask for them. */
export function primeShared<K, V>(
  site: SiteReader,
  loader: SharedLoader<K, V>,
  values: Iterable<readonly [K, V]>,
): void {
  const shelf = site.sharedLoads?.shelf<K, V>(site.brand.websiteId, loader)
  for (const [key, value] of values) shelf?.store(key, value)
}

/** The request's values of a shared loader, each loaded once for the request, and where it may, once for all. */
export function sharedLoad<K, V>(site: SiteReader, loader: SharedLoader<K, V>): Load<K, V> {
  return memoised(site, loader, '', () => {
    const loadMany: LoadMany<K, V> = (keys) => loader.load(site, keys)
    const shelf = site.sharedLoads?.shelf<K, V | undefined>(site.brand.websiteId, loader)
    return shelf ? throughShelf(shelf, loadMany) : createBatchLoader(loadMany)
  })
}
