import { useEffect } from 'react'

const SLIP_PX = 10

function capturePresses(signal: AbortSignal): void {
  let begun: { readonly button: Element; readonly x: number; readonly y: number } | undefined
  const begin = ({ target, pointerId, pointerType, clientX, clientY }: PointerEvent) => {
    const button = pointerType === 'mouse' && target instanceof Element ? target.closest('button') : null
    begun = button ? { button, x: clientX, y: clientY } : undefined
    button?.setPointerCapture(pointerId)
  }
  const slip = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (!begun || Math.hypot(clientX - begun.x, clientY - begun.y) <= SLIP_PX) return
    if (begun.button.hasPointerCapture(pointerId)) begun.button.releasePointerCapture(pointerId)
    begun = undefined
  }
  document.addEventListener('pointerdown', begin, { signal })
  document.addEventListener('pointermove', slip, { signal })
}

/** Browsers drop a click when the page shifts between press and release; pointer capture prevents that. */
export function useSteadyPress(): void {
  useEffect(() => {
    const ending = new AbortController()
    capturePresses(ending.signal)
    return () => ending.abort()
  }, [])
}
