import type { ReactNode } from 'react'
import styles from '#app/forms/form-page.module.css'
import { Icon } from '#app/ui/icon.tsx'

const REASONS = [
  'Faster checkout with your saved addresses',
  'All your orders in one place',
  'Your wishlist on every device',
]

export function ReasonsCard({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.sideCard}>
      <h2>{title}</h2>
      <ul className={styles.ticks}>
        {REASONS.map((reason) => (
          <li key={reason}>
            <Icon name="tick" sizePx={20} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

export function Reasons() {
  return (
    <aside className={styles.side} aria-label="What an account gives you">
      <ReasonsCard title="With an account" />
    </aside>
  )
}
