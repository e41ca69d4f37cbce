import { messageTabs, readCookie } from './presence.ts'
import { createStore } from './store.ts'

/** The key of local storage whose change tells the other tabs that the cart was changed. */
export const CART_UPDATED = 'cart-updated'

/** When the cart that this tab shows was last changed, in ms; every change stamps it. [R4.49, A118] */
const cartUpdatedStore = createStore(0)

/**
 * Takes over the time of the newest change, which every answer to a change of the cart brings as a cookie, forms
 * without scripts too; other tabs learn it from local storage. True when it is new to this tab.
 */
export function stampCart(): boolean {
  const atMs = Number(readCookie('cart_updated') ?? 0)
  if (atMs <= cartUpdatedStore.get()) return false
  cartUpdatedStore.set(atMs)
  messageTabs(CART_UPDATED, String(atMs), (known) => atMs > Number(known))
  return true
}
