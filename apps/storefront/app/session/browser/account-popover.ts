import { createStore } from './store.ts'

/** The control that opened it. */
export const accountPopoverStore = createStore<HTMLElement | false>(false)

export const firstNameStore = createStore('')
