import { type RefObject, useEffect, useRef, useState } from 'react'

/** What is wrong by the names of fields; a name without text is right. */
type ErrorsByField = Readonly<Partial<Record<string, string>>>

/** How a form finds out what is right by now. */
export interface Recheck {
  /** The rule that the server keeps too. What only the server can find counts as right once it is changed, as in a form without rules. */
  readonly check?: ((form: FormData) => ErrorsByField) | undefined
  /** Names of controls whose errors go by another name. */
  readonly names?: Readonly<Record<string, string>>
}

/** Fields that only make sense together: a change of one may put another right. */
const PLACE = /(?:city|suburb|region|postcode)$/

function isAbout(name: string, target: EventTarget): boolean {
  const isTyped = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type))
  return !isTyped || target.name === name || (PLACE.test(target.name) && PLACE.test(name))
}

/** What is still wrong with a form after something in it changed: nothing comes to what was answered. */
function stillWrong(errors: ErrorsByField, form: HTMLFormElement, target: EventTarget, { check, names }: Recheck): ErrorsByField {
  const values = new FormData(form)
  const found = check?.(values)
  const still = Object.entries(errors).flatMap(([key, message]) => {
    const name = names?.[key] ?? key
    const isEmpty = !values.get(name)
    const wrong = found ? found[key] : isEmpty ? message : undefined
    return wrong || !isAbout(name, target) ? [[key, wrong ?? message] as const] : []
  })
  return Object.fromEntries(still)
}

/** The errors of a form's answer that still hold: each goes as soon as its field is right, and none comes before the form is sent again. */
export function useOpenErrors<Errors extends ErrorsByField>(
  form: RefObject<HTMLFormElement | null>,
  answered: Errors,
  recheck: Recheck = {},
): ErrorsByField {
  const [{ of, errors }, setOpen] = useState({ of: answered, errors: answered as ErrorsByField })
  if (of !== answered) setOpen({ of: answered, errors: answered })
  const rules = useRef(recheck)
  useEffect(() => {
    rules.current = recheck
  })
  useEffect(() => {
    if (Object.values(errors).every((message) => message === undefined)) return
    const listen = ({ target }: Event) => {
      const own = form.current
      if (target instanceof Element && own?.contains(target))
        setOpen({ of: answered, errors: stillWrong(errors, own, target, rules.current) })
    }
    document.addEventListener('input', listen)
    return () => document.removeEventListener('input', listen)
  }, [form, answered, errors])
  return of === answered ? errors : answered
}
