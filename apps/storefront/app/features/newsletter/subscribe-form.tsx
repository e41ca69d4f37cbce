import { useFetcher } from 'react-router'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import { EMAIL_RULES } from '#app/forms/field-rules.ts'
import styles from '#app/forms/form.module.css'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** [R4.56] */
export interface SubscribeAnswer {
  readonly result: 'success' | 'failure'
  readonly errors: FieldErrors
  readonly problem?: string
  readonly email: string
  readonly isConfirmed?: boolean
}

/** The response does not reveal whether the address was already subscribed. [R2.11, R7.44] */
export function SubscribeForm({ answer }: { readonly answer: SubscribeAnswer | undefined }) {
  const fetcher = useFetcher<{ readonly subscribed?: SubscribeAnswer }>()
  const { name } = useShop()
  const latest = fetcher.data?.subscribed ?? answer
  const { form, errors } = useFormErrors(latest?.errors ?? NO_ERRORS, EMAIL_RULES)
  if (latest?.result === 'success')
    return (
      <Notice tone="positive" title="Check your inbox">
        {latest.isConfirmed
          ? `You’ll get news from ${name} at ${latest.email}.`
          : `We’ve emailed ${latest.email}. If there’s a link in that email, open it to confirm.`}
      </Notice>
    )
  return (
    <fetcher.Form ref={form} method="post" action="/subscribe" className={styles.form} noValidate>
      <ProblemNotice answer={latest} />
      <EmailField id="subscribe-email" defaultValue={latest?.email} error={errors.email} />
      <Button isBusy={fetcher.state !== 'idle'}>Subscribe</Button>
      <p className={styles.consent}>
        {name} will email you news and offers. Every email has a link to stop them. Read our{' '}
        <a href="/privacy-policy">privacy policy</a>.
      </p>
    </fetcher.Form>
  )
}
