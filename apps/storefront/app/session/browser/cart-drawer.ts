import { createStore } from './store.ts'

export interface AddedPair {
  readonly sku: string
  /** Uid of the size; absent for gift cards. */
  readonly option?: string | undefined
}

export const cartDrawerStore = createStore(false)

/** The sheet for small screens. */
export const addedSheetStore = createStore(false)

let added: AddedPair | undefined
let refusal: string | undefined
let warning: string | undefined

/** Undefined when the customer opened the drawer. */
export const addedPair = (): AddedPair | undefined => added

export const addRefusal = (): string | undefined => refusal

/** Of a pair that was added despite an error. [A54] */
export const addWarning = (): string | undefined => warning

export function openCart(pair?: AddedPair): void {
  added = pair
  cartDrawerStore.set(true)
}

/**
 * Opens the mini cart, or the sheet on small screens. A refusal shows only in the sheet; wide screens show it at the
 * button.
 */
export function showAdded(pair: AddedPair, problem?: string, doubt?: string): void {
  const isWide = matchMedia('(min-width: 900px)').matches
  if (isWide && problem) return
  added = pair
  refusal = problem
  warning = doubt
  const store = isWide ? cartDrawerStore : addedSheetStore
  store.set(false)
  store.set(true)
}

export function closeCart(): void {
  cartDrawerStore.set(false)
}
