import { AddedSheet } from '#app/features/cart/mini/added-sheet.tsx'
import { MiniCart } from '#app/features/cart/mini/mini-cart.tsx'

/** The mini cart in its drawer from the right, or the sheet of what was added. */
export function CartPlace({ isDrawer }: { readonly isDrawer: boolean }) {
  return isDrawer ? <MiniCart /> : <AddedSheet />
}
