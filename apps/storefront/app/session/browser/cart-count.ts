import { createStore } from './store.ts'

/** `totalCents` only where it was loaded. */
export interface CartFacts {
  readonly count: number
  readonly totalCents?: number
}

/** 0 until loaded. */
export const cartCountStore = createStore(0)

/** Undefined until loaded. */
export const knownCartStore = createStore<CartFacts | undefined>(undefined)

/** Call after every change of the cart. */
export function setCartCount(count: number, totalCents?: number): void {
  cartCountStore.set(count)
  knownCartStore.set({ count, ...(totalCents === undefined ? {} : { totalCents }) })
}
