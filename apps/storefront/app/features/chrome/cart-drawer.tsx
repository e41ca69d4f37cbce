import { AddedSheet } from '#app/features/cart/mini/added-sheet.tsx'
import { MiniCart } from '#app/features/cart/mini/mini-cart.tsx'
import { closeCart } from '#app/session/browser/cart-drawer.ts'
import { Dialog } from '#app/ui/dialog.tsx'

/** The mini cart in its drawer from the right, or the sheet of what was added. */
export function CartPlace({ isDrawer }: { readonly isDrawer: boolean }) {
  return isDrawer ? (
    <Dialog title="Your bag" size="drawer" isOpen onClose={closeCart}>
      <MiniCart />
    </Dialog>
  ) : (
    <AddedSheet />
  )
}
