import { Form, useNavigation } from 'react-router'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import formStyles from '#app/forms/form.module.css'
import styles from '#app/forms/form-page.module.css'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { NEW_PASSWORD_RULES } from '../account/account-rules.ts'
import { signInMessages } from './messages.ts'
import { NewPasswordField } from './new-password-field.tsx'

export interface ResetAnswer {
  readonly errors: FieldErrors
  readonly problem?: string
}

export interface LinkProblem {
  readonly text: string
  /** Too many attempts, so the link was not checked; the text says when to retry. */
  readonly isLimited: boolean
}

/** Shown only while the link's customer id and token are valid. [R2.10, R2.78, R5.16] */
export function ResetPage({
  problem,
  answer,
}: {
  readonly problem: LinkProblem | undefined
  readonly answer: ResetAnswer | undefined
}) {
  const isBusy = useNavigation().state === 'submitting'
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS, NEW_PASSWORD_RULES)
  return (
    <div className={`container ${styles.page}`}>
      <section>
        <h1>Set a new password</h1>
        {problem ? (
          <div className={formStyles.form}>
            <Notice tone="negative" title={signInMessages.validateRPToken} answer={problem}>
              {problem.text}
            </Notice>
            {problem.isLimited ? (
              <p>Your link may still be valid. Open it from the email again then.</p>
            ) : (
              <ButtonLink href="/customer/account/forgotpassword">Send a new link</ButtonLink>
            )}
          </div>
        ) : (
          <Form ref={form} method="post" className={formStyles.form} noValidate>
            <ProblemNotice answer={answer} />
            <NewPasswordField id="password" label="New password" error={errors.password} />
            <PasswordField
              id="confirmation"
              name="confirmation"
              label="New password again"
              autoComplete="new-password"
              error={errors.confirmation}
            />
            <Button isBusy={isBusy} isWide>
              Set password
            </Button>
            <p className={formStyles.consent}>You’ll be signed out on all your devices.</p>
          </Form>
        )}
      </section>
    </div>
  )
}
