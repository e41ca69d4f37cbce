import { useEffect, useState } from 'react'
import type { StoresNow } from './store-view.ts'

const NOTHING: StoresNow = {}

/** What a shared page cannot say: which stores are open at the time of the visit. */
export function useStoresNow(isNeeded: boolean): StoresNow {
  const [now, setNow] = useState(NOTHING)
  useEffect(() => {
    if (!isNeeded) return
    const leaving = new AbortController()
    const load = async () => {
      const answer = await fetch('/api/stores-now', { signal: leaving.signal })
      if (answer.ok) setNow((await answer.json()) as StoresNow)
    }
    load().catch(() => undefined)
    return () => leaving.abort()
  }, [isNeeded])
  return now
}
