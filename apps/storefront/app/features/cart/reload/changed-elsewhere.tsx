import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useStore } from '#app/session/browser/store.ts'
import { Notice } from '#app/ui/notice.tsx'
import { cartReadingStore } from './cart-reading.ts'
import { CHANGED_TITLE, changedText } from './reload-cart.ts'

/** [R4.49] */
export function ChangedElsewhere() {
  const reading = useStore(cartReadingStore, undefined)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (reading) void revalidate()
  }, [reading, revalidate])
  useEffect(() => () => cartReadingStore.set(undefined), [])
  return (
    <div role="status">
      {reading?.isChanged ? (
        <Notice tone="neutral">
          {CHANGED_TITLE}: {changedText(reading)}.
        </Notice>
      ) : null}
    </div>
  )
}
