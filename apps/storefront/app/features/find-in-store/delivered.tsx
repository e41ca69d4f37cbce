import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './find-in-store.module.css'

/** The other way: find in store never ends in nothing. */
export function Delivered({
  promise,
  children,
}: {
  readonly promise: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={styles.delivered}>
      <Icon name="truck" sizePx={20} />
      <p>Or {promise ? <strong>delivered {promise}</strong> : 'have it delivered'}</p>
      {children}
    </div>
  )
}
