import { createStore } from './store.ts'

/** The card whose sizes are shown: in a panel on it, or in a sheet over the page. */
interface ShownSizes {
  readonly card: HTMLElement
  readonly isSheet: boolean
}

export const cardSizesStore = createStore<ShownSizes | undefined>(undefined)
