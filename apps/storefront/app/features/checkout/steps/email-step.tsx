import type { RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { SIGN_IN_RULES } from '#app/features/account/account-rules.ts'
import { NoPassword } from '#app/features/sign-in/no-password.tsx'
import { NO_ANSWER, type SignInAnswer, SignInFields } from '#app/features/sign-in/sign-in-form.tsx'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailField } from '#app/ui/field.tsx'
import styles from '../checkout.module.css'

/** Signing in is optional. [A17] */
function SignInOffer({ email, answer }: { readonly email: string; readonly answer: SignInAnswer | undefined }) {
  const intent = useNavigation().formData?.get('intent')
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS, SIGN_IN_RULES)
  return (
    <>
      <p role="status">This email has an account. Sign in to use your saved addresses, or continue without.</p>
      {answer?.isWithoutPassword ? <NoPassword answer={answer} email={answer.email} /> : null}
      <Form ref={form} method="post" className={styles.form} noValidate>
        <input type="hidden" name="intent" value="sign-in" />
        <SignInFields answer={answer ?? NO_ANSWER} errors={errors} email={email} isBusy={intent === 'sign-in'} />
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="email" />
        <input type="hidden" name="guest" value="1" />
        <input type="hidden" name="email" value={email} />
        <Button look="secondary" isWide isBusy={intent === 'email'}>
          Continue as guest
        </Button>
      </Form>
    </>
  )
}

/** [R2.63, R2.83, R4.04] */
export function EmailStep({
  form,
  email,
  errors,
  offer,
}: {
  readonly form: RefObject<HTMLFormElement | null>
  readonly email: string
  readonly errors: FieldErrors
  /** Set when the email has an account. */
  readonly offer: { readonly answer: SignInAnswer | undefined } | undefined
}) {
  const isBusy = useNavigation().formData?.get('intent') === 'email'
  if (offer) return <SignInOffer email={email} answer={offer.answer} />
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="email" />
      <EmailField
        id="email"
        hint="For your confirmation and delivery updates."
        defaultValue={email}
        error={errors.email}
      />
      <Button isBusy={isBusy}>Continue</Button>
      <p className="mute small">
        No account needed, but you can <a href="/customer/account/login?returnTo=/checkout">sign in</a>. We use your
        details for this order only: see our{' '}
        <a href="/privacy-policy" target="_blank" rel="noopener">
          privacy policy
        </a>
        .
      </p>
    </Form>
  )
}
