import { Form } from 'react-router'
import { NO_ERRORS } from '#app/forms/field-errors.ts'
import { useFormErrors } from '#app/forms/use-form-errors.ts'
import { useIsBusy } from '#app/forms/use-is-busy.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailField, TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from '../detail/order.module.css'
import type { LookupAnswer } from './lookup.server.ts'
import { checkLookup, readLookup } from './lookup-rules.ts'

const RULES = { check: (form: FormData) => checkLookup(readLookup(form)) }

export interface LookupPageProps {
  readonly answer: LookupAnswer | undefined
  /** Number that was typed elsewhere. */
  readonly number: string
  /** Why the look-up is shown again. */
  readonly note: string | undefined
  readonly mayReturn: boolean
}

/** For orders without an account. [R2.15, R5.18, R4.65] */
export function LookupPage({ answer, number, note, mayReturn }: LookupPageProps) {
  const { form, errors } = useFormErrors(answer?.errors ?? NO_ERRORS, RULES)
  const isBusy = useIsBusy('look-up')
  const { values } = answer ?? { values: { email: '', lastname: '', number } }
  return (
    <div className={`container ${styles.lookup}`}>
      <h1>Find your order</h1>
      <p>
        See where it is{mayReturn ? ', or return something' : ''}. Your confirmation email has what you need here.
        Ordered with an account? <a href="/customer/orders">Sign in</a>.
      </p>
      {answer?.problem ? (
        <Notice tone="negative" title={answer.problem.title} answer={answer}>
          {answer.problem.text}
        </Notice>
      ) : note ? (
        <Notice tone="neutral">{note}</Notice>
      ) : null}
      <Form ref={form} method="post" noValidate>
        <input type="hidden" name="intent" value="look-up" />
        <EmailField error={errors.email} defaultValue={values.email} required />
        <TextField
          label="Billing last name"
          name="lastname"
          autoComplete="family-name"
          maxLength={100}
          error={errors.lastname}
          defaultValue={values.lastname}
          required
        />
        <TextField
          label="Order number"
          name="number"
          inputMode="numeric"
          maxLength={40}
          error={errors.number}
          defaultValue={values.number}
          required
        />
        <Button isBusy={isBusy}>{isBusy ? 'Looking...' : 'Find order'}</Button>
      </Form>
    </div>
  )
}
