import { knownCartStore, setCartCount } from '#app/session/browser/cart-count.ts'
import { stampCart } from '#app/session/browser/cart-stamp.ts'
import { hasCookie, isMarked, notifyTabs, readFlashMessage } from '#app/session/browser/presence.ts'

let own: typeof import('./load-personal.ts') | undefined

/** Leaves when somebody was signed in here and is no more. [R4.26] */
export const checkPresence = () => own?.leaveWhenOver()

/**
 * Shows the flash messages of the step before: once, on the page that was opened for them and not on the one being
 * left.
 */
export function showFlashMessage(): void {
  const notice = readFlashMessage()
  if (notice) void import('#app/features/sign-in/signed-in.tsx').then(({ showNotice }) => showNotice(notice))
}

/** Whether there may be a cart to read: this browser has one, or had one when the page was loaded. */
export const hasCart = (): boolean => hasCookie('cartId') || (knownCartStore.get()?.count ?? 0) > 0

/** Loads the personal pieces, and only when this browser has a cart, a wishlist or a sign-in. */
export async function loadPersonal(): Promise<void> {
  checkPresence()
  notifyTabs()
  stampCart()
  if (!hasCookie('cartId') && !hasCookie('guest_wishlist') && !isMarked()) return setCartCount(0)
  own ??= await import('./load-personal.ts')
  return own.loadOwn(() => void loadPersonal())
}
