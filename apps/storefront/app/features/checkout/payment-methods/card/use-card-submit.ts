import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { CardFrame } from './use-card-frame.ts'

/** Sends the order once the frame has returned the card, and frees the button after the answer. */
export function useCardSubmit(form: RefObject<HTMLFormElement | null>, { state, dispatch }: CardFrame): void {
  const submit = useSubmit()
  const navigation = useNavigation()
  const wasSending = useRef(false)
  useEffect(() => {
    if (state.kind !== 'sending' || !form.current) return
    const body = new FormData(form.current)
    body.set('state_data', state.stateData)
    wasSending.current = true
    submit(body, { method: 'post' })
  }, [form, state, submit])
  useEffect(() => {
    if (navigation.state !== 'idle' || !wasSending.current) return
    wasSending.current = false
    dispatch({ type: 'answered' })
  }, [navigation.state, dispatch])
}
