import { type RefObject, useEffect, useRef, useState } from 'react'

/** What is wrong by the names of fields; a name without text is right. */
type ErrorsByField = Readonly<Partial<Record<string, string>>>

const hasErrors = (errors: ErrorsByField) => Object.values(errors).some((message) => message !== undefined)

/** How a form finds out what is right by now. */
export interface Recheck {
  /**
   * The rule that the server checks too. What only the server can find counts as right once it is changed, as in a form
   * without rules.
   */
  readonly check?: ((form: FormData) => ErrorsByField) | undefined
  /** Names of controls whose errors go by another name. */
  readonly names?: Readonly<Record<string, string>>
}

/** Fields that only make sense together: a change of one may put another right. */
const PLACE = /(?:city|suburb|region|postcode|country)$/
const placeOf = (name: string) => (PLACE.test(name) ? `${name.replace(PLACE, '')}place` : name)

/** Whether a change of this control may have put the field right. */
function isAbout(name: string, target: EventTarget): boolean {
  return 'name' in target && typeof target.name === 'string' && placeOf(target.name) === placeOf(name)
}

/** A form after something in it changed, and what its rules, if it has any, found in it before and now. */
interface Change {
  readonly values: FormData
  readonly target: EventTarget
  readonly before: ErrorsByField | undefined
  readonly now: ErrorsByField | undefined
}

/** What is still wrong of what was answered. What only the server found stays until it is changed. */
function stillWrong(
  errors: ErrorsByField,
  { values, target, before, now }: Change,
  names: Recheck['names'],
): ErrorsByField {
  const still = Object.entries(errors).flatMap(([key, text]) => {
    const name = names?.[key] ?? key
    const isFoundHere = text === before?.[key]
    if (!isFoundHere && !isAbout(name, target)) return [[key, text] as const]
    const wrong = now ? now[key] : values.get(name) ? undefined : text
    return wrong ? [[key, wrong] as const] : []
  })
  return Object.fromEntries(still)
}

/**
 * The errors of a form's answer that still apply: each goes as soon as its field is right, and none comes before the
 * form is sent again.
 */
export function useOpenErrors<Errors extends ErrorsByField>(
  form: RefObject<HTMLFormElement | null>,
  answered: Errors,
  recheck: Recheck = {},
): ErrorsByField {
  const [{ of, errors }, setOpen] = useState({ of: answered, errors: answered as ErrorsByField })
  if (of !== answered) setOpen({ of: answered, errors: answered })
  const rules = useRef(recheck)
  const found = useRef<ErrorsByField | undefined>(undefined)
  useEffect(() => {
    rules.current = recheck
  })
  useEffect(() => {
    found.current = hasErrors(answered) && form.current ? rules.current.check?.(new FormData(form.current)) : undefined
  }, [form, answered])
  useEffect(() => {
    if (!hasErrors(errors)) return
    const listen = ({ target }: Event) => {
      const own = form.current
      if (!(target instanceof Element && own?.contains(target))) return
      const { check, names } = rules.current
      const values = new FormData(own)
      const [before, now] = [found.current, check?.(values)]
      found.current = now
      setOpen({ of: answered, errors: stillWrong(errors, { values, target, before, now }, names) })
    }
    document.addEventListener('input', listen)
    return () => document.removeEventListener('input', listen)
  }, [form, answered, errors])
  return of === answered ? errors : answered
}
