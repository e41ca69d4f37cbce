import type { ReactNode } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { ContentPageFragment } from './content.generated.ts'
import styles from './content-page.module.css'
import { LINES } from './lines.ts'
import { SanitisedHtml } from './sanitised-html.tsx'

interface ContentPageProps {
  readonly page: ContentPageFragment
  readonly above?: ReactNode
  readonly below?: ReactNode
  readonly content?: string | undefined
  readonly isWide?: boolean
  readonly offers?: readonly string[]
}

// The style sheet that all pages load is full.
const WIDE = { maxWidth: 'none' } as const

export function ContentPage({ page, above, below, content, isWide = false, offers = [] }: ContentPageProps) {
  const heading = page.content_heading ?? page.title ?? ''
  return (
    <div className="container">
      <Breadcrumbs trail={[{ name: page.title ?? heading }]} />
      <article className={styles.page} style={isWide ? WIDE : undefined}>
        <h1 tabIndex={-1}>{heading}</h1>
        {above}
        <div style={isWide ? LINES : undefined}>
          <SanitisedHtml className={styles.content} html={content ?? page.content ?? ''} />
        </div>
        {below && <div className={styles.below}>{below}</div>}
        {offers.length > 0 && (
          <section id="offers" className={styles.content}>
            <h2>Offers without a code</h2>
            <ul>
              {offers.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
            <p>
              Codes and terms are under <a href="/promotions">offers now</a>.
            </p>
          </section>
        )}
      </article>
    </div>
  )
}
