import { knownCartStore, setCartCount } from '#app/session/browser/cart-count.ts'
import { stampCart } from '#app/session/browser/cart-stamp.ts'
import { hasCookie, isMarked, notifyTabs, readFlashMessage } from '#app/session/browser/presence.ts'

let own: typeof import('./load-personal.ts') | undefined

/** [R4.26] */
export const checkPresence = () => own?.leaveWhenOver()

/** Not on the page being left. */
export function showFlashMessage(): void {
  const notice = readFlashMessage()
  if (notice) void import('#app/features/sign-in/signed-in.tsx').then(({ showNotice }) => showNotice(notice))
}

export const hasCart = (): boolean => hasCookie('cartId') || (knownCartStore.get()?.count ?? 0) > 0

/** Skips the request without a cart, wishlist, session or order under way. */
export async function loadPersonal(): Promise<void> {
  checkPresence()
  notifyTabs()
  stampCart()
  if (!hasCookie('cartId') && !hasCookie('guest_wishlist') && !hasCookie('tracked') && !isMarked())
    return setCartCount(0)
  own ??= await import('./load-personal.ts')
  return own.loadOwn(() => void loadPersonal())
}
