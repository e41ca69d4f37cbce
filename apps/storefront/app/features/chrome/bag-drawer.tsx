import { MiniBag } from '#app/features/bag/mini-bag.tsx'
import { closeBag } from '#app/session/browser/bag-drawer.ts'
import { Dialog } from '#app/ui/dialog.tsx'

/** The mini bag in its drawer from the right. */
export function BagDrawer({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Dialog title="Bag" size="drawer" isOpen={isOpen} onClose={closeBag}>
      <MiniBag />
    </Dialog>
  )
}
