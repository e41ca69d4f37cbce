import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import styles from './checkout.module.css'
import type { FieldErrors } from './details-rules.ts'

/** The email, asked first. @source R2.83, R4.04 */
export function EmailStep({ email, errors }: { readonly email: string; readonly errors: FieldErrors }) {
  const isBusy = useNavigation().formData?.get('intent') === 'email'
  return (
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="email" />
      <TextField
        id="email"
        label="Email"
        hint="For your confirmation and delivery updates."
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={email}
        error={errors.email}
        maxLength={254}
      />
      <Button isBusy={isBusy}>Continue</Button>
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
