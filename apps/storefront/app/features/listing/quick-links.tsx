import styles from './quick-links.module.css'

export interface QuickLink {
  readonly text: string
  readonly href: string
  readonly isCurrent?: boolean
}

export function QuickLinks({ links }: { readonly links: readonly QuickLink[] }) {
  if (links.length === 0) return null
  return (
    <ul aria-label="Narrow down" className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={link.isCurrent ? 'true' : undefined}>
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  )
}
