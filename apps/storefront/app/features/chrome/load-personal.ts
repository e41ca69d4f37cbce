import { loadMarks } from '#app/islands/shell.ts'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import { endSession } from '#app/session/browser/end-session.ts'
import { isMarked } from '#app/session/browser/presence.ts'

interface Personal {
  readonly cartCount?: number
  readonly me?: Parameters<typeof import('#app/features/sign-in/signed-in.tsx').renderSignedIn>[0]
  readonly isSignedOut?: true
  readonly saved?: Parameters<typeof import('#app/islands/marks.ts').showSaved>[0]
}

let isSignedIn = false

/** Ends the session once its cookie is gone, e.g. after signing out in another tab. [R4.26] */
export function leaveWhenOver(): void {
  if (isSignedIn && !isMarked()) endSession()
}

export async function loadOwn(again: () => void): Promise<void> {
  const answer = await fetch('/api/me', { headers: { accept: 'application/json' } }).catch(() => undefined)
  const { cartCount, me, isSignedOut, saved } = answer ? ((await answer.json().catch(() => ({}))) as Personal) : {}
  if (isSignedOut) return endSession()
  if (cartCount !== undefined) setCartCount(cartCount)
  if (saved) void loadMarks().then(({ showSaved }) => showSaved(saved))
  if (!me) return
  isSignedIn = true
  const { renderSignedIn } = await import('#app/features/sign-in/signed-in.tsx')
  renderSignedIn(me, again)
}
