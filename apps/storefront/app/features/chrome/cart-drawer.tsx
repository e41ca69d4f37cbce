import { AddedSheet } from '#app/features/cart/mini/added-sheet.tsx'
import { MiniCart } from '#app/features/cart/mini/mini-cart.tsx'

export function CartPlace({ isDrawer }: { readonly isDrawer: boolean }) {
  return isDrawer ? <MiniCart /> : <AddedSheet />
}
