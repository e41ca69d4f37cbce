import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error.tsx'

export interface FieldTexts {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Required fields have no mark. */
  readonly isOptional?: boolean
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
}

/** Autofocuses an invalid control, for pages without scripts. */
export function controlProps(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const description = describedBy(id, hint, error)
  return {
    id,
    className: styles.control,
    ...(description ? { 'aria-describedby': description } : {}),
    ...(error ? { 'aria-invalid': true, autoFocus: true } : {}),
  }
}

export function Frame({
  id,
  label,
  hint,
  error,
  isOptional,
  children,
}: FieldTexts & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children}
    </div>
  )
}

export function TextField({
  label,
  hint,
  error,
  isOptional = false,
  id: givenId,
  ...rest
}: FieldTexts & InputHTMLAttributes<HTMLInputElement>) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Frame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input type="text" {...rest} {...controlProps(id, { hint, error })} />
    </Frame>
  )
}

export function EmailField({
  label = 'Email',
  ...rest
}: Omit<FieldTexts, 'label'> & { readonly label?: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      {...rest}
    />
  )
}

export function SelectField({
  label,
  hint,
  error,
  isOptional = false,
  id: givenId,
  ...rest
}: FieldTexts & SelectHTMLAttributes<HTMLSelectElement>) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Frame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <select {...rest} {...controlProps(id, { hint, error })} />
    </Frame>
  )
}

export function CheckField({
  label,
  hint,
  error,
  id: givenId,
  ...rest
}: Omit<FieldTexts, 'isOptional' | 'label'> & { readonly label: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const ownId = useId()
  const id = givenId ?? ownId
  const description = describedBy(id, hint, error)
  return (
    <div className={styles.check}>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <input
        type="checkbox"
        {...rest}
        id={id}
        {...(description ? { 'aria-describedby': description } : {})}
        {...(error ? { 'aria-invalid': true } : {})}
      />
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
