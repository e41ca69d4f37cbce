import { useEffect, useRef } from 'react'

/**
 * Focuses the heading of a step that opened in place or whose response removed the focused element; scrolls to it
 * unless a message above must be seen.
 */
export function useStepFocus(open: number, answer: object | undefined, hasMessage: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef({ open, answer })
  useEffect(() => {
    const before = shown.current
    shown.current = { open, answer }
    const isOpened = before.open !== open
    const isLost = before.answer !== answer && document.activeElement === document.body
    if (!isOpened && !isLost) return
    if (isOpened && !hasMessage) heading.current?.closest('li')?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [open, answer, hasMessage])
  return heading
}
