import type { FieldErrors } from '#app/forms/field-errors.ts'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import formStyles from '#app/forms/form.module.css'
import type { FormAnswer } from '#app/forms/form-answer.ts'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import styles from '../account/account.module.css'

const OWN_PASSWORD = { names: { current_password: 'password' } }

export function ExportForm({
  errors: answered,
  isEmailConfirmed,
}: {
  readonly errors: FieldErrors
  readonly isEmailConfirmed: boolean
}) {
  const { form, errors } = useFormErrors(answered, OWN_PASSWORD)
  return (
    <form ref={form} method="post" action="/customer/export" className={formStyles.form}>
      <p>
        Download everything we hold about you in one file: your details, addresses, saved cards (without their numbers),
        bag, wishlist, orders, reviews, subscriptions, the emails we’ve sent you, and a history of sign-ins and changes.
      </p>
      {isEmailConfirmed ? null : (
        <p className="mute">
          Anything linked to your email but not to your account is included once you’ve{' '}
          <a href="/customer/details#email">confirmed your email</a>.
        </p>
      )}
      <PasswordField
        id="export_password"
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        error={errors.current_password}
      />
      <div className={formStyles.saveRow}>
        <Button look="secondary">Download my data</Button>
      </div>
    </form>
  )
}

/** Requires the password, as deletion cannot be undone. A plain form, since a full page load must follow. */
export function DeleteForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS, OWN_PASSWORD)
  return (
    <details className={styles.confirm} open={answer !== undefined}>
      <summary>Delete my account</summary>
      <form ref={form} method="post" className={formStyles.form} noValidate data-ends-session="">
        <input type="hidden" name="intent" value="delete" />
        <ProblemNotice answer={answer} />
        <p>
          Your details, addresses, bag, wishlist, cards and subscriptions are deleted straight away. This can’t be
          undone. We keep records of your orders for as long as the law requires, no longer linked to an account.
        </p>
        <PasswordField
          id="delete_password"
          name="password"
          label="Password"
          autoComplete="current-password"
          error={errors.current_password}
        />
        <div className={formStyles.saveRow}>
          <Button look="secondary">Delete my account permanently</Button>
        </div>
      </form>
    </details>
  )
}
