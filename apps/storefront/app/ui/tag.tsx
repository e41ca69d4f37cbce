import type { ReactNode } from 'react'
import styles from './tag.module.css'

/** A small label on or beside a product: `sale` for reductions, `accent` for news, `plain` for facts. */
export function Tag({ look = 'plain', children }: { readonly look?: 'plain' | 'accent' | 'sale'; readonly children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[look]}`}>{children}</span>
}
