import type { Context } from '#src/platform/context'
import { type MemoKey, memoised } from '#src/platform/request-state'
import type { LoadKind, Shelf } from './shared-loads.ts'

/** Nothing of the caller, so that shared values can't leak between shoppers. */
export type SiteReader = Pick<Context, 'db' | 'brand' | 'config' | 'ports' | 'memo' | 'sharedLoads'>

type Sharer = Pick<SiteReader, 'db' | 'brand' | 'memo' | 'sharedLoads'>

export interface SiteValue<T, Reader> extends LoadKind, MemoKey<Promise<T>> {
  readonly make: (site: Reader) => Promise<T>
}

/** Must not depend on prices or stock. Shared until one of its tables changes. */
export function siteValue<T, Reader extends Sharer = SiteReader>(
  value: Pick<SiteValue<T, Reader>, 'name' | 'tables' | 'make'>,
): SiteValue<T, Reader> {
  return { ...value, isOffer: false }
}

interface Stored<T> {
  value?: { readonly made: T }
  making?: Promise<T>
}

/** A transaction computes a missing value itself instead of waiting for another connection. */
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
