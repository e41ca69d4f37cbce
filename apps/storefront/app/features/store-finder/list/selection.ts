import type { FinderAddress } from '../finder-address.ts'
import { FIRST_ROWS, type FinderData, type ListedStore } from '../finder-data.ts'

/** Of a place the nearest store is open from the start. */
export function selectedStore({ stores, placeLabel }: FinderData, { store }: FinderAddress): ListedStore | undefined {
  return (
    stores.find(({ slug }) => slug === store) ?? (placeLabel === undefined || store === 'none' ? undefined : stores[0])
  )
}

/** The first rows, and as many as reach the selected one. */
export function shownCount({ stores, placeLabel }: FinderData, address: FinderAddress): number {
  if (placeLabel === undefined || address.isAll) return stores.length
  const chosen = stores.findIndex(({ slug }) => slug === address.store)
  const count = Math.max(FIRST_ROWS, chosen + 1)
  return count === stores.length - 1 ? stores.length : Math.min(count, stores.length)
}
