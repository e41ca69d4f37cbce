import { Suspense } from 'react'
import { findInStorePath, findInStoreStore } from '#app/session/browser/find-in-store.ts'
import { useStore } from '#app/session/browser/store.ts'
import { goTo, later } from '#app/ui/preloadable.ts'
import type { CollectLine } from './collect-line.ts'

const CartFinderDialog = later(
  async () => (await import('./cart-finder-dialog.tsx')).CartFinderDialog,
  goTo(findInStorePath({ mode: 'CART' }, '/cart')),
)

interface CartFinderProps {
  /** Lines that can be collected, in the order of the bag. */
  readonly lines: readonly CollectLine[]
  /** Of delivery: "Thu 26 Nov to 4066, free" */
  readonly promise?: string | undefined
}

/** One in bag and checkout; `openFindInStore` opens it. [R2.66, A18] */
export function CartFinder({ lines, promise }: CartFinderProps) {
  const request = useStore(findInStoreStore, undefined)
  if (!request) return null
  return (
    <Suspense>
      <CartFinderDialog
        request={request}
        lines={lines}
        promise={promise}
        onClose={() => findInStoreStore.set(undefined)}
      />
    </Suspense>
  )
}
