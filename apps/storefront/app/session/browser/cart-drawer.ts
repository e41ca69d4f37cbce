import { createStore } from './store.ts'

/** A pair that was put into the cart: its line is found by it. */
export interface AddedPair {
  readonly sku: string
  /** Uid of its size; none for gift cards. */
  readonly option?: string | undefined
}

/** Whether the mini cart is open. */
export const cartDrawerStore = createStore(false)

/** Whether small screens show the sheet of the pair that was added. */
export const addedSheetStore = createStore(false)

let added: AddedPair | undefined
let refusal: string | undefined

/** What was added when drawer or sheet opened; undefined when the shopper opened the drawer. */
export const addedPair = (): AddedPair | undefined => added

/** Why that pair was not added after all. */
export const addRefusal = (): string | undefined => refusal

/** Opens the mini cart, from the header's button or with a newly added item. */
export function openCart(pair?: AddedPair): void {
  added = pair
  cartDrawerStore.set(true)
}

/**
 * Shows what was added: in the mini cart, on small screens in a sheet. What was refused only in the sheet: wide screens
 * have room for that at the button.
 */
export function showAdded(pair: AddedPair, problem?: string): void {
  const isWide = matchMedia('(min-width: 900px)').matches
  if (isWide && problem) return
  added = pair
  refusal = problem
  const store = isWide ? cartDrawerStore : addedSheetStore
  store.set(false)
  store.set(true)
}

/** Closes the mini cart. */
export function closeCart(): void {
  cartDrawerStore.set(false)
}
