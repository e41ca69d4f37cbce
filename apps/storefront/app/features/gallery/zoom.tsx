import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { PictureFragment } from '#app/features/product/card.generated.ts'
import { listen } from '#app/islands/mount.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from './zoom.module.css'
import { clampView, WHOLE, type ZoomView, zoomAt } from './zoom-view.ts'

interface ZoomProps {
  readonly views: readonly PictureFragment[]
  readonly index: number
  readonly ground: string
  /** Undefined closes the dialog. */
  readonly onChange: (index: number | undefined) => void
}

const STEP = 1.5
const NUDGE_PX = 60
const SWIPE_PX = 50
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [NUDGE_PX, 0],
  ArrowRight: [-NUDGE_PX, 0],
  ArrowUp: [0, NUDGE_PX],
  ArrowDown: [0, -NUDGE_PX],
}

/** Relative to the element's centre. */
function fromMiddle(element: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** One pointer drags a magnified picture or turns to the next; two pinch. */
function useGestures(
  view: ZoomView,
  setView: (change: (view: ZoomView) => ZoomView) => void,
  turn: (by: number) => void,
) {
  const pointers = useRef(new Map<number, PointerEvent>())
  const start = useRef({ x: 0, y: 0, isMoved: false })
  const spread = () => {
    const [a, b] = [...pointers.current.values()]
    return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
  }
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, event)
      if (pointers.current.size === 1) start.current = { x: event.clientX, y: event.clientY, isMoved: false }
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const spreadBefore = spread()
      pointers.current.set(event.pointerId, event)
      if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > 6) start.current.isMoved = true
      const element = event.currentTarget
      if (pointers.current.size > 1 && spreadBefore > 0) {
        start.current.isMoved = true
        const factor = spread() / spreadBefore
        setView((old) => clampView(zoomAt(old, factor, fromMiddle(element, event)), element))
      } else {
        const [x, y] = [event.clientX - before.clientX, event.clientY - before.clientY]
        setView((old) => clampView({ ...old, x: old.x + x, y: old.y + y }, element))
      }
    },
    onPointerUp(event: PointerEvent) {
      const isOnly = pointers.current.size === 1
      pointers.current.delete(event.pointerId)
      if (!isOnly) return
      const { x, isMoved } = start.current
      const moved = event.clientX - x
      const element = event.currentTarget
      if (!isMoved)
        setView((old) =>
          old.scale > 1 ? WHOLE : clampView(zoomAt(old, 2 * STEP, fromMiddle(element, event)), element),
        )
      else if (view.scale === 1 && Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1)
    },
    onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
  }
}

export function Zoom({ views, index, ground, onChange }: ZoomProps) {
  const picture = views[index]
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(WHOLE)
  const turn = (by: number) => {
    setView(WHOLE)
    onChange((index + by + views.length) % views.length)
  }
  const magnify = (factor: number) =>
    setView((old) => (stage.current ? clampView(zoomAt(old, factor, { x: 0, y: 0 }), stage.current) : old))
  const onKey = ({ key }: KeyboardEvent) => {
    const nudge = ARROWS[key]
    if (key === '+' || key === '=') magnify(STEP)
    else if (key === '-') magnify(1 / STEP)
    else if (nudge && view.scale > 1)
      setView((old) =>
        stage.current ? clampView({ ...old, x: old.x + nudge[0], y: old.y + nudge[1] }, stage.current) : old,
      )
    else if (key === 'ArrowLeft') turn(-1)
    else if (key === 'ArrowRight') turn(1)
  }
  useEffect(() => listen(document, { keydown: onKey }))
  const gestures = useGestures(view, setView, turn)
  const percent = Math.round(view.scale * 100)
  return (
    <Dialog title="Pictures" size="wide" isOpen onClose={() => onChange(undefined)}>
      <div className={styles.zoom}>
        <div
          ref={stage}
          className={styles.picture}
          style={{ background: ground, cursor: view.scale > 1 ? 'grab' : 'zoom-in' }}
          onWheel={(event) => magnify(event.deltaY < 0 ? STEP : 1 / STEP)}
          {...gestures}
        >
          {picture?.url && (
            <Picture
              key={picture.url}
              src={picture.url}
              alt={picture.label ?? ''}
              sizes="(min-width: 960px) 960px, 100vw"
              maxWidthPx={1600}
              isEager
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            />
          )}
        </div>
        <div className={styles.controls}>
          <Button type="button" look="icon" aria-label="Previous picture" onClick={() => turn(-1)}>
            <Icon name="chevron-left" />
          </Button>
          <p aria-live="polite">
            {index + 1} of {views.length}
          </p>
          <Button type="button" look="icon" aria-label="Next picture" onClick={() => turn(1)}>
            <Icon name="chevron-right" />
          </Button>
          <Button type="button" look="icon" aria-label="Make smaller" onClick={() => magnify(1 / STEP)}>
            <span aria-hidden="true">−</span>
          </Button>
          <p aria-live="polite">{percent}%</p>
          <Button type="button" look="icon" aria-label="Make larger" onClick={() => magnify(STEP)}>
            <span aria-hidden="true">+</span>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
