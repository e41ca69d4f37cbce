import { useEffect } from 'react'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import type { CartView } from './cart-model.ts'

/** Sets the header's count to that of the cart on the page. */
export function useCountOf(cartView: CartView | undefined): void {
  const { count = 0, totalCents = 0 } = cartView ?? {}
  useEffect(() => setCartCount(count, totalCents), [count, totalCents])
}
