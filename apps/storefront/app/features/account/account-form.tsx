import type { ReactNode, RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import styles from './account.module.css'
import type { FormAnswer } from './form-answer.ts'
import { ProblemNotice } from './problem-notice.tsx'

/** Whether the form of this intent is on its way. */
export function useIsBusy(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent
}

/** A form of the account with its one button: what went wrong stands above, the focus goes to what is wrong. */
export function AccountForm({
  form,
  intent,
  answer,
  button,
  look = 'primary',
  beside,
  children,
  ...rest
}: {
  /** Of `useFormErrors`. */
  readonly form: RefObject<HTMLFormElement | null>
  readonly intent: string
  readonly answer: FormAnswer | undefined
  readonly button: string
  readonly look?: 'primary' | 'secondary'
  /** Stands next to the button. */
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
