import { useState } from 'react'
import { useActionData } from 'react-router'
import { PasswordField } from '#app/ui/password-field.tsx'
import { PASSWORD_RULES, passwordStrength } from '../account/account-rules.ts'
import styles from './sign-in.module.css'

/** Shows the rules before typing and the strength while typing. */
export function NewPasswordField({
  id,
  label = 'Password',
  error,
}: {
  readonly id: string
  readonly label?: string
  readonly error: string | undefined
}) {
  const [strength, setStrength] = useState('')
  const answer: unknown = useActionData()
  const [lastAnswer, setLastAnswer] = useState(answer)
  if (answer !== lastAnswer) {
    setLastAnswer(answer)
    setStrength('')
  }
  return (
    <PasswordField
      id={id}
      name={id}
      label={label}
      hint={PASSWORD_RULES}
      error={error}
      autoComplete="new-password"
      onChange={(event) => setStrength(passwordStrength(event.currentTarget.value))}
      help={
        <p role="status" className={styles.strength}>
          {strength ? `Strength: ${strength}` : ''}
        </p>
      }
    />
  )
}
