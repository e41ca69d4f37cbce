import type { FieldErrors } from '#app/forms/field-errors.ts'
import { TextField } from '#app/ui/field.tsx'
import styles from './sign-in.module.css'

/** [R5.01] */
export function NameFields({
  values,
  errors,
}: {
  readonly values: Readonly<Record<string, string>>
  readonly errors: FieldErrors
}) {
  return (
    <div className={styles.pair}>
      <TextField
        id="firstname"
        name="firstname"
        label="First name"
        autoComplete="given-name"
        maxLength={60}
        defaultValue={values.firstname}
        error={errors.firstname}
      />
      <TextField
        id="lastname"
        name="lastname"
        label="Last name"
        autoComplete="family-name"
        maxLength={60}
        defaultValue={values.lastname}
        error={errors.lastname}
      />
    </div>
  )
}

export function BirthDateField({
  value,
  error,
}: {
  readonly value: string | undefined
  readonly error: string | undefined
}) {
  return (
    <TextField
      id="date_of_birth"
      name="date_of_birth"
      label="Date of birth"
      isOptional
      hint="We’ll only use it for a birthday treat."
      type="date"
      autoComplete="bday"
      min="1900-01-01"
      defaultValue={value}
      error={error}
    />
  )
}
