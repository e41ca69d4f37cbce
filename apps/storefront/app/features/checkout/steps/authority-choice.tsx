import { useState } from 'react'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { CharacterCount } from '#app/ui/character-count.tsx'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import styles from '../checkout.module.css'
import { AUTHORITY_OPTIONS, type AuthorityValues, OWN_INSTRUCTION_MOST } from './details-rules.ts'

const AUTHORITY_HINT =
  "If you choose this, the driver won't need a signature " +
  "and we can't replace a parcel that goes missing after delivery."

interface AuthorityChoiceProps {
  readonly values: AuthorityValues
  readonly errors: FieldErrors
}

/** A longer text is refused, never cut. */
function OwnInstruction({ values, errors }: AuthorityChoiceProps) {
  const [typed, type] = useState(values.own)
  return (
    <TextField
      id="authority_own"
      label="Your instruction"
      name="authority_own"
      hint={
        <>
          <span className="without-scripts">At most {OWN_INSTRUCTION_MOST} characters.</span>
          <span className="with-scripts">
            <CharacterCount typed={typed} most={OWN_INSTRUCTION_MOST} />
          </span>
        </>
      }
      defaultValue={values.own}
      onChange={({ target }) => type(target.value)}
      maxLength={80}
      error={errors.authority_own}
    />
  )
}

export function AuthorityChoice({ values, errors }: AuthorityChoiceProps) {
  return (
    <div className={styles.authority} data-au-only>
      <CheckField
        label="Leave my parcel if no one is home"
        name="authority"
        defaultChecked={values.isChecked}
        hint={AUTHORITY_HINT}
      />
      <div className={styles.authorityMore}>
        <SelectField
          id="authority_option"
          label="Where should we leave it?"
          name="authority_option"
          defaultValue={values.option}
          error={errors.authority_option}
        >
          <option value="">Choose a place</option>
          {AUTHORITY_OPTIONS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
        <div className={styles.authorityOwn}>
          <OwnInstruction values={values} errors={errors} />
        </div>
      </div>
    </div>
  )
}
