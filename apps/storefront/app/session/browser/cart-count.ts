import { createStore } from './store.ts'

/** Items in the cart as far as this page knows; 0 until the private call has answered. */
export const cartCountStore = createStore(0)

/** Sets how many items are in the cart now; call it after every change of the cart. */
export function setCartCount(count: number): void {
  cartCountStore.set(count)
}
