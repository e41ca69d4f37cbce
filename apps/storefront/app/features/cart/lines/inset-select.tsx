import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import styles from './lines.module.css'

/** A select with its label inside its frame; on phones the label is short. */
export function InsetSelect({
  id,
  label,
  short,
  ref,
  children,
  ...rest
}: {
  readonly id: string
  readonly label: string
  readonly short?: string
  readonly ref?: Ref<HTMLSelectElement>
  readonly children: ReactNode
} & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <div className={styles.inset}>
      <label htmlFor={id}>
        <span className={short ? styles.long : undefined}>{label}</span>
        {short ? (
          <span className={styles.short} aria-hidden="true">
            {short}
          </span>
        ) : null}
      </label>
      <select ref={ref} id={id} {...rest}>
        {children}
      </select>
    </div>
  )
}
