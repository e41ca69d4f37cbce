import { REVIEW_LENGTHS } from '@welt/rules/review'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/errors/error-summary.tsx'
import { useOpenErrors } from '#app/ui/errors/open-errors.ts'
import fieldStyles from '#app/ui/field.module.css'
import { TextField } from '#app/ui/field.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import styles from './review-form.module.css'
import type { ReviewErrors, ReviewFields } from './review-form-rules.ts'

/** A rejected form with its values. */
export interface RefusedReview {
  readonly fields: ReviewFields
  readonly errors: ReviewErrors
  /** Message that belongs to no field. */
  readonly message?: string
}

interface ChoiceProps {
  readonly legend: string
  readonly name: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly given: string | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean
}

function Choice({ legend, name, options, given, error, isOptional = false }: ChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={fieldStyles.label}>
        {legend}
        {isOptional && <span className={fieldStyles.optional}> (optional)</span>}
      </legend>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      <div className={styles.options}>
        {options.map(([value, label], index) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={given === value}
              id={index === 0 ? name : undefined}
              aria-invalid={error ? true : undefined}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const NONE = {}

const STARS = [
  ['5', '5 stars'],
  ['4', '4 stars'],
  ['3', '3 stars'],
  ['2', '2 stars'],
  ['1', '1 star'],
] as const
const FIT = [
  ['TOO_SMALL', 'Too small'],
  ['TRUE_TO_SIZE', 'True to size'],
  ['TOO_LARGE', 'Too large'],
] as const
const WIDTH = [
  ['TOO_NARROW', 'Too narrow'],
  ['RIGHT', 'Right'],
  ['TOO_WIDE', 'Too wide'],
] as const
const RECOMMENDS = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const

/** A plain form. [R1.17] */
export function ReviewForm({ refused }: { readonly refused: RefusedReview | undefined }) {
  const isBusy = useNavigation().state === 'submitting'
  const given = refused?.fields
  const form = useRef<HTMLFormElement>(null)
  const errors = useOpenErrors(form, refused?.errors ?? NONE)
  const lines = Object.entries(errors).flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []))
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <ErrorSummary lines={refused?.message ? [...lines, { message: refused.message }] : lines} answer={refused} />
      <Choice legend="Your rating" name="rating" options={STARS} given={given?.rating} error={errors.rating} />
      <TextField label="Heading" name="summary" id="summary" defaultValue={given?.summary} error={errors.summary} />
      <div className={fieldStyles.field}>
        <label htmlFor="text" className={fieldStyles.label}>
          Your review
        </label>
        <p id="text-hint" className={fieldStyles.hint}>
          How do they fit, feel and wear? Plain text, up to {REVIEW_LENGTHS.text} characters.
        </p>
        {errors.text && <FieldError id="text-error">{errors.text}</FieldError>}
        <textarea
          id="text"
          name="text"
          rows={6}
          className={fieldStyles.control}
          defaultValue={given?.text}
          aria-describedby={errors.text ? 'text-error text-hint' : 'text-hint'}
          aria-invalid={errors.text ? true : undefined}
        />
      </div>
      <Choice legend="How did your usual size fit?" name="fit" options={FIT} given={given?.fit} isOptional />
      <Choice legend="How was the width?" name="width" options={WIDTH} given={given?.width} isOptional />
      <Choice
        legend="Would you recommend this style?"
        name="recommends"
        options={RECOMMENDS}
        given={given?.recommends}
        isOptional
      />
      <TextField
        label="Name to show"
        name="nickname"
        id="nickname"
        autoComplete="nickname"
        hint="Shown beside your review. A first name or initials will do."
        defaultValue={given?.nickname}
        error={errors.nickname}
      />
      <p className="small mute">We read every review before it is shown, and we show good ones and bad ones alike.</p>
      <Button isBusy={isBusy}>Send review</Button>
    </Form>
  )
}
