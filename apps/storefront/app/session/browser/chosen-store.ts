import { createStore } from './store.ts'

/** The store that the shopper collects from. */
export interface ChosenStore {
  readonly code: string
  readonly name: string
  readonly town: string
  /** "-27.47,153.03" */
  readonly point: string | undefined
}

export const chosenStore = createStore<ChosenStore | undefined>(undefined)
