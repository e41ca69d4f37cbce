import { type MouseEvent, useEffect, useRef } from 'react'
import styles from '../field.module.css'

export interface SummaryLine {
  readonly fieldId?: string
  readonly message: string
}

/** A change of the URL would make the router drop the action's data. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}

export function ErrorSummary({
  lines,
  nextStep,
  answer,
}: {
  readonly lines: readonly SummaryLine[]
  readonly nextStep?: string | undefined
  /** Each new answer takes the focus. */
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
