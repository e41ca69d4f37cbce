import { useId } from 'react'
import fieldStyles from '#app/ui/field.module.css'
import { FieldError } from '#app/ui/field-error.tsx'
import styles from './card.module.css'
import type { SecuredFieldName } from './card-messages.ts'
import type { FieldGroup } from './use-secured-fields.ts'

interface SecuredFieldProps {
  readonly name: SecuredFieldName
  readonly label: string
  readonly hint?: string
  /** Known from the server; the frame's own errors take precedence. */
  readonly error?: string | undefined
  readonly group: FieldGroup
  readonly badge?: string | undefined
}

/** A field whose input is in a frame of the payment service; the frame's input has the label as its own. */
export function SecuredField({ name, label, hint, error, group, badge }: SecuredFieldProps) {
  const id = useId()
  const text = group.errors[name] ?? error
  return (
    <div className={`${fieldStyles.field} ${styles[name]}`}>
      <div className={fieldStyles.label} data-label-of={name}>
        {label}
      </div>
      {hint ? <p className={fieldStyles.hint}>{hint}</p> : null}
      {text ? <FieldError id={id}>{text}</FieldError> : null}
      <div
        className={`${fieldStyles.control} ${styles.control}`}
        data-focused={group.focused === name ? '' : undefined}
        data-invalid={text ? '' : undefined}
      >
        <div data-cse={name} className={styles.frame} />
        {badge ? <span className={styles.badge}>{badge}</span> : null}
      </div>
    </div>
  )
}
