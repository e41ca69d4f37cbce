import { createStore } from './store.ts'

/** Items in the bag as far as this page knows; 0 until the private call has answered. */
export const cartCountStore = createStore(0)

/** Tells the page how many items are in the bag now; call it after every change of the bag. */
export function setCartCount(count: number): void {
  cartCountStore.set(count)
}
