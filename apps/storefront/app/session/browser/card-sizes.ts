import { createStore } from './store.ts'

/** A panel on the card or a sheet over the page. */
export type ShownSizes = { readonly card: HTMLElement } | { readonly inCard: HTMLElement }

export const cardSizesStore = createStore<ShownSizes | undefined>(undefined)
