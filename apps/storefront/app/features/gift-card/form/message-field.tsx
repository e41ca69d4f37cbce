import { lengthOf } from '@welt/kit/text/patterns'
import fieldStyles from '#app/ui/field.module.css'
import { controlProps } from '#app/ui/field.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import styles from './form.module.css'

/** The count is spelled out from this many remaining characters on. */
const NEAR = 20

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`)

function Counter({ typed, most }: { readonly typed: string; readonly most: number }) {
  const used = lengthOf(typed)
  const left = most - used
  const text = left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`
  return (
    <>
      <span aria-hidden="true" className={styles.counter}>
        {left > NEAR ? `${used} of ${most}` : text}
      </span>
      <span role="status" className="visually-hidden">
        {left > NEAR ? '' : text}
      </span>
    </>
  )
}

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
        <Counter typed={typed} most={most} />
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <textarea name="message" rows={4} defaultValue={initial} {...controlProps(id, { error })} />
    </div>
  )
}
