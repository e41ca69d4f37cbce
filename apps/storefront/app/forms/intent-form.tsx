import type { ReactNode, RefObject } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import styles from './form.module.css'
import type { FormAnswer } from './form-answer.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { useIsBusy } from './use-is-busy.ts'

/** Focuses the first wrong field. */
export function IntentForm({
  form,
  intent,
  answer,
  button,
  look = 'primary',
  beside,
  children,
  ...rest
}: {
  /** From `useFormErrors`. */
  readonly form: RefObject<HTMLFormElement | null>
  readonly intent: string
  readonly answer: FormAnswer | undefined
  readonly button: string
  readonly look?: 'primary' | 'secondary'
  readonly beside?: ReactNode
  readonly children: ReactNode
  readonly 'data-address-form'?: string
}) {
  const isBusy = useIsBusy(intent)
  return (
    <Form ref={form} method="post" className={styles.form} noValidate {...rest}>
      <input type="hidden" name="intent" value={intent} />
      <ProblemNotice answer={answer} />
      {children}
      <div className={styles.saveRow}>
        <Button look={look} isBusy={isBusy}>
          {button}
        </Button>
        {beside}
      </div>
    </Form>
  )
}
