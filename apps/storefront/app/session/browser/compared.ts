import { createStore } from './store.ts'

/** Uids of the shoes that are compared; undefined while nothing is known to be, and so no code for it is loaded. */
export const comparedStore = createStore<readonly string[] | undefined>(undefined)

export const setCompared = comparedStore.set
