import { createStore } from './store.ts'

/** What the dialog of bag and checkout asks for. */
export interface FindInStoreRequest {
  /** CART: stores with any of the lines. CLICKNCOLLECT: stores that have every pickup line. [R7.101, R7.102] */
  readonly mode: 'CART' | 'CLICKNCOLLECT'
  /** Uid of the line to ask for first; all lines without. */
  readonly lineUid?: string
}

export const findInStoreStore = createStore<FindInStoreRequest | undefined>(undefined)

export const openFindInStore = (request: FindInStoreRequest) => findInStoreStore.set(request)

/** The page that asks the same without scripts. */
export function findInStorePath({ mode, lineUid }: FindInStoreRequest, returnTo: '/cart' | '/checkout'): string {
  const line = lineUid === undefined ? [] : [['line', lineUid]]
  return `/find-in-store/bag?${new URLSearchParams([['mode', mode], ['returnTo', returnTo], ...line])}`
}
