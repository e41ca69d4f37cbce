import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CardErrors, SecuredFieldName } from './card-messages.ts'
import { type Checkout, mountFields, type SecuredFields } from './secured-fields.ts'

interface FieldOptions {
  readonly brands: readonly string[]
  readonly onBrand?: (brand: string | undefined) => void
  readonly onEndDigits?: (digits: string) => void
  readonly onEnter: () => void
  readonly onValid: () => void
}

export interface FieldGroup {
  readonly fields: RefObject<SecuredFields | undefined>
  readonly isReady: boolean
  readonly errors: CardErrors
  readonly focused: SecuredFieldName | undefined
}

const NO_ERRORS: CardErrors = {}

/** The frames within `root`; a new `brands` list makes new, empty ones. */
export function useSecuredFields(
  checkout: Checkout | undefined,
  root: RefObject<HTMLElement | null>,
  options: FieldOptions,
): FieldGroup {
  const { brands } = options
  const fields = useRef<SecuredFields>(undefined)
  const latest = useRef(options)
  const [isReady, setReady] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [focused, setFocused] = useState<SecuredFieldName>()
  useEffect(() => {
    latest.current = options
  })
  // A layout effect removes the fields together with the page's elements, before a frame's message can arrive.
  useLayoutEffect(() => {
    if (!checkout || !root.current) return
    const mounted = mountFields(checkout, root.current, {
      brands,
      onReady: () => setReady(true),
      onErrors: setErrors,
      onFocus: setFocused,
      onBrand: (brand) => latest.current.onBrand?.(brand),
      onEndDigits: (digits) => latest.current.onEndDigits?.(digits),
      onEnter: () => latest.current.onEnter(),
      onValid: () => latest.current.onValid(),
    })
    fields.current = mounted
    return () => {
      mounted.remove()
      fields.current = undefined
      setReady(false)
      setErrors(NO_ERRORS)
    }
  }, [checkout, root, brands])
  return { fields, isReady, errors, focused }
}
