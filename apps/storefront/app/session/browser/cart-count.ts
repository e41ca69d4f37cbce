import { createStore } from './store.ts'

/** `totalCents` only if loaded. */
export interface CartFacts {
  readonly count: number
  readonly totalCents?: number
}

export const cartCountStore = createStore(0)

export const knownCartStore = createStore<CartFacts | undefined>(undefined)

/** Call after every change of the cart. */
export function setCartCount(count: number, totalCents?: number): void {
  cartCountStore.set(count)
  knownCartStore.set({ count, ...(totalCents === undefined ? {} : { totalCents }) })
}
