import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { CardEntryRef } from '../payment-methods/card/card-entry.ts'
import { isUnderWay, noticeOf, OPEN, payStep } from './pay-press.ts'

/** Fields are encrypted after the last key; a press meanwhile still counts. */
const PRESS_LASTS_MS = 1000
/** Longer than the service needs to answer. */
const SILENT_AFTER_MS = 10_000

interface Pay {
  readonly isBusy: boolean
  readonly notice: string | undefined
  readonly press: () => void
  /** Sends what a wallet's sheet approved. */
  readonly send: (stateData: string) => void
  readonly submitted: (event: FormEvent) => void
  /** The fields of the opened card are ready. */
  readonly onReady: () => void
  /** A group of fields became right. */
  readonly onValid: () => void
  readonly onChosen: () => void
}

interface PayParts {
  readonly form: RefObject<HTMLFormElement | null>
  readonly entry: CardEntryRef
  readonly isCard: boolean
  /** Its sheet sends what was approved. */
  readonly isApplePay: boolean
  readonly isLibraryFailed: boolean
}

/** Sends the order once, with the card's state where a card is chosen. */
export function usePay({ form, entry, isCard, isApplePay, isLibraryFailed }: PayParts): Pay {
  const submit = useSubmit()
  const navigation = useNavigation()
  const [state, dispatch] = useReducer(payStep, OPEN)
  const isSending = useRef(false)
  const pressedAt = useRef(0)
  const isWaitingForCard = isCard && entry.current?.isReady !== true
  useEffect(() => {
    if (navigation.state !== 'idle' || !isSending.current) return
    isSending.current = false
    dispatch({ type: 'answered' })
  }, [navigation.state])
  useEffect(() => {
    if (isLibraryFailed && isCard) dispatch({ type: 'silent' })
    if (!isWaitingForCard) return
    const timer = setTimeout(() => !entry.current?.isReady && dispatch({ type: 'silent' }), SILENT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLibraryFailed, isCard, isWaitingForCard, entry])
  const send = (stateData: string) => {
    if (!form.current || isSending.current) return
    const body = new FormData(form.current)
    body.set('state_data', stateData)
    isSending.current = true
    dispatch({ type: 'sent' })
    submit(body, { method: 'post' })
  }
  const press = () => {
    if (isSending.current) return
    if (!isCard && !isApplePay) return send('')
    const card = entry.current
    if (!card?.isReady) return dispatch({ type: isLibraryFailed ? 'silent' : 'pressed' })
    const stateData = card.read()
    pressedAt.current = stateData === undefined ? Date.now() : 0
    if (stateData === undefined) dispatch({ type: 'checked' })
    else send(stateData)
  }
  return {
    isBusy: isUnderWay(state),
    notice: noticeOf(state),
    press,
    send,
    submitted: (event) => {
      event.preventDefault()
      press()
    },
    onReady: () => (isUnderWay(state) ? press() : dispatch({ type: 'checked' })),
    onValid: () => {
      const isFresh = Date.now() - pressedAt.current < PRESS_LASTS_MS
      if (isFresh && entry.current?.isValid()) press()
    },
    onChosen: () => dispatch({ type: 'checked' }),
  }
}
