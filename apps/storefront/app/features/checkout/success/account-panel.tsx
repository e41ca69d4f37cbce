import { type ReactNode, useEffect, useRef } from 'react'
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

interface MailedPanelProps {
  /** Of the order. */
  readonly number: string
  readonly offer: AccountOffer
  readonly answer: AccountAnswer | undefined
}

const INTENT = 'attach-order'
const signInPath = (path: string) =>
  `/customer/account/login?${new URLSearchParams({ returnTo: `${path}?account=attach` })}`

interface CreateFormProps extends Pick<AccountPanelProps, 'answer'> {
  readonly email?: string
  readonly number?: string | undefined
}

const OrderField = ({ number }: Pick<CreateFormProps, 'number'>) =>
  number ? <input type="hidden" name="order" value={number} /> : null

/** Without an email where anyone may have the link. */
function CreateForm({ email, number, answer }: CreateFormProps) {
  const { form, errors } = useFormErrors(answer?.account.errors ?? NO_ERRORS)
  const isBusy = useIsBusy(INTENT)
  return (
    <Form ref={form} method="post" noValidate className={styles.changeForm}>
      <input type="hidden" name="intent" value={INTENT} />
      <OrderField number={number} />
      {email ? (
        <>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <p className={styles.ownEmail}>
            <Icon name="tick" sizePx={20} /> {email}
          </p>
        </>
      ) : null}
      <NewPasswordField id="password" label="New password" error={errors.password} />
      <Button isBusy={isBusy}>Create account</Button>
      <p className="mute small">Optional. We won’t sign you up for emails.</p>
    </Form>
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

function AttachForm({ number }: Pick<CreateFormProps, 'number'>) {
  const isBusy = useIsBusy(INTENT)
  return (
    <Form method="post" className={styles.changeForm}>
      <input type="hidden" name="intent" value={INTENT} />
      <OrderField number={number} />
      <p>Add this order to your account.</p>
      <Button isBusy={isBusy}>Keep this order</Button>
    </Form>
  )
}

function Offered({ offer, email, answer }: AccountPanelProps) {
  if (offer === 'create')
    return (
      <>
        <p>One step. Your name, address and order are already there.</p>
        <CreateForm email={email} answer={answer} />
      </>
    )
  if (offer === 'attach') return <AttachForm />
  return (
    <>
      <p>{email} has an account.</p>
      <ButtonLink href={signInPath('/checkout/success')} look="secondary" data-document="">
        Sign in to keep this order
      </ButtonLink>
    </>
  )
}

/** On the page of a mailed link. */
function OfferedByMail({ number, offer, answer }: MailedPanelProps) {
  if (offer === 'create')
    return (
      <>
        <p>Your name, address and order are already there. One password is all it needs.</p>
        <details className={styles.fold} open={answer !== undefined || undefined}>
          <summary>Create account</summary>
          <CreateForm number={number} answer={answer} />
        </details>
      </>
    )
  if (offer === 'attach') return <AttachForm number={number} />
  return (
    <ButtonLink href={signInPath('/order')} look="secondary" data-document="">
      Sign in to keep this order
    </ButtonLink>
  )
}

interface PanelProps extends Pick<AccountPanelProps, 'offer' | 'answer'> {
  readonly className: string | undefined
  readonly children: ReactNode
}

function Panel({ offer, answer, className, children }: PanelProps) {
  const problem = answer?.account.problem
  return (
    <section id="account" className={className} aria-labelledby="account-heading">
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
          {children}
        </>
      )}
    </section>
  )
}

/** An account in one step, after paying. */
export function AccountPanel(props: AccountPanelProps) {
  return (
    <Panel {...props} className={styles.account}>
      <Offered {...props} />
    </Panel>
  )
}

/** As AccountPanel, for a page that opens with a mailed link: it never shows the email. */
export function MailedAccountPanel(props: MailedPanelProps) {
  return (
    <Panel {...props} className={`${styles.account} ${styles.mailed}`}>
      <OfferedByMail {...props} />
    </Panel>
  )
}
