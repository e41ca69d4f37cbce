import { createStore } from './store.ts'

/** The card whose sizes are shown: in a panel on it, or in a sheet over the page, opened by a button in it. */
export type ShownSizes = { readonly card: HTMLElement } | { readonly inCard: HTMLElement }

export const cardSizesStore = createStore<ShownSizes | undefined>(undefined)
