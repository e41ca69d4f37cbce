import { createStore } from '#app/session/browser/store.ts'

/** The cart as it was read again, and whether that differs from what this tab knew. */
export interface CartReading {
  readonly count: number
  readonly totalCents: number
  readonly isChanged: boolean
}

/** The newest reading after the tab came to the front; pages that show the cart read theirs again with it. [R4.49] */
export const cartReadingStore = createStore<CartReading | undefined>(undefined)
