import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { styleOf } from '#app/islands/cards/card-sizes.ts'
import { cardSizesStore } from '#app/session/browser/card-sizes.ts'
import { useStore } from '#app/session/browser/store.ts'
import { SizesPanel } from './sizes-panel.tsx'
import { SizesSheet } from './sizes-sheet.tsx'
import { useAdding } from './use-adding.ts'

const hide = () => cardSizesStore.set(undefined)

/** Loaded on first use. [R2.80] */
export function QuickSizes() {
  const shown = useStore(cardSizesStore, undefined)
  const adding = useAdding()
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isLeaving) hide()
  }, [isLeaving])
  const { sku, path = '' } = shown ? styleOf(shown) : {}
  return (
    <>
      {shown && sku ? (
        'card' in shown ? (
          <SizesPanel key={sku} card={shown.card} sku={sku} adding={adding} />
        ) : (
          <SizesSheet key={sku} path={path} sku={sku} adding={adding} onClose={hide} />
        )
      ) : null}
      <p role="status" className="visually-hidden">
        {adding.said}
      </p>
    </>
  )
}
