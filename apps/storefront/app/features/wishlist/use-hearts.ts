import { useEffect } from 'react'
import type { SavedStyles } from '#app/islands/marks.ts'

/** Syncs header count and hearts with the list. [R3.32] */
export function useHearts({ skus, count }: SavedStyles, isKnown: boolean): void {
  const text = JSON.stringify({ skus, count })
  useEffect(() => {
    if (isKnown) void import('#app/islands/marks.ts').then(({ showSaved }) => showSaved(JSON.parse(text)))
  }, [text, isKnown])
}
