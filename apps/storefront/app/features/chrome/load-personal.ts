import { loadMarks } from '#app/islands/shell.ts'
import { knownCartStore, setCartCount } from '#app/session/browser/cart-count.ts'
import { type ChosenStore, chosenStore } from '#app/session/browser/chosen-store.ts'
import { endSession } from '#app/session/browser/end-session.ts'
import { hasCookie, isMarked } from '#app/session/browser/presence.ts'

interface Personal {
  readonly cartCount?: number
  readonly me?: Parameters<typeof import('#app/features/sign-in/signed-in.tsx').renderSignedIn>[0]
  readonly isSignedOut?: true
  readonly store?: ChosenStore
  readonly saved?: Parameters<typeof import('#app/islands/marks.ts').showSaved>[0]
}

let isSignedIn = false

/** Not needed by the page. */
const showUnderWay = () =>
  void import('#app/islands/tracking/tracking-strip.ts').then(
    (tracking) => tracking.showUnderWay(),
    () => undefined,
  )

const showStore = (store: ChosenStore | undefined) =>
  void loadMarks().then(
    ({ showChosenStore }) => showChosenStore(store),
    () => undefined,
  )

/** Ends the session once its cookie is gone, e.g. after signing out in another tab. [R4.26] */
export function leaveWhenOver(): void {
  // The page opened in place may have a pickup card.
  const store = chosenStore.get()
  if (store) showStore(store)
  if (isSignedIn && !isMarked()) endSession()
}

export async function loadOwn(again: () => void): Promise<void> {
  const requestedAtMs = performance.now()
  const known = knownCartStore.get()
  const answer = await fetch('/api/me', { headers: { accept: 'application/json' } }).catch(() => undefined)
  const { cartCount, me, isSignedOut, saved, store } = answer
    ? ((await answer.json().catch(() => ({}))) as Personal)
    : {}
  if (isSignedOut) return endSession()
  if (isMarked() || hasCookie('tracked')) showUnderWay()
  // The cart may have changed since.
  if (cartCount !== undefined && knownCartStore.get() === known) setCartCount(cartCount)
  if (store || chosenStore.get()) showStore(store)
  if (saved) void loadMarks().then(({ showSaved }) => showSaved(saved, requestedAtMs))
  if (!me) return
  isSignedIn = true
  const { renderSignedIn } = await import('#app/features/sign-in/signed-in.tsx')
  renderSignedIn(me, again)
}
