import { CODED_REASONS, isFaultReason, isSizeReason, OTHER_REASON } from '@welt/rules/returns'
import { useEffect, useRef, useState } from 'react'
import fieldStyles from '#app/ui/field.module.css'
import { FieldError } from '#app/ui/field-error.tsx'
import { fieldOf, reasonLabel } from '../draft.ts'
import styles from './create.module.css'

const REASONS = [...CODED_REASONS, { code: OTHER_REASON, label: OTHER_REASON }]

/** What a reason opens, for the style sheet: a page without scripts follows it too. */
function kindOf(code: string): 'size' | 'fault' | 'other' | undefined {
  if (isSizeReason(code)) return 'size'
  if (isFaultReason(code)) return 'fault'
  return code === OTHER_REASON ? 'other' : undefined
}

function Reasons({
  name,
  reason,
  error,
  onPress,
}: {
  readonly name: string
  readonly reason: string
  readonly error: string | undefined
  readonly onPress: () => void
}) {
  return (
    <div className={styles.reasons}>
      {REASONS.map(({ code, label }, index) => (
        <label key={code} className={styles.reason}>
          <input
            type="radio"
            name={name}
            value={code}
            defaultChecked={reason === code}
            id={index === 0 ? name : undefined}
            data-opens={kindOf(code)}
            aria-invalid={error ? true : undefined}
            // The arrow keys also click, without a pointer: they look through the list.
            onClick={(event) => {
              if (event.detail > 0) onPress()
            }}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

/** Folds to one line once a reason was pressed. [R3.84] */
export function ReasonChoice({
  uid,
  reason,
  error,
}: {
  readonly uid: string
  readonly reason: string
  readonly error: string | undefined
}) {
  const name = fieldOf('reason', uid)
  const [isFolded, setFolded] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFolded) change.current?.focus()
  }, [isFolded])
  return (
    <fieldset
      className={isFolded ? `${styles.why} ${styles.folded}` : styles.why}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={fieldStyles.label}>Why is it coming back?</legend>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
      {isFolded ? (
        <p className={styles.foldedReason}>
          <strong>{reasonLabel(reason)}</strong>
          <button ref={change} type="button" className={styles.link} onClick={() => setFolded(false)}>
            Change<span className="visually-hidden"> reason</span>
          </button>
        </p>
      ) : null}
      <Reasons name={name} reason={reason} error={error} onPress={() => setFolded(true)} />
    </fieldset>
  )
}
