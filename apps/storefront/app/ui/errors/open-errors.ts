import { type RefObject, useEffect, useRef, useState } from 'react'

type ErrorsByField = Readonly<Partial<Record<string, string>>>

const hasErrors = (errors: ErrorsByField) => Object.values(errors).some((message) => message !== undefined)

export interface Recheck {
  /** The server's validation rule. Server-only errors clear on any change of their field. */
  readonly check?: ((form: FormData) => ErrorsByField) | undefined
  /** Control names by error key, where they differ. */
  readonly names?: Readonly<Record<string, string>>
}

/** Fields that are validated together. */
const PLACE = /(?:city|suburb|region|postcode|country)$/
const placeOf = (name: string) => (PLACE.test(name) ? `${name.replace(PLACE, '')}place` : name)

function isAbout(name: string, target: EventTarget): boolean {
  return 'name' in target && typeof target.name === 'string' && placeOf(target.name) === placeOf(name)
}

interface Change {
  readonly values: FormData
  readonly target: EventTarget
  readonly before: ErrorsByField | undefined
  readonly now: ErrorsByField | undefined
}

/** Server-only errors stay until their field changes. */
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

/** Errors of the last submission that still apply: each clears as soon as its field is valid, and none is added. */
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
