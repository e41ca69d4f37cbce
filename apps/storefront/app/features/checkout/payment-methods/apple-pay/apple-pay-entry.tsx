import { useEffect, useRef, useState } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../../checkout.module.css'
import { type CardFieldsProps, useEntry } from '../card/new-card.tsx'
import { type OpenSheet, openApplePay } from './open-apple-pay.ts'

const CLOSED = 'Apple Pay was closed. You haven’t been charged.'
const FAILED = 'Apple Pay can’t be reached right now. You haven’t been charged. Try again, or pay another way.'

export interface ApplePayEntryProps extends Pick<CardFieldsProps, 'entry' | 'onReady'> {
  readonly totalCents: number
  /** The order was sent and is not answered yet. */
  readonly isBusy: boolean
  readonly onApproved: (stateData: string) => void
  readonly onStopped: () => void
}

/** The pay button opens the sheet, which stays until the order is placed or refused. [R9.56] */
export function ApplePayEntry({ entry, onReady, totalCents, isBusy, ...on }: ApplePayEntryProps) {
  const [loaded, setLoaded] = useState<{ readonly open?: OpenSheet }>()
  const [loads, setLoads] = useState(0)
  const [problem, setProblem] = useState<string>()
  const end = useRef<(isPaid: boolean) => void>(undefined)
  const first = useRef({ totalCents })
  const stop = (text: string) => {
    setProblem(text)
    on.onStopped()
  }
  useEffect(() => {
    let isOver = false
    openApplePay(first.current.totalCents).then(
      (open) => !isOver && setLoaded({ open }),
      () => {
        if (isOver) return
        setLoaded({})
        if (loads > 0) setProblem(FAILED)
      },
    )
    return () => {
      isOver = true
    }
  }, [loads])
  // Only the success page follows while a sheet waits.
  useEffect(() => () => end.current?.(true), [])
  useEffect(() => {
    if (isBusy) return
    end.current?.(false)
    end.current = undefined
  }, [isBusy])
  useEntry(
    { entry, onReady },
    {
      isReady: loaded !== undefined,
      isValid: () => false,
      read: () => {
        setProblem(loaded?.open ? undefined : FAILED)
        if (!loaded?.open) setLoads(loads + 1)
        loaded?.open?.(totalCents, {
          onApproved: (stateData, endSheet) => {
            end.current = endSheet
            on.onApproved(stateData)
          },
          onClosed: () => stop(CLOSED),
          onFailed: () => stop(FAILED),
        })
        return undefined
      },
    },
  )
  if (problem === undefined) return null
  return (
    <div className={styles.opened}>
      <Notice tone="negative">{problem}</Notice>
    </div>
  )
}
