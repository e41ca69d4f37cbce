import { Suspense } from 'react'
import { bagDrawerStore } from '#app/session/browser/bag-drawer.ts'
import { useEverTrue, useStore } from '#app/session/browser/store.ts'
import { goTo, later } from '#app/ui/preloadable.ts'

const BagDrawer = later(async () => (await import('./bag-drawer.tsx')).BagDrawer, goTo('/cart'))

/** The place of the mini bag; its code is loaded when it first opens. */
export function BagDialog() {
  const isOpen = useStore(bagDrawerStore, false)
  return useEverTrue(bagDrawerStore) ? (
    <Suspense fallback={<p role="status">Loading your bag…</p>}>
      <BagDrawer isOpen={isOpen} />
    </Suspense>
  ) : null
}
