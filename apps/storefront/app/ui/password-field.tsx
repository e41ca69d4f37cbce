import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { controlProps, type FieldTexts, Frame } from './field.tsx'
import { useScripted } from './hooks/use-scripted.ts'
import styles from './password-field.module.css'

/** `help` is below the control. Allows pasting and password managers. */
export function PasswordField({
  label,
  hint,
  error,
  isOptional = false,
  id,
  help,
  ...rest
}: FieldTexts & InputHTMLAttributes<HTMLInputElement> & { readonly id: string; readonly help?: ReactNode }) {
  const isScripted = useScripted()
  const [isShown, setIsShown] = useState(false)
  const act = isShown ? 'Hide' : 'Show'
  return (
    <Frame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className={styles.secret}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          {...rest}
          type={isShown ? 'text' : 'password'}
          {...controlProps(id, { hint, error })}
        />
        {isScripted ? (
          <button
            type="button"
            className={styles.reveal}
            aria-label={`${act} ${label.toLowerCase()}`}
            onClick={() => setIsShown(!isShown)}
          >
            {act}
          </button>
        ) : null}
      </div>
      {help}
    </Frame>
  )
}
