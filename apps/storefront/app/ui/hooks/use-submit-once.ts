import { type RefObject, useEffect, useRef } from 'react'

/**
 * Submits a form when its page opens. The address becomes `placeAfter` first, so that Back from the target does not
 * submit again.
 */
export function useSubmitOnce(isWanted: boolean, placeAfter: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isWanted || !form.current) return
    window.history.replaceState(window.history.state, '', placeAfter)
    form.current.submit()
  }, [isWanted, placeAfter])
  return form
}
