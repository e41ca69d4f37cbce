import type { Context } from '#src/composition/context'
import { type MemoKey, memoised } from '#src/composition/request-state'
import type { LoadKind, Shelf } from './shared-loads.ts'

/**
 * What the maker of a shared value gets of a request: nothing of the caller, so that nothing of one can reach another.
 */
export type SiteReader = Pick<Context, 'db' | 'brand' | 'config' | 'ports' | 'memo' | 'sharedLoads'>

/** What sharing itself needs of a request. */
type Sharer = Pick<SiteReader, 'db' | 'brand' | 'memo' | 'sharedLoads'>

/** A thing of which a site has one, and how it is made. */
export interface SiteValue<T, Reader> extends LoadKind, MemoKey<Promise<T>> {
  readonly make: (site: Reader) => Promise<T>
}

/** Declares a thing of a site without prices or stock: made once for all while its tables do not change. */
export function siteValue<T, Reader extends Sharer = SiteReader>(
  value: Pick<SiteValue<T, Reader>, 'name' | 'tables' | 'make'>,
): SiteValue<T, Reader> {
  return { ...value, isOffer: false }
}

/** What is stored of a site's value. */
interface Stored<T> {
  value?: { readonly made: T }
  making?: Promise<T>
}

/**
 * The request's value of a site, the same throughout the request. A transaction never waits for another connection: what
 * is not there yet it reads by itself.
 */
export function ofSite<T, Reader extends Sharer>(site: Reader, wanted: SiteValue<T, Reader>): Promise<T> {
  return memoised(site, wanted, '', () => {
    const shelf = site.sharedLoads?.shelf<'', Stored<T>>(site.brand.websiteId, wanted)
    const { value, making } = shelf?.get('') ?? {}
    if (value) return Promise.resolve(value.made)
    if (!shelf || site.db.isTransaction) return wanted.make(site)
    return making ?? makeForAll(wanted.make(site), shelf)
  })
}

function makeForAll<T>(making: Promise<T>, shelf: Shelf<'', Stored<T>>): Promise<T> {
  const stored: Stored<T> = { making }
  shelf.store('', stored)
  making.then(
    (made) => Object.assign(stored, { value: { made } }),
    () => shelf.delete(''),
  )
  return making
}
