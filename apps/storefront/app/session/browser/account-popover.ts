import { createStore } from './store.ts'

export const accountPopoverStore = createStore(false)

/** '' for guests and until loaded. */
export const firstNameStore = createStore('')
