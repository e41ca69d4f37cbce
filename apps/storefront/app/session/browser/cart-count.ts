import { createStore } from './store.ts'

/** What a page knows of the cart; the total, in cents, only where it was read. */
export interface CartFacts {
  readonly count: number
  readonly totalCents?: number
}

/** Items in the cart as far as this page knows; 0 until the private call has answered. */
export const cartCountStore = createStore(0)

/** What this page knows of the cart; undefined until it has heard of it. */
export const knownCartStore = createStore<CartFacts | undefined>(undefined)

/** Sets how many items are in the cart now; call it after every change of the cart. */
export function setCartCount(count: number, totalCents?: number): void {
  cartCountStore.set(count)
  knownCartStore.set({ count, ...(totalCents === undefined ? {} : { totalCents }) })
}
