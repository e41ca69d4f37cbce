import { Form, useNavigation } from 'react-router'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import { EMAIL_RULES } from '#app/forms/field-rules.ts'
import formStyles from '#app/forms/form.module.css'
import styles from '#app/forms/form-page.module.css'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmailField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RESET_SENT, resetNotice } from './messages.ts'

/** Sent regardless of the result, so as not to reveal which emails have accounts. [R8.70, R8.71, A89] */
export interface ForgotAnswer {
  readonly errors: FieldErrors
  readonly email: string
  readonly isSent: boolean
  /** The actual result; kept in state and never shown. [R8.06, R8.72, A89] */
  readonly rejection?: string
}

/** [R2.09, R5.17] */
export function ForgotPage({ answer }: { readonly answer: ForgotAnswer | undefined }) {
  const isBusy = useNavigation().state === 'submitting'
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS, EMAIL_RULES)
  return (
    <div className={`container ${styles.page}`}>
      <section>
        <h1>Reset your password</h1>
        {answer?.isSent ? (
          <div className={formStyles.form}>
            <Notice tone="positive" title={RESET_SENT}>
              {resetNotice(answer.email)}
            </Notice>
            <p>
              The link works once and expires in an hour. Can’t find the email? Check your spam folder, or request
              another in ten minutes.
            </p>
            <ButtonLink href="/customer/account/login" look="secondary">
              Back to sign in
            </ButtonLink>
          </div>
        ) : (
          <>
            <p className={styles.lead}>
              Enter the email of your account and we’ll send you a link to set a new password.
            </p>
            <Form ref={form} method="post" className={formStyles.form} noValidate>
              <EmailField id="email" autoComplete="username" defaultValue={answer?.email} error={errors.email} />
              <Button isBusy={isBusy} isWide>
                Send reset link
              </Button>
              <p>
                <a href="/customer/account/login">Back to sign in</a>
              </p>
            </Form>
          </>
        )}
      </section>
    </div>
  )
}
