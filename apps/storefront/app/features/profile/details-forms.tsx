import { Form } from 'react-router'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import styles from '#app/forms/form.module.css'
import type { FormAnswer } from '#app/forms/form-answer.ts'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { NEW_PASSWORD_RULES, PERSON_RULES } from '../account/account-rules.ts'
import type { Customer } from '../account/customer.server.ts'
import { NewsletterField } from '../newsletter/newsletter-field.tsx'
import { NewPasswordField } from '../sign-in/new-password-field.tsx'
import { BirthDateField, NameFields } from '../sign-in/person-fields.tsx'

/** [R2.59, R7.42] */
export function DetailsForm({
  customer,
  answer,
}: {
  readonly customer: Customer
  readonly answer: FormAnswer | undefined
}) {
  const { name, flags } = useShop()
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS, PERSON_RULES)
  const values = answer?.values
  const { firstname, lastname } = values ?? customer
  return (
    <IntentForm form={form} intent="details" answer={answer} button="Save details">
      <NameFields values={{ firstname: firstname ?? '', lastname: lastname ?? '' }} errors={errors} />
      <BirthDateField value={values?.date_of_birth ?? customer.birthDate} error={errors.date_of_birth} />
      {flags.newsLetter ? (
        <NewsletterField
          label={`Email me news and offers from ${name}`}
          isSubscribed={customer.isSubscribed}
          isChecked={values ? values.is_subscribed === 'on' : customer.isSubscribed}
        />
      ) : null}
    </IntentForm>
  )
}

/** Requests confirmation of the email and can resend the link. [decision 17] */
export function ConfirmEmailNotice({
  email,
  answer,
}: {
  readonly email: string
  readonly answer: FormAnswer | undefined
}) {
  const isBusy = useIsBusy('confirm-email')
  return (
    <div className={styles.form}>
      <ProblemNotice answer={answer} />
      <Notice tone="neutral" title="Confirm your email">
        We’ve sent a link to {email}. Until you open it, emails you signed up for as a guest won’t show here. You can
        keep shopping in the meantime.
      </Notice>
      <Form method="post">
        <input type="hidden" name="intent" value="confirm-email" />
        <Button look="secondary" isSmall isBusy={isBusy}>
          Send the link again
        </Button>
      </Form>
    </div>
  )
}

/** Requires the current password. [R2.72, R4.86] */
export function PasswordForm({ answer, email }: { readonly answer: FormAnswer | undefined; readonly email: string }) {
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS, NEW_PASSWORD_RULES)
  return (
    <IntentForm form={form} intent="password" answer={answer} button="Change password" look="secondary">
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        id="current_password"
        name="current_password"
        label="Current password"
        autoComplete="current-password"
        error={errors.current_password}
      />
      <NewPasswordField id="password" label="New password" error={errors.password} />
      <PasswordField
        id="confirmation"
        name="confirmation"
        label="New password again"
        autoComplete="new-password"
        error={errors.confirmation}
      />
    </IntentForm>
  )
}
