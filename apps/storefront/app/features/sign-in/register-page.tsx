import { Form, useNavigation } from 'react-router'
import flashStyles from '#app/features/flash/flash.module.css'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import formStyles from '#app/forms/form.module.css'
import { fieldText } from '#app/forms/form-data.ts'
import styles from '#app/forms/form-page.module.css'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckField, EmailField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { checkRegister, type RegisterValues, readRegister } from '../account/account-rules.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { NoPassword } from './no-password.tsx'
import { BirthDateField, NameFields } from './person-fields.tsx'
import { Reasons } from './reasons.tsx'

/** Values without the password. */
export interface RegisterAnswer {
  readonly errors: FieldErrors
  readonly problem?: string
  readonly values: RegisterValues
  /** [R4.18, R4.19] */
  readonly email?: 'has-password' | 'no-password'
}

const RULES = { check: (form: FormData) => checkRegister(readRegister(form), fieldText(form, 'password')) }

const NOTHING: RegisterValues = { firstname: '', lastname: '', email: '', date_of_birth: '', is_subscribed: false }

function EmailTaken({ answer, signInHref }: { readonly answer: RegisterAnswer; readonly signInHref: string }) {
  if (!answer.email) return null
  if (answer.email === 'no-password') return <NoPassword email={answer.values.email} />
  return (
    <div className={flashStyles.notices}>
      <Notice tone="neutral">
        You already have an account. <a href={signInHref}>Sign in</a> or{' '}
        <a href="/customer/account/forgotpassword">reset your password</a>.
      </Notice>
    </div>
  )
}

/** [R2.08, R5.01] */
export function RegisterPage({
  answer,
  returnTo,
}: {
  readonly answer: RegisterAnswer | undefined
  readonly returnTo: string
}) {
  const shop = useShop()
  const isBusy = useNavigation().state === 'submitting'
  const values = answer?.values ?? NOTHING
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS, RULES)
  const onwards = returnTo ? `?${new URLSearchParams({ returnTo })}` : ''
  const signInHref = `/customer/account/login${onwards}`
  return (
    <div className={`container ${styles.page}`}>
      <section>
        <h1>Create account</h1>
        <p className={styles.lead}>
          Already have one? <a href={signInHref}>Sign in</a>
        </p>
        {answer ? <EmailTaken answer={answer} signInHref={signInHref} /> : null}
        <Form ref={form} method="post" className={formStyles.form} noValidate>
          <input type="hidden" name="returnTo" value={returnTo} />
          <ProblemNotice answer={answer} />
          <NameFields values={{ firstname: values.firstname, lastname: values.lastname }} errors={errors} />
          <EmailField id="email" defaultValue={values.email} error={errors.email} />
          <NewPasswordField id="password" error={errors.password} />
          <BirthDateField value={values.date_of_birth} error={errors.date_of_birth} />
          {shop.flags.newsLetter ? (
            <CheckField
              name="is_subscribed"
              label={`Email me news and offers from ${shop.name}`}
              hint="You can unsubscribe at any time with the link in every email."
              defaultChecked={values.is_subscribed}
            />
          ) : null}
          <Button isBusy={isBusy} isWide>
            Create account
          </Button>
          <p className={formStyles.consent}>
            We use your details for your orders and your account. Read our <a href="/privacy-policy">privacy policy</a>.
          </p>
        </Form>
      </section>
      <Reasons />
    </div>
  )
}
