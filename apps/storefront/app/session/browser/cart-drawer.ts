import { createStore } from './store.ts'

/** Whether the mini bag is open. */
export const cartDrawerStore = createStore(false)

/** Opens the mini bag; after an add on wide screens, and on the header's bag button. */
export function openCart(): void {
  cartDrawerStore.set(true)
}

/** Closes the mini bag. */
export function closeCart(): void {
  cartDrawerStore.set(false)
}
