import { Form, useNavigation } from 'react-router'
import flashStyles from '#app/features/flash/flash.module.css'
import { SIGNED_OUT } from '#app/features/flash/flash-messages.ts'
import { Notices } from '#app/features/flash/flash-notices.tsx'
import formStyles from '#app/forms/form.module.css'
import styles from '#app/forms/form-page.module.css'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SIGN_IN_RULES } from '../account/account-rules.ts'
import { NoPassword } from './no-password.tsx'
import { ReasonsCard } from './reasons.tsx'
import { NO_ANSWER, type SignInAnswer, SignInFields } from './sign-in-form.tsx'

/** [R2.07] */
export function SignInPage({
  answer = NO_ANSWER,
  returnTo,
  isSignedOut,
  notices,
}: {
  readonly answer: SignInAnswer | undefined
  readonly returnTo: string
  readonly isSignedOut: boolean
  readonly notices: readonly string[]
}) {
  const isBusy = useNavigation().state === 'submitting'
  const { form, errors } = useFormErrors(answer.errors, SIGN_IN_RULES)
  const onwards = returnTo ? `?${new URLSearchParams({ returnTo })}` : ''
  return (
    <div className={`container ${styles.page}`}>
      <section>
        <h1>Sign in</h1>
        <Notices codes={notices} />
        {isSignedOut ? (
          <div className={flashStyles.notices}>
            <Notice tone="neutral">{SIGNED_OUT}</Notice>
          </div>
        ) : null}
        {answer.isWithoutPassword ? <NoPassword answer={answer} email={answer.email} /> : null}
        <Form ref={form} method="post" className={formStyles.form} noValidate>
          <input type="hidden" name="returnTo" value={returnTo} />
          <SignInFields answer={answer} errors={errors} isBusy={isBusy} />
        </Form>
      </section>
      <aside className={styles.side} aria-label="Other options">
        <ReasonsCard title="New here?">
          <ButtonLink href={`/customer/account/create${onwards}`} look="secondary">
            Create account
          </ButtonLink>
        </ReasonsCard>
        <div className={styles.sideCard}>
          <h2>Bought as a guest?</h2>
          <p>You don’t need an account to buy, or to get help with an order. Have your order number ready.</p>
          <a href="/returns">Get help with an order</a>
        </div>
      </aside>
    </div>
  )
}
