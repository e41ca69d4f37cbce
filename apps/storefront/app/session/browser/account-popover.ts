import { createStore } from './store.ts'

export const accountPopoverStore = createStore(false)

export const firstNameStore = createStore('')
