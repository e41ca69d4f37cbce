import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

const tones = {
  positive: { role: 'status', icon: 'tick' },
  negative: { role: 'alert', icon: 'alert' },
  neutral: { role: undefined, icon: 'alert' },
} as const

/** A message in the page: positive ones are spoken politely, negative ones at once. @source architecture §6 */
export function Notice({
  tone,
  title,
  children,
}: {
  readonly tone: keyof typeof tones
  readonly title?: string
  readonly children: ReactNode
}) {
  const { role, icon } = tones[tone]
  return (
    <div role={role} className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={icon} sizePx={20} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
      </div>
    </div>
  )
}
