import { AddedSheet } from '#app/features/cart/mini/added-sheet.tsx'
import { MiniCart } from '#app/features/cart/mini/mini-cart.tsx'

/** The mini cart in a drawer from the right, or the added sheet. */
export function CartPlace({ isDrawer }: { readonly isDrawer: boolean }) {
  return isDrawer ? <MiniCart /> : <AddedSheet />
}
