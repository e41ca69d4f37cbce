import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { listen } from '#app/islands/mount.ts'
import { type PayEvent, type PayState, parseFrameMessage, payStep } from './card-frame.ts'

/** Longer than the frame's own timeout. */
const SILENT_AFTER_MS: Readonly<Partial<Record<PayState['kind'], number>>> = { loading: 10_000, checking: 15_000 }

export interface CardFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly state: PayState
  readonly dispatch: (event: PayEvent) => void
  readonly heightPx: number | undefined
}

export function useCardFrame(src: string | undefined): CardFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, dispatch] = useReducer(payStep, { kind: 'loading' })
  const [heightPx, setHeightPx] = useState<number>()
  const origin = src ? new URL(src).origin : ''
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const message = parseFrameMessage(event, frame.current?.contentWindow ?? null, origin)
      if (!message) return
      if ('height' in message && Number.isFinite(message.height))
        setHeightPx(Math.min(Math.max(message.height, 120), 900))
      dispatch(message)
    }
    return listen(window, { message: onMessage })
  }, [origin])
  useEffect(() => {
    const silentAfterMs = SILENT_AFTER_MS[state.kind]
    if (silentAfterMs === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'frame-silent' }), silentAfterMs)
    return () => clearTimeout(timer)
  }, [state.kind])
  useEffect(() => {
    const target = frame.current?.contentWindow
    // Before its first message the frame has no listener, and the browser would warn about its empty origin.
    if (!target || !origin || state.kind === 'loading') return
    if (state.kind === 'checking') target.postMessage({ type: 'welt-card-submit' }, origin)
    target.postMessage({ type: 'welt-card-busy', busy: state.kind === 'sending' }, origin)
  }, [state.kind, origin])
  return { frame, state, dispatch, heightPx }
}
