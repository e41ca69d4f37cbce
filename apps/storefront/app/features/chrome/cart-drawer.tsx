import { MiniCart } from '#app/features/cart/mini/mini-cart.tsx'
import { closeCart } from '#app/session/browser/cart-drawer.ts'
import { Dialog } from '#app/ui/dialog.tsx'

/** The mini cart in its drawer from the right. */
export function CartDrawer({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Dialog title="Bag" size="drawer" isOpen={isOpen} onClose={closeCart}>
      <MiniCart />
    </Dialog>
  )
}
