import { Suspense } from 'react'
import { addedSheetStore, cartDrawerStore } from '#app/session/browser/cart-drawer.ts'
import { useStore } from '#app/session/browser/store.ts'
import { goTo, later } from '#app/ui/preloadable.ts'

const CartPlace = later(async () => (await import('./cart-drawer.tsx')).CartPlace, goTo('/cart'))

/** Loads its code on first use. */
export function CartDialog() {
  const [isDrawer, isSheet] = [useStore(cartDrawerStore, false), useStore(addedSheetStore, false)]
  return isDrawer || isSheet ? (
    <Suspense fallback={<p role="status">Loading your bag…</p>}>
      <CartPlace isDrawer={isDrawer} />
    </Suspense>
  ) : null
}
