import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { ContentPageFragment } from './content.generated.ts'
import styles from './content-page.module.css'

export function ContentPage({
  page,
  offers = [],
}: {
  readonly page: ContentPageFragment
  readonly offers?: readonly string[]
}) {
  const heading = page.content_heading ?? page.title ?? ''
  return (
    <div className="container">
      <Breadcrumbs trail={[{ name: page.title ?? heading }]} />
      <article className={styles.page}>
        <h1 tabIndex={-1}>{heading}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the commerce server has sanitised */}
        <div className={styles.content} dangerouslySetInnerHTML={{ __html: page.content ?? '' }} />
        {offers.length > 0 && (
          <section id="offers" className={styles.content}>
            <h2>Offers without a code</h2>
            <ul>
              {offers.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </section>
        )}
      </article>
    </div>
  )
}
