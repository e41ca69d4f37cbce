import { knownCartStore, setCartCount } from '#app/session/browser/cart-count.ts'
import { stampCart } from '#app/session/browser/cart-stamp.ts'
import { hasCookie, isMarked, notifyTabs, readFlashMessage } from '#app/session/browser/presence.ts'

let own: typeof import('./load-personal.ts') | undefined

/** Ends the session once its cookie is gone, e.g. after signing out in another tab. [R4.26] */
export const checkPresence = () => own?.leaveWhenOver()

/** Shown once, on the page they were meant for and not on the one being left. */
export function showFlashMessage(): void {
  const notice = readFlashMessage()
  if (notice) void import('#app/features/sign-in/signed-in.tsx').then(({ showNotice }) => showNotice(notice))
}

/** Whether this browser has a cart, or had one when the page was loaded. */
export const hasCart = (): boolean => hasCookie('cartId') || (knownCartStore.get()?.count ?? 0) > 0

/** Makes a request only if this browser has a cart, a wishlist or a session. */
export async function loadPersonal(): Promise<void> {
  checkPresence()
  notifyTabs()
  stampCart()
  if (!hasCookie('cartId') && !hasCookie('guest_wishlist') && !isMarked()) return setCartCount(0)
  own ??= await import('./load-personal.ts')
  return own.loadOwn(() => void loadPersonal())
}
