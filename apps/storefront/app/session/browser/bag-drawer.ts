import { createStore } from './store.ts'

/** Whether the mini bag is open. */
export const bagDrawerStore = createStore(false)

/** Opens the mini bag; after an add on wide screens, and on the header's bag button. */
export function openBag(): void {
  bagDrawerStore.set(true)
}

/** Closes the mini bag. */
export function closeBag(): void {
  bagDrawerStore.set(false)
}
