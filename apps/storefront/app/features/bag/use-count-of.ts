import { useEffect } from 'react'
import { setBagCount } from '#app/session/browser/bag-count.ts'
import type { Bag } from './bag-model.ts'

/** Keeps the header's count equal to the bag on the page. */
export function useCountOf(bag: Bag | undefined): void {
  const count = bag?.count ?? 0
  useEffect(() => setBagCount(count), [count])
}
