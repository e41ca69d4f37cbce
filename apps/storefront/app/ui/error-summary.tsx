import { useEffect, useRef } from 'react'
import styles from './field.module.css'

/** A field's id and what is wrong with it; without an id the line is plain text. */
export interface SummaryLine {
  readonly fieldId?: string
  readonly message: string
}

/** "There is a problem": repeats all errors on submit and takes focus, so none is missed. Renders nothing without lines. @source ux §7 */
export function ErrorSummary({
  lines,
  wayOn,
}: {
  readonly lines: readonly SummaryLine[]
  /** What to do now, where the lines do not say it. */
  readonly wayOn?: string | undefined
}) {
  const box = useRef<HTMLDivElement>(null)
  const words = lines.map((line) => line.message).join('\n')
  useEffect(() => {
    if (words) box.current?.focus()
  }, [words])
  if (lines.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2>There is a problem</h2>
      <ul>
        {lines.map((line) => (
          <li key={`${line.fieldId ?? ''}${line.message}`}>
            {line.fieldId ? <a href={`#${line.fieldId}`}>{line.message}</a> : line.message}
          </li>
        ))}
      </ul>
      {wayOn ? <p>{wayOn}</p> : null}
    </div>
  )
}
