import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import type { ContentPageFragment } from './content.generated.ts'
import styles from './content-page.module.css'

/** A text page: one column that is easy to read. */
export function ContentPage({ page }: { readonly page: ContentPageFragment }) {
  const heading = page.content_heading ?? page.title ?? ''
  return (
    <div className="container">
      <Breadcrumbs trail={[{ name: page.title ?? heading }]} />
      <article className={styles.page}>
        <h1 tabIndex={-1}>{heading}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the commerce server has sanitised */}
        <div className={styles.content} dangerouslySetInnerHTML={{ __html: page.content ?? '' }} />
      </article>
    </div>
  )
}
