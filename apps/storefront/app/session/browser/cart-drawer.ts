import { createStore } from './store.ts'

/** Whether the mini cart is open. */
export const cartDrawerStore = createStore(false)

/** Opens the mini cart: after an add on wide screens, and on the header's button. */
export function openCart(): void {
  cartDrawerStore.set(true)
}

/** Closes the mini cart. */
export function closeCart(): void {
  cartDrawerStore.set(false)
}
