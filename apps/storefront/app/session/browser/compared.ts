import { createStore } from './store.ts'

/** Uids. Undefined when nothing is compared, so that the code for it is not loaded. */
export const comparedStore = createStore<readonly string[] | undefined>(undefined)

export const setCompared = comparedStore.set
