import { useEffect, useState } from 'react'

/** Below this a skeleton would only flicker. */
const SLOW_MS = 300

/** Whether `isWaiting` has lasted longer than 300 ms. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isWaiting && isSlow
}
