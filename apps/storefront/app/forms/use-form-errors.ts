import { type RefObject, useEffect, useRef } from 'react'
import { type Recheck, useOpenErrors } from '#app/ui/errors/open-errors.ts'
import { type FieldErrors, NO_ERRORS } from './field-errors.ts'

const isSecret = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.autocomplete.endsWith('-password') || field.name === 'secret')

/**
 * A new response with errors focuses the first wrong field and clears passwords; the document title is prefixed while
 * errors remain.
 */
export function useFormErrors(
  errors: FieldErrors,
  recheck?: Recheck,
): { readonly form: RefObject<HTMLFormElement | null>; readonly errors: FieldErrors } {
  const form = useRef<HTMLFormElement>(null)
  const rendered = useRef<FieldErrors>(errors)
  useEffect(() => {
    if (errors === NO_ERRORS) return
    if (errors !== rendered.current) {
      const fields = [...(form.current?.elements ?? [])].filter((field) => field instanceof HTMLElement)
      for (const field of fields) if (isSecret(field)) field.value = ''
      fields.find((field) => field.getAttribute('aria-invalid') === 'true')?.focus()
    }
  }, [errors])
  const open = useOpenErrors(form, errors, recheck)
  const isWrong = Object.keys(open).length > 0
  useEffect(() => {
    if (!isWrong) return
    document.title = `Error: ${document.title.replace(/^Error: /, '')}`
    return () => {
      document.title = document.title.replace(/^Error: /, '')
    }
  }, [isWrong])
  return { form, errors: open }
}
