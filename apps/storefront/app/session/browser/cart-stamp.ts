import { messageTabs, readCookie } from './presence.ts'
import { createStore } from './store.ts'

/** Local storage key observed by other tabs. */
export const CART_UPDATED = 'cart-updated'

/** Of the cart that this tab shows, in ms. [R4.49, A118] */
const cartUpdatedStore = createStore(0)

/**
 * Reads the time of the latest change from its cookie and announces it to other tabs. @returns whether it is new to
 * this tab
 */
export function stampCart(): boolean {
  const atMs = Number(readCookie('cart_updated') ?? 0)
  if (atMs <= cartUpdatedStore.get()) return false
  cartUpdatedStore.set(atMs)
  messageTabs(CART_UPDATED, String(atMs), (known) => atMs > Number(known))
  return true
}
