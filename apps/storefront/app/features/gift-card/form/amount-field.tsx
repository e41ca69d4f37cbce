import { shortDollars } from '@welt/kit/money'
import { TextField } from '#app/ui/field.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { type GiftCardErrors, type GiftCardFields, OTHER } from '../gift-card-rules.ts'
import type { GiftCardOffer } from '../offer.ts'
import styles from './form.module.css'

/** CSS hides the field for an open amount until it is chosen. */
export function AmountField({
  id,
  offer: { amountsCents, openAmount },
  fields,
  errors,
}: {
  readonly id: string
  readonly offer: GiftCardOffer
  readonly fields: GiftCardFields
  readonly errors: GiftCardErrors
}) {
  const choices = [
    ...amountsCents.map((cents) => [String(cents), shortDollars(cents)] as const),
    ...(openAmount ? [[OTHER, 'Other'] as const] : []),
  ]
  return (
    <fieldset className={styles.amount} aria-describedby={errors.amount ? `${id}-amount-error` : undefined}>
      <legend>Amount</legend>
      {errors.amount ? <FieldError id={`${id}-amount-error`}>{errors.amount}</FieldError> : null}
      <div className={styles.amounts}>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="amount"
              value={value}
              defaultChecked={value === fields.amount}
              aria-invalid={errors.amount ? true : undefined}
            />
            {label}
          </label>
        ))}
      </div>
      {openAmount ? (
        <div className={styles.other}>
          <TextField
            id={`${id}-other`}
            label="Other amount"
            name="other"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            hint={`From ${shortDollars(openAmount.minCents)} to ${shortDollars(openAmount.maxCents)}.`}
            defaultValue={fields.other}
            error={errors.other}
          />
        </div>
      ) : null}
    </fieldset>
  )
}
