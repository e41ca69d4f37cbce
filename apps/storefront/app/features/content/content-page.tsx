import type { MetaDescriptor } from 'react-router'
import { Breadcrumbs } from '#app/features/product/breadcrumbs.tsx'
import type { Shop } from '#app/session/shop.ts'
import styles from './content-page.module.css'
import type { ContentPageData } from './operations.ts'

/** A page of words: one column that is easy to read. @source ux §6 Content */
export function ContentPage({ page }: { readonly page: ContentPageData }) {
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

/** Title, description and canonical address of a content page. @source A08 */
export function contentMeta(shop: Shop, page: ContentPageData): MetaDescriptor[] {
  return [
    { title: `${page.meta_title ?? page.title ?? ''} | ${shop.name}` },
    ...(page.meta_description ? [{ name: 'description', content: page.meta_description }] : []),
    ...(page.canonical_url ? [{ tagName: 'link', rel: 'canonical', href: page.canonical_url }] : []),
  ]
}
