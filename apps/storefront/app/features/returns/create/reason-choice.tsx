import { CODED_REASONS, isFaultReason, OTHER_REASON } from '@welt/rules/returns'
import { type RefObject, useEffect, useRef, useState } from 'react'
import fieldStyles from '#app/ui/field.module.css'
import { FieldError } from '#app/ui/field-error.tsx'
import { fieldOf, reasonLabel } from '../draft.ts'
import styles from './create.module.css'

const REASONS = [...CODED_REASONS, { code: OTHER_REASON, label: OTHER_REASON }]

/** What a reason opens, for the style sheet: a page without scripts follows it too. */
function kindOf(code: string): 'fault' | 'other' | 'small' | 'large' | undefined {
  if (code === '10406') return 'small'
  if (code === '10407') return 'large'
  if (isFaultReason(code)) return 'fault'
  return code === OTHER_REASON ? 'other' : undefined
}

function Reasons({
  name,
  reason,
  error,
  chosen,
  onPress,
}: {
  readonly name: string
  readonly reason: string
  readonly error: string | undefined
  readonly chosen: RefObject<HTMLInputElement | null>
  readonly onPress: () => void
}) {
  return (
    <div className={styles.reasons}>
      {REASONS.map(({ code, label }, index) => (
        <label key={code} className={styles.reason}>
          <input
            ref={reason === code ? chosen : undefined}
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

/** Folds to one line once a reason was pressed; unfolds with an error. [R3.84] */
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
  const [fold, setFold] = useState<'never' | 'folded' | 'opened'>('never')
  const change = useRef<HTMLButtonElement>(null)
  const chosen = useRef<HTMLInputElement>(null)
  const isFolded = fold === 'folded' && !error
  useEffect(() => {
    if (fold === 'folded') change.current?.focus()
    if (fold === 'opened') chosen.current?.focus()
  }, [fold])
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
          <button ref={change} type="button" className={styles.link} onClick={() => setFold('opened')}>
            Change<span className="visually-hidden"> reason</span>
          </button>
        </p>
      ) : null}
      <Reasons {...{ name, reason, error, chosen }} onPress={() => setFold('folded')} />
    </fieldset>
  )
}
