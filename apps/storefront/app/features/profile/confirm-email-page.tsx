import { Form } from 'react-router'
import styles from '#app/forms/form.module.css'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Customer } from '../account/customer.server.ts'

/** Acts on a press, not on opening: mail programs open links by themselves. [decision 17] */
export function ConfirmEmailPage({
  customer,
  answer,
}: {
  readonly customer: Customer
  readonly answer: { readonly problem: string } | undefined
}) {
  const isBusy = useIsBusy('confirm')
  if (customer.isEmailConfirmed)
    return (
      <div className={styles.form}>
        <Notice tone="positive">{customer.email} is confirmed.</Notice>
        <ButtonLink href="/customer/details" look="secondary">
          Your details
        </ButtonLink>
      </div>
    )
  if (answer)
    return (
      <div className={styles.form}>
        <ProblemNotice answer={answer} />
        <ButtonLink href="/customer/details#email" look="secondary">
          Your details
        </ButtonLink>
      </div>
    )
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="confirm" />
      <p>
        You are signed in as {customer.firstname} {customer.lastname}. Confirm that <strong>{customer.email}</strong> is
        your email.
      </p>
      <div className={styles.saveRow}>
        <Button isBusy={isBusy}>Confirm my email</Button>
      </div>
    </Form>
  )
}
