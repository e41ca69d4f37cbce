import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { dropExpiring, readExpiring, writeExpiring } from '#app/session/browser/expiring-storage.ts'
import { useShop } from '#app/session/site/shop.ts'
import type { CartActionAnswer } from '../answers.ts'
import { checkNominee, NO_NOMINEE, type Nominee, readNominee } from './nominee.ts'

/** Kept for 30 minutes. [R3.40, A26] */
const KEY = 'nominee'

export const deleteNominee = () => dropExpiring(KEY)

function storedNominee(): Nominee | undefined {
  const stored = readExpiring(KEY)
  if (!stored || typeof stored !== 'object') return undefined
  const text = (key: keyof Nominee) => {
    const value: unknown = key in stored ? stored[key as never] : ''
    return typeof value === 'string' ? value.slice(0, 60) : ''
  }
  const nominee = { firstName: text('firstName'), lastName: text('lastName'), phone: text('phone') }
  return nominee.firstName || nominee.lastName || nominee.phone ? nominee : undefined
}

const isSame = (one: Nominee, other: Nominee | undefined) => JSON.stringify(one) === JSON.stringify(other)

export interface NomineeState {
  readonly who: 'me' | 'other'
  readonly values: Nominee
  readonly errors: FieldErrors
}

/** Saves on leaving a field, to the cart and to this browser. */
export function useNominee(initial: NomineeState, saved: Nominee | undefined) {
  const { country } = useShop()
  const fetcher = useFetcher<CartActionAnswer>({ key: 'nominee' })
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(initial)
  const sent = useRef(saved)
  const send = (who: 'me' | 'other', nominee: Nominee) => {
    sent.current = who === 'me' ? undefined : nominee
    const { firstName: nominee_first_name, lastName: nominee_last_name, phone: nominee_phone } = nominee
    const fields = { intent: 'nominee', who, nominee_first_name, nominee_last_name, nominee_phone }
    void fetcher.submit(fields, { method: 'post', action: '/cart' })
  }
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    const stored = storedNominee()
    if (!stored || initial.who === 'other') return
    setState({ who: 'other', values: stored, errors: {} })
    if (Object.keys(checkNominee(stored, country)).length === 0) send('other', stored)
  })
  const choose = (who: 'me' | 'other') => {
    setState((before) => ({ ...before, who, errors: {} }))
    if (who === 'other') return
    deleteNominee()
    send('me', NO_NOMINEE)
  }
  const leave = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!form.current || !(target instanceof HTMLInputElement) || target.type === 'radio') return
    const nominee = readNominee(new FormData(form.current))
    writeExpiring(KEY, nominee)
    const wrong = checkNominee(nominee, country)
    const { nominee_phone: phoneError, ...nameErrors } = wrong
    const isPhoneLeft = target.name === 'nominee_phone' || nominee.phone !== ''
    setState((before) => ({
      ...before,
      errors: isPhoneLeft && phoneError ? { ...nameErrors, nominee_phone: phoneError } : nameErrors,
    }))
    if (Object.keys(wrong).length === 0 && !isSame(nominee, sent.current)) send('other', nominee)
  }
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const failure = answer && !answer.isDone ? answer.message : undefined
  const retry = () => form.current && send('other', readNominee(new FormData(form.current)))
  return { ...state, form, choose, leave, failure, retry, isSaved: answer?.isDone ?? saved !== undefined }
}
