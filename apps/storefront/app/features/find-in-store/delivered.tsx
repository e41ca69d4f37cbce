import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import styles from './find-in-store.module.css'

/** Asks for the email of a size that is sold out. */
export const ALERT_TEXT = 'Tell me when it’s back'

/** The other way: find in store never ends in nothing. */
export function Delivered({
  promise,
  soldOut,
  children,
}: {
  readonly promise: string | undefined
  /** A size that can't be delivered. */
  readonly soldOut: string | undefined
  readonly children: ReactNode
}) {
  if (soldOut)
    return (
      <div className={styles.delivered}>
        <Icon name="alert" sizePx={20} />
        <p>{soldOut} is sold out online</p>
        {children}
      </div>
    )
  return (
    <div className={styles.delivered}>
      <Icon name="truck" sizePx={20} />
      <p>Or {promise ? <strong>delivered {promise}</strong> : 'have it delivered'}</p>
      {children}
    </div>
  )
}
