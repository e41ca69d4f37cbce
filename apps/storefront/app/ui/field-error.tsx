import type { ReactNode } from 'react'
import styles from './field-error.module.css'
import { Icon } from './icon.tsx'

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" sizePx={18} />
      <span>
        <span className="visually-hidden">Error: </span>
        {children}
      </span>
    </p>
  )
}
