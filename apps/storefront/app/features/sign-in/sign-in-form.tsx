import { ATTEMPTS_BEFORE_HINT } from '@welt/kit/constants'
import { useEffect } from 'react'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { SOMETHING_WRONG } from '#app/graphql/result.ts'
import { notify } from '#app/session/browser/notify.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import styles from './sign-in.module.css'

/** Values without the password. */
export interface SignInAnswer {
  readonly isDone: boolean
  readonly errors: FieldErrors
  readonly problem?: string
  readonly email?: string
  /** Consecutive failures; never shown. [R4.17, A44] */
  readonly attempts: number
  /** [A45] */
  readonly isWithoutPassword?: boolean
  /** Not caused by wrong credentials. [R8.56] */
  readonly isShopsFault?: boolean
  readonly notices?: readonly string[]
}

export const NO_ANSWER: SignInAnswer = { isDone: false, errors: {}, attempts: 0 }

/** Shows a failed call in a notification too. [R2.63, R8.56, A17] */
export function SignInFields({
  answer,
  errors,
  idPrefix = '',
  email,
  isBusy,
}: {
  readonly answer: SignInAnswer
  readonly errors: FieldErrors
  readonly idPrefix?: string
  readonly email?: string | undefined
  readonly isBusy: boolean
}) {
  const { attempts, isWithoutPassword } = answer
  useEffect(() => {
    if (answer.isShopsFault) notify({ tone: 'negative', title: SOMETHING_WRONG })
  }, [answer])
  return (
    <>
      <ProblemNotice answer={answer} />
      {attempts >= ATTEMPTS_BEFORE_HINT && !isWithoutPassword ? (
        <Notice tone="neutral">
          Trouble signing in? <a href="/customer/account/forgotpassword">Reset your password by email</a>
        </Notice>
      ) : null}
      <input type="hidden" name="attempts" value={attempts} />
      <EmailField
        id={`${idPrefix}email`}
        autoComplete="username"
        defaultValue={answer.email ?? email ?? ''}
        error={errors.email}
      />
      <PasswordField
        id={`${idPrefix}password`}
        name="password"
        label="Password"
        autoComplete="current-password"
        error={errors.password}
      />
      <p className={styles.forgot}>
        <a href="/customer/account/forgotpassword">Forgot password?</a>
      </p>
      <Button isBusy={isBusy} isWide>
        Sign in
      </Button>
    </>
  )
}
