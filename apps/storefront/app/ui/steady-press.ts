import { useEffect } from 'react'

/** How far a mouse may slip and still press, in CSS pixels. */
const SLIP_PX = 10

/** Attaches the handlers of `useSteadyPress` until `signal` ends. */
function holdPresses(signal: AbortSignal): void {
  let held: { readonly button: Element; readonly x: number; readonly y: number } | undefined
  const hold = ({ target, pointerId, pointerType, clientX, clientY }: PointerEvent) => {
    const button = pointerType === 'mouse' && target instanceof Element ? target.closest('button') : null
    held = button ? { button, x: clientX, y: clientY } : undefined
    button?.setPointerCapture(pointerId)
  }
  const release = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (!held || Math.hypot(clientX - held.x, clientY - held.y) <= SLIP_PX) return
    if (held.button.hasPointerCapture(pointerId)) held.button.releasePointerCapture(pointerId)
    held = undefined
  }
  document.addEventListener('pointerdown', hold, { signal })
  document.addEventListener('pointermove', release, { signal })
}

/**
 * A mouse presses the button it went down on, though a bar that closes or an answer moves the page before it comes up:
 * browsers drop such a click. Touches reach their button anyway.
 */
export function useSteadyPress(): void {
  useEffect(() => {
    const ending = new AbortController()
    holdPresses(ending.signal)
    return () => ending.abort()
  }, [])
}
