import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FieldError } from '#app/ui/field-error.tsx'
import styles from './quick-sizes.module.css'
import { Sizes, SizesNote } from './sizes.tsx'
import { type Adding, refusalOf } from './use-adding.ts'
import { useSizes } from './use-sizes.ts'

const GAP_PX = 16

/** React does not render cards, so the panel needs a container in one. */
function usePlace(card: HTMLElement, isShown: boolean): HTMLElement {
  const [place] = useState(() => Object.assign(document.createElement('div'), { className: styles.place }))
  useLayoutEffect(() => {
    if (!isShown) return
    card.append(place)
    // Shrinks the picture to make room.
    const panel = place.firstElementChild
    card.dataset.sized = ''
    card.style.setProperty('--room', String(1 - ((panel?.clientHeight ?? 0) + GAP_PX) / place.clientHeight))
    return () => {
      place.remove()
      delete card.dataset.sized
    }
  }, [card, place, isShown])
  return place
}

interface SizesPanelProps {
  readonly card: HTMLElement
  readonly sku: string
  readonly adding: Adding
}

export function SizesPanel({ card, sku, adding: { add, busyUid, answer } }: SizesPanelProps) {
  const [before] = useState(answer)
  const refused = answer !== before && answer?.ok === false ? answer : undefined
  const view = useSizes(sku, refused)
  const isShown = view !== undefined && view !== 'failed' && view.sizes.length > 0
  const place = usePlace(card, isShown)
  if (!isShown) return null
  return createPortal(
    <section className={styles.panel} aria-label={`Sizes of ${view.name}`} data-sizes>
      {view.hasWidths ? (
        <a href={view.path}>Choose size and width</a>
      ) : (
        <>
          <p className={styles.head}>
            <strong>Add to bag</strong>
            {view.scale ? <span>{view.scale} sizes</span> : null}
          </p>
          <div role="alert">
            {refused && !busyUid ? <FieldError id="quick-sizes-error">{refusalOf(refused)}</FieldError> : null}
          </div>
          <Sizes
            view={view}
            filledUid={view.usualUid}
            busyUid={busyUid}
            does="add"
            onPress={(size) => add(view, size)}
          />
          <SizesNote view={view} />
        </>
      )}
    </section>,
    place,
  )
}
