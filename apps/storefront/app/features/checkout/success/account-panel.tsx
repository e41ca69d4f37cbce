import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { NewPasswordField } from '#app/features/sign-in/new-password-field.tsx'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { AccountAnswer, AccountOffer } from './attach-order.server.ts'
import styles from './success.module.css'

interface AccountPanelProps {
  readonly offer: AccountOffer
  readonly email: string
  readonly answer: AccountAnswer | undefined
}

const INTENT = 'attach-order'
const SIGN_IN_PATH = `/customer/account/login?${new URLSearchParams({ returnTo: '/checkout/success?account=attach' })}`

function CreateForm({ email, answer }: Omit<AccountPanelProps, 'offer'>) {
  const { form, errors } = useFormErrors(answer?.account.errors ?? NO_ERRORS)
  const isBusy = useIsBusy(INTENT)
  return (
    <>
      <p>One step. Your name, address and order are already there.</p>
      <Form ref={form} method="post" noValidate className={styles.changeForm}>
        <input type="hidden" name="intent" value={INTENT} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <p className={styles.ownEmail}>
          <Icon name="tick" sizePx={20} /> {email}
        </p>
        <NewPasswordField id="password" label="New password" error={errors.password} />
        <Button isBusy={isBusy}>Create account</Button>
        <p className="mute small">Optional. We won’t sign you up for emails.</p>
      </Form>
    </>
  )
}

function AttachedSentence({ isNew }: { readonly isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 id="account-heading" ref={heading} tabIndex={-1}>
        {isNew ? 'Your account is ready' : 'This order is in your account'}
      </h2>
      <p>
        {isNew ? 'This order is in it. ' : null}
        <a href="/customer/orders">Orders</a>
      </p>
    </>
  )
}

function AttachForm() {
  const isBusy = useIsBusy(INTENT)
  return (
    <Form method="post" className={styles.changeForm}>
      <input type="hidden" name="intent" value={INTENT} />
      <p>Add this order to your account.</p>
      <Button isBusy={isBusy}>Keep this order</Button>
    </Form>
  )
}

function Offered({ offer, email, answer }: AccountPanelProps) {
  if (offer === 'create') return <CreateForm email={email} answer={answer} />
  if (offer === 'attach') return <AttachForm />
  return (
    <>
      <p>{email} has an account.</p>
      <ButtonLink href={SIGN_IN_PATH} look="secondary" data-document="">
        Sign in to keep this order
      </ButtonLink>
    </>
  )
}

/** An account in one step, after paying. */
export function AccountPanel({ offer, email, answer }: AccountPanelProps) {
  const problem = answer?.account.problem
  return (
    <section id="account" className={styles.account} aria-labelledby="account-heading">
      {offer === 'created' || offer === 'attached' ? (
        <AttachedSentence isNew={offer === 'created'} />
      ) : (
        <>
          <h2 id="account-heading">Keep this order in an account</h2>
          {problem ? (
            <Notice tone="negative" answer={answer}>
              {problem}
            </Notice>
          ) : null}
          <Offered {...{ offer, email, answer }} />
        </>
      )}
    </section>
  )
}
