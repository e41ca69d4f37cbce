import type { FactsBlock } from '@welt/brands'
import { Icon } from '#app/ui/icon.tsx'
import styles from './facts.module.css'

export function Facts({ block }: { readonly block: FactsBlock }) {
  return (
    <section aria-label="Good to know" className={styles[block.look]}>
      <ul className={`container ${styles.facts}`}>
        {block.facts.map((fact) => (
          <li key={fact.title}>
            <Icon name={fact.icon} />
            <p>
              <strong>{fact.title}</strong>
              <span>{fact.href ? <a href={fact.href}>{fact.text}</a> : fact.text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
