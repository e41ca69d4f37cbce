import type { FieldErrors } from '#app/forms/field-errors.ts'
import { TextField } from '#app/ui/field.tsx'
import styles from './collection.module.css'
import type { Nominee } from './nominee.ts'

const NAMES = [
  ['nominee_first_name', 'First name', 'firstName'],
  ['nominee_last_name', 'Last name', 'lastName'],
] as const

/** Names are optional. [R5.24, R5.25] */
export function NomineeFields({ values, errors }: { readonly values: Nominee; readonly errors: FieldErrors }) {
  return (
    <>
      <div className={styles.names}>
        {NAMES.map(([name, label, key]) => (
          <TextField
            key={name}
            id={name}
            name={name}
            label={label}
            isOptional
            maxLength={60}
            autoComplete="off"
            defaultValue={values[key]}
            error={errors[name]}
          />
        ))}
      </div>
      <div className={styles.mobile}>
        <TextField
          id="nominee_phone"
          name="nominee_phone"
          label="Their mobile number"
          hint="We text the collection code to this number and nothing else."
          type="tel"
          inputMode="tel"
          maxLength={30}
          autoComplete="off"
          defaultValue={values.phone}
          error={errors.nominee_phone}
        />
      </div>
    </>
  )
}
