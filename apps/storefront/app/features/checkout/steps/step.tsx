import type { ReactNode, RefObject } from 'react'
import styles from '../checkout.module.css'

interface StepProps {
  readonly number: number
  readonly title: string
  readonly state: 'open' | 'done' | 'waiting'
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Only for finished steps. */
  readonly editHref?: string | undefined
  readonly children?: ReactNode
}

export function Step({ number, title, state, heading, editHref, children }: StepProps) {
  return (
    <li
      className={`${styles.step} ${styles[state]}`}
      {...(state === 'open' ? { 'aria-current': 'step' as const } : {})}
    >
      <div className={styles.stepHead}>
        <span className={styles.stepNumber} aria-hidden="true">
          {number}
        </span>
        <h2 id={`step-${number}`} ref={state === 'open' ? heading : undefined} tabIndex={-1}>
          {title}
        </h2>
        {editHref ? (
          <a href={editHref} data-document className={styles.edit}>
            Edit<span className="visually-hidden"> {title.toLowerCase()}</span>
          </a>
        ) : null}
      </div>
      {children}
    </li>
  )
}
