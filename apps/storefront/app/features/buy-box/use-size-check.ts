import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Fetcher } from 'react-router'
import type { SizeChoice } from '../product/sizes.ts'

function sizeFields(form: HTMLFormElement | null): readonly HTMLInputElement[] {
  return ([...(form?.elements ?? [])] as HTMLInputElement[]).filter(({ name }) => name === 'option')
}

/** Refuses to add without a size. A style can be saved without one. */
export function useSizeCheck(
  chosen: SizeChoice | undefined,
  state: Fetcher['state'],
  choose: (optionUid: string) => void,
) {
  const [isSizeMissing, setSizeMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Restores a size chosen before hydration.
  useEffect(() => {
    const picked = sizeFields(form.current).find(({ checked }) => checked)
    if (picked) choose(picked.value)
  }, [choose])
  const check = (event: FormEvent) => {
    const isComplete = chosen || (event.nativeEvent as SubmitEvent).submitter?.hasAttribute('formaction')
    // Allows the next submission while the page revalidates after the response.
    if (isComplete && state !== 'submitting') return
    event.preventDefault()
    if (isComplete) return
    setSizeMissing(true)
    sizeFields(form.current)[0]?.focus()
  }
  return [form, isSizeMissing && !chosen ? 'Choose a size' : undefined, check] as const
}
