import { useEffect } from 'react'
import { setCartCount } from '#app/session/browser/cart-count.ts'
import type { CartView } from './cart-model.ts'

/** Keeps the header's count equal to the cart on the page. */
export function useCountOf(cartView: CartView | undefined): void {
  const count = cartView?.count ?? 0
  useEffect(() => setCartCount(count), [count])
}
