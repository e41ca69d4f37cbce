import { type PointerEvent, useRef } from 'react'

/** In CSS pixels. */
const SLIP_PX = 10

/**
 * Handles presses without a click: leaving the last card field can show an error that moves the button between pointer
 * down and up.
 */
export function usePress(onPress: () => void) {
  const begun = useRef<readonly [x: number, y: number] | undefined>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      begun.current = event.isPrimary && event.button === 0 ? [event.clientX, event.clientY] : undefined
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
      const [x, y] = begun.current ?? [Number.POSITIVE_INFINITY, 0]
      begun.current = undefined
      if (Math.hypot(clientX - x, clientY - y) <= SLIP_PX) onPress()
    },
  }
}
