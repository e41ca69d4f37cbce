import { lazy, Suspense } from 'react'
import { bagDrawerStore, closeBag } from '#app/session/bag-drawer.ts'
import { useStore } from '#app/session/store.ts'
import { Dialog } from '#app/ui/dialog.tsx'

const MiniBag = lazy(async () => ({ default: (await import('#app/features/bag/mini-bag.tsx')).MiniBag }))

/** The mini bag: a drawer from the right whose content is loaded when it first opens. @source ux §5 Mini cart */
export function BagDialog() {
  const isOpen = useStore(bagDrawerStore, false)
  return (
    <Dialog title="Bag" size="drawer" isOpen={isOpen} onClose={closeBag}>
      <Suspense fallback={<p role="status">Loading your bag…</p>}>
        <MiniBag />
      </Suspense>
    </Dialog>
  )
}
