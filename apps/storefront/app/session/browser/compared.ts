import { createStore } from './store.ts'

export const comparedStore = createStore<readonly string[] | undefined>(undefined)

export const setCompared = comparedStore.set
