import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useWhileSame } from '#app/ui/hooks/while-same.ts'
import type { CartActionAnswer } from '../answers.ts'

/**
 * Whether a choice was changed before hydration. Skips selects without a server-chosen option, as browsers preselect
 * one.
 */
const isChosenAnew = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.type === 'radio' && field.checked !== field.defaultChecked
    if (!(field instanceof HTMLSelectElement)) return false
    const initial = [...field.options].find(({ defaultSelected }) => defaultSelected)
    return initial !== undefined && !initial.selected
  })

/** Of one form of a line, which `key` names. */
export function useLineChange(key: string, version: string) {
  const fetcher = useFetcher<CartActionAnswer>({ key })
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState<FormData>()
  const { submit, data, state } = fetcher
  const failure = useWhileSame(state === 'idle' && data && !data.isDone ? data : undefined, version)
  const send = () => {
    if (!form.current) return
    const chosen = new FormData(form.current)
    setTried(chosen)
    void submit(chosen, { method: 'post', action: '/cart' })
  }
  // Submits a choice made before hydration.
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current && form.current && isChosenAnew(form.current)) send()
    isFirst.current = false
  })
  useEffect(() => {
    if (failure) form.current?.reset()
  }, [failure])
  const tryAgain = tried && (() => void submit(tried, { method: 'post', action: '/cart' }))
  return { Form: fetcher.Form, form, isBusy: state !== 'idle', failure, send, tryAgain }
}
