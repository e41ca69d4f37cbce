import { Suspense } from 'react'
import { cartDrawerStore } from '#app/session/browser/cart-drawer.ts'
import { useEverTrue, useStore } from '#app/session/browser/store.ts'
import { goTo, later } from '#app/ui/preloadable.ts'

const CartDrawer = later(async () => (await import('./cart-drawer.tsx')).CartDrawer, goTo('/cart'))

/** The place of the mini cart; its code is loaded when it first opens. */
export function CartDialog() {
  const isOpen = useStore(cartDrawerStore, false)
  return useEverTrue(cartDrawerStore) ? (
    <Suspense fallback={<p role="status">Loading your bag…</p>}>
      <CartDrawer isOpen={isOpen} />
    </Suspense>
  ) : null
}
