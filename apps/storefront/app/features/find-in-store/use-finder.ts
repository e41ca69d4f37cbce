import { useCallback, useEffect, useRef, useState } from 'react'
import type { CartFinderAnswer } from './find.server.ts'
import { findMessages } from './messages.ts'

const FAILED: CartFinderAnswer = { answer: { kind: 'failed', message: findMessages.stores }, skus: {} }

/** The last search wins. */
export function useFinder() {
  const [given, setGiven] = useState<CartFinderAnswer>()
  const [isBusy, setBusy] = useState(false)
  const pending = useRef<AbortController>(undefined)
  const find = useCallback(async (address: string) => {
    pending.current?.abort()
    pending.current = new AbortController()
    const { signal } = pending.current
    setBusy(true)
    const load = async () => {
      const answer = await fetch(`/api/find-in-store?${address}`, { cache: 'no-store', signal })
      return answer.ok ? ((await answer.json()) as CartFinderAnswer) : FAILED
    }
    const next = await load().catch(() => FAILED)
    if (signal.aborted) return
    setGiven(next)
    setBusy(false)
  }, [])
  useEffect(() => () => pending.current?.abort(), [])
  return { given, isBusy, find }
}
