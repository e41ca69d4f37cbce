import { type MouseEvent, useEffect, useRef } from 'react'
import styles from './field.module.css'

/** A field's id and what is wrong with it; without an id the line is plain text. */
export interface SummaryLine {
  readonly fieldId?: string
  readonly message: string
}

/** Without going to another address, with which the router would drop the answer and all its errors. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

/**
 * "There is a problem": repeats all errors on submit and takes focus, so none is missed. Renders nothing without lines.
 */
export function ErrorSummary({
  lines,
  nextStep,
  answer,
}: {
  readonly lines: readonly SummaryLine[]
  /** What to do now, where the lines do not say it. */
  readonly nextStep?: string | undefined
  /** What was answered to the shopper: each new one takes the focus, a line that goes does not. */
  readonly answer: object | undefined
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  if (lines.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2>There is a problem</h2>
      <ul>
        {lines.map((line) => (
          <li key={`${line.fieldId ?? ''}${line.message}`}>
            {line.fieldId ? (
              <a href={`#${line.fieldId}`} onClick={goToField}>
                {line.message}
              </a>
            ) : (
              line.message
            )}
          </li>
        ))}
      </ul>
      {nextStep ? <p>{nextStep}</p> : null}
    </div>
  )
}
