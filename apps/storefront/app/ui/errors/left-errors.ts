import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type Errors = Readonly<Partial<Record<string, string>>>
type Check = ((form: FormData) => Errors) | undefined

const NONE: Errors = {}

const nameOf = (target: EventTarget | null) =>
  target instanceof Element && 'name' in target && typeof target.name === 'string' ? target.name : ''

/** Focus stays in the field while one of its suggestions is chosen, and while another window is used. */
function isLeft({ target }: FocusEvent): boolean {
  return document.activeElement !== target
}

/**
 * Errors of fields that were changed and left; each clears as soon as its field is valid, and none appears while
 * typing. A new answer, which has its own, ends them.
 */
export function useLeftErrors(form: RefObject<HTMLFormElement | null>, check: Check, answer: object): Errors {
  const [{ of, errors, changed }, setLeft] = useState({ of: answer, errors: NONE, changed: new Set<string>() })
  if (of !== answer) setLeft({ of: answer, errors: NONE, changed: new Set() })
  const recheck = useEffectEvent((name: string, isLeaving: boolean) => {
    if (!name || !check || !form.current) return
    if (!isLeaving) changed.add(name)
    if (isLeaving ? !changed.has(name) : !errors[name]) return
    const wrong = check(new FormData(form.current))[name]
    if (wrong === errors[name] || (wrong && !isLeaving)) return
    setLeft({ of, changed, errors: { ...errors, [name]: wrong } })
  })
  useEffect(() => {
    const ending = new AbortController()
    const isOwn = ({ target }: Event) => target instanceof Node && form.current?.contains(target) === true
    document.addEventListener('input', (event) => isOwn(event) && recheck(nameOf(event.target), false), ending)
    document.addEventListener(
      'focusout',
      (event) => isOwn(event) && isLeft(event) && recheck(nameOf(event.target), true),
      ending,
    )
    return () => ending.abort()
  }, [form])
  return errors
}
