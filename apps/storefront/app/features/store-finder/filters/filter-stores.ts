import type { FilterName } from '../finder-data.ts'

export interface FilterFacts {
  readonly isOpen: boolean
  readonly collects: boolean
  readonly hasShoe: boolean
}

type Filters = Readonly<Record<FilterName, boolean>>

const PASSES: Readonly<Record<FilterName, (store: FilterFacts) => boolean>> = {
  open: ({ isOpen }) => isOpen,
  collect: ({ collects }) => collects,
  shoe: ({ hasShoe }) => hasShoe,
}
const NAMES = Object.keys(PASSES) as FilterName[]

export function filterStores<Store>(
  stores: readonly Store[],
  filters: Filters,
  factsOf: (store: Store) => FilterFacts,
): readonly Store[] {
  return stores.filter((store) => NAMES.every((name) => !filters[name] || PASSES[name](factsOf(store))))
}

/** Filters that would bring stores back if dropped, with how many. */
export function findDrops<Store>(
  stores: readonly Store[],
  filters: Filters,
  factsOf: (store: Store) => FilterFacts,
): readonly { readonly filter: FilterName; readonly count: number }[] {
  if (filterStores(stores, filters, factsOf).length > 0) return []
  return NAMES.filter((name) => filters[name])
    .map((filter) => ({ filter, count: filterStores(stores, { ...filters, [filter]: false }, factsOf).length }))
    .filter(({ count }) => count > 0)
}
