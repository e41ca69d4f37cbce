import { createStore } from './store.ts'

/** Whether the header's account popover is open. */
export const accountPopoverStore = createStore(false)

/**
 * The signed-in customer's first name as far as this page knows; '' for guests and until the private call has answered.
 */
export const firstNameStore = createStore('')
