import type { Abroad } from '#app/features/find-in-store/abroad.ts'
import type { MapView } from './map/map-view.ts'
import type { StoreNow, StoreView } from './store-view.ts'

export interface ListedStore extends StoreView {
  readonly now: StoreNow | undefined
  /** `20.3 km`, from the place. */
  readonly distance: string | undefined
  /** Of the chosen shoe. */
  readonly stock: 'in' | 'last' | 'lastOne' | undefined
}

export type FilterName = 'open' | 'collect' | 'shoe'

/** A place that a search may mean. */
export interface PlaceChoice {
  readonly label: string
  /** What tells it from others of its name: `VIC 3121`. */
  readonly detail: string
  readonly name: string
  /** `Ringwood, 20 km` */
  readonly nearest: string | undefined
}

export type PlaceProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown'; readonly near: readonly PlaceChoice[] }
  | ({ readonly kind: 'abroad' } & Abroad)

export interface ChosenShoe {
  readonly sku: string
  readonly name: string
  readonly path: string
  readonly sizes: readonly { readonly sku: string; readonly label: string }[]
  /** `AU 7`; undefined while no size is chosen. */
  readonly size: string | undefined
}

export interface NamedShoe {
  readonly sku: string
  readonly name: string
}

export interface FinderData {
  /** Of the place that distances are from. */
  readonly placeLabel: string | undefined
  readonly problem: PlaceProblem | undefined
  /** Others that the search may mean. */
  readonly others: readonly PlaceChoice[]
  readonly stores: readonly ListedStore[]
  /** Filters without which there would be stores, and how many. */
  readonly drops: readonly { readonly filter: FilterName; readonly count: number }[]
  readonly shoe: ChosenShoe | undefined
  /** With the name that was typed; undefined when the search, or the chosen shoe, failed. */
  readonly named: readonly NamedShoe[] | undefined
  readonly map: MapView | undefined
  readonly hasFailed: boolean
}

/** Rows shown before `Show more`. */
export const FIRST_ROWS = 5
