import { CharacterCount } from '#app/ui/character-count.tsx'
import fieldStyles from '#app/ui/field.module.css'
import { controlProps } from '#app/ui/field.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import styles from './form.module.css'

interface MessageFieldProps {
  readonly id: string
  readonly most: number
  readonly initial: string
  readonly typed: string
  readonly error: string | undefined
}

/** Input is never truncated. [R3.26] */
export function MessageField({ id, most, initial, typed, error }: MessageFieldProps) {
  return (
    <div className={`${fieldStyles.field} ${styles.messageField}`}>
      <div className={styles.messageHead}>
        <label htmlFor={id} className={fieldStyles.label}>
          Message<span className={fieldStyles.optional}> (optional)</span>
        </label>
        <CharacterCount typed={typed} most={most} className={styles.counter} />
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <textarea name="message" rows={4} defaultValue={initial} {...controlProps(id, { error })} />
    </div>
  )
}
