import { createStore } from '#app/session/browser/store.ts'

export interface CartReading {
  readonly count: number
  readonly totalCents: number
  readonly isChanged: boolean
}

/** Pages that show the cart revalidate on it. [R4.49] */
export const cartReadingStore = createStore<CartReading | undefined>(undefined)
