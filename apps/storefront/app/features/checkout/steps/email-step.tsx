import { type ReactNode, type RefObject, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { SIGN_IN_RULES } from '#app/features/account/account-rules.ts'
import { NoPassword } from '#app/features/sign-in/no-password.tsx'
import { NO_ANSWER, type SignInAnswer, SignInFields } from '#app/features/sign-in/sign-in-form.tsx'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { isPlain } from '#app/islands/mount.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailField } from '#app/ui/field.tsx'
import styles from '../checkout.module.css'
import { ACCOUNT_PARAMETER } from './checkout-step.ts'

const ACCOUNT_PATH = `/checkout?${ACCOUNT_PARAMETER}=1#step-1`

interface SignInHereProps {
  readonly email: string
  readonly answer: SignInAnswer | undefined
}

function SignInHere({ email, answer }: SignInHereProps) {
  const intent = useNavigation().formData?.get('intent')
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS, SIGN_IN_RULES)
  return (
    <>
      {answer?.isWithoutPassword ? <NoPassword answer={answer} email={answer.email} /> : null}
      <Form ref={form} method="post" className={styles.form} noValidate>
        <input type="hidden" name="intent" value="sign-in" />
        <SignInFields answer={answer ?? NO_ANSWER} errors={errors} email={email} isBusy={intent === 'sign-in'} />
      </Form>
    </>
  )
}

/** Signing in is optional. [A17] */
function SignInOffer({ email, answer }: SignInHereProps) {
  const intent = useNavigation().formData?.get('intent')
  return (
    <>
      <p role="status">This email has an account. Sign in to use your saved addresses, or continue without.</p>
      <SignInHere email={email} answer={answer} />
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

interface HereLinkProps {
  readonly href: string
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** Changes the step in place; a page of its own without scripts. */
function HereLink({ href, onOpen, children }: HereLinkProps) {
  return (
    <a
      href={href}
      data-document=""
      onClick={(event) => {
        if (!isPlain(event.nativeEvent)) return
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </a>
  )
}

interface EmailStepProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly email: string
  readonly errors: FieldErrors
  /** Set when the email has an account, or signing in failed. */
  readonly offer: { readonly answer: SignInAnswer | undefined } | undefined
  /** The shopper says so. */
  readonly hasAccount: boolean
}

/** [R2.63, R2.83, R4.04] */
export function EmailStep({ form, email, errors, offer, ...props }: EmailStepProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'email'
  const [hasAccount, setHasAccount] = useState(props.hasAccount)
  const [typed, setTyped] = useState(email)
  if (hasAccount)
    return (
      <>
        <SignInHere email={typed} answer={offer?.answer} />
        <p>
          <HereLink href="/checkout" onOpen={() => setHasAccount(false)}>
            Continue without an account
          </HereLink>
        </p>
      </>
    )
  if (offer) return <SignInOffer email={email} answer={offer.answer} />
  const signIn = () => {
    setTyped(form.current ? fieldText(new FormData(form.current), 'email') : email)
    setHasAccount(true)
  }
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="email" />
      <EmailField
        id="email"
        hint="For your confirmation and delivery updates."
        defaultValue={typed}
        error={errors.email}
      />
      <Button isBusy={isBusy}>Continue</Button>
      <p>
        <HereLink href={ACCOUNT_PATH} onOpen={signIn}>
          I have an account
        </HereLink>
      </p>
      <p className="mute small">
        No account needed. We use your details for this order only: see our{' '}
        <a href="/privacy-policy" target="_blank" rel="noopener">
          privacy policy
        </a>
        .
      </p>
    </Form>
  )
}
