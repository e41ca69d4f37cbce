import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { notify } from '#app/session/browser/notify.ts'
import { useWhileSame } from '#app/ui/hooks/while-same.ts'
import type { CartView } from '../cart-model.ts'
import { cartVersion } from '../cart-version.ts'
import type { CodeErrors, CodeField } from './code-rules.ts'
import type { CodeIntent, CodesAnswer } from './codes-answer.ts'

export interface CodesForms {
  readonly fetcher: ReturnType<typeof useFetcher<{ readonly codes?: CodesAnswer }>>
  readonly action: string
  readonly answer: CodesAnswer | undefined
  readonly busy: string | undefined
}

/** Shared by all forms of a page, so that a message refers to the last form sent. */
export const useCodesFetcher = (action: string): CodesForms['fetcher'] => useFetcher({ key: `codes ${action}` })

export function useCodes(action: string, given: CodesAnswer | undefined, cartView: CartView): CodesForms {
  const fetcher = useCodesFetcher(action)
  const answer = fetcher.data?.codes ?? given
  const mine = fetcher.data?.codes
  useEffect(() => {
    if (mine?.said) notify({ tone: 'positive', title: mine.said })
  }, [mine])
  const intent = fetcher.formData?.get('intent')
  const about = useWhileSame(fetcher.state === 'idle' ? answer : undefined, cartVersion(cartView))
  return { fetcher, action, answer: about, busy: typeof intent === 'string' ? intent : undefined }
}

function focusFirst(form: HTMLFormElement | null, wrong: CodeErrors): void {
  const field = [...(form?.elements ?? [])].find((one) => one instanceof HTMLInputElement && one.name in wrong)
  if (field instanceof HTMLElement) field.focus()
}

export function useCodeForm(forms: CodesForms, intent: CodeIntent, check: (form: FormData) => CodeErrors) {
  const form = useRef<HTMLFormElement>(null)
  const mine = forms.answer?.intent === intent ? forms.answer : undefined
  const [local, setLocal] = useState<CodeErrors>()
  const [corrected, setCorrected] = useState<CodesAnswer>()
  const errors: CodeErrors = local ?? (mine && mine !== corrected ? mine.errors : undefined) ?? {}
  useEffect(() => {
    if (mine?.isDone) form.current?.reset()
    else if (mine?.errors) focusFirst(form.current, mine.errors)
  }, [mine])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const wrong = check(new FormData(event.currentTarget))
    const isWrong = Object.keys(wrong).length > 0
    setLocal(isWrong ? wrong : undefined)
    if (!isWrong && !forms.busy) return
    event.preventDefault()
    focusFirst(form.current, wrong)
  }
  const correct = () => {
    setLocal(undefined)
    setCorrected(mine)
  }
  const typed = (field: CodeField) => mine?.typed?.[field]
  return { form, intent, errors, typed, isBusy: forms.busy === intent, submit, correct }
}

export type CodeForm = ReturnType<typeof useCodeForm>
