import { loadMarks } from '#app/islands/shell.ts'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { endSession, hasCookie, isMarked, notifyTabs, readFlashMessage } from '#app/session/browser/presence.ts'

interface Personal {
  readonly cartCount?: number
  readonly me?: Parameters<typeof import('#app/features/sign-in/signed-in.tsx').renderSignedIn>[0]
  readonly isSignedOut?: true
  readonly saved?: Parameters<typeof import('#app/islands/marks.ts').showSaved>[0]
}

let isSignedIn = false

/** Leaves when somebody was signed in here and is no more. [R4.26] */
export function checkPresence(): void {
  if (isSignedIn && !isMarked()) endSession()
}

/**
 * Shows the flash messages of the step before: once, on the page that was opened for them and not on the one being
 * left.
 */
export function showFlashMessage(): void {
  const notice = readFlashMessage()
  if (notice) void import('#app/features/sign-in/signed-in.tsx').then(({ showNotice }) => showNotice(notice))
}

/** Loads the personal pieces, and only when this browser has a cart, a wishlist or a sign-in. */
export async function loadPersonal(): Promise<void> {
  checkPresence()
  notifyTabs()
  if (!hasCookie('cartId') && !hasCookie('guest_wishlist') && !isMarked()) return setCartCount(0)
  const answer = await fetch('/api/me', { headers: { accept: 'application/json' } }).catch(() => undefined)
  const { cartCount, me, isSignedOut, saved } = answer ? ((await answer.json().catch(() => ({}))) as Personal) : {}
  if (isSignedOut) return endSession()
  if (cartCount !== undefined) setCartCount(cartCount)
  if (saved) void loadMarks().then(({ showSaved }) => showSaved(saved))
  if (!me) return
  isSignedIn = true
  const { renderSignedIn } = await import('#app/features/sign-in/signed-in.tsx')
  renderSignedIn(me, () => void loadPersonal())
}
