import { Form, useNavigation } from 'react-router'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import formStyles from '#app/forms/form.module.css'
import styles from '#app/forms/form-page.module.css'
import { ProblemNotice } from '#app/forms/problem-notice.tsx'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'

export interface StaffAnswer {
  /** Set only once the call has returned. [R6.13, R6.14] */
  readonly isAdmin: false
  readonly errors: FieldErrors
  readonly problem?: string
  readonly customerId: string
}

const LIMITS = [
  'Lasts 30 minutes and can’t be extended.',
  'Can’t change the password or email, see, use or delete cards, delete addresses or saved styles, or download or delete the customer’s data.',
  'Every step is recorded with your name.',
]

/** Empty until the call has returned. [R2.24, R6.12-R6.14, A62] */
export function StaffPage({
  answer,
  customerId,
}: {
  readonly answer: StaffAnswer | undefined
  readonly customerId: string
}) {
  const isUnresolved = useNavigation().state !== 'idle'
  const shown = isUnresolved ? undefined : answer
  const { form, errors } = useFormErrors(shown?.errors ?? NO_ERRORS)
  return (
    <div className={`container ${styles.page}`}>
      <section>
        <h1>Act for a customer</h1>
        <p className={styles.lead}>For staff who help a customer with an order or a return.</p>
        <Form ref={form} method="post" className={formStyles.form} noValidate autoComplete="off">
          <div role="status">{isUnresolved ? 'Checking…' : ''}</div>
          <ProblemNotice answer={shown} />
          <TextField
            id="customer_id"
            name="customer_id"
            label="Customer number"
            inputMode="numeric"
            maxLength={9}
            defaultValue={answer?.customerId ?? customerId}
            error={errors.customer_id}
          />
          <PasswordField id="secret" name="secret" label="Secret" autoComplete="off" error={errors.secret} />
          <Button isBusy={isUnresolved}>Act for this customer</Button>
        </Form>
      </section>
      <aside className={styles.side} aria-label="What you can do">
        <div className={styles.sideCard}>
          <h2>Such a sign-in</h2>
          <ul className={styles.ticks} style={{ listStyle: 'none' }}>
            {LIMITS.map((limit) => (
              <li key={limit} style={{ gridTemplateColumns: '1fr' }}>
                {limit}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}
