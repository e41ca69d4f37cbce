import { createStore } from './store.ts'

/** Items in the bag as far as this page knows; 0 until the private call has answered. */
export const bagCountStore = createStore(0)

/** Tells the page how many items are in the bag now; call it after every change of the bag. */
export function setBagCount(count: number): void {
  bagCountStore.set(count)
}
