import type { Brand } from '@welt/brands'
import type { Config } from '#src/composition/config'
import { sanitiseHtml } from './sanitise.ts'
import type { BlockRow, PageRow } from './store.ts'

/** CmsPage of the contract. [R7.123, A08] */
export function pageModel(row: PageRow, brand: Brand, config: Config) {
  return {
    __typename: 'CmsPage' as const,
    relative_url: row.identifier,
    redirect_code: 0,
    type: 'CMS_PAGE' as const,
    identifier: row.identifier,
    url_key: row.identifier,
    title: row.title,
    content_heading: row.content_heading,
    content: sanitiseHtml(row.content),
    page_layout: '1column',
    canonical_url: `${config.publicUrl.replace('{site}', brand.id)}/${row.canonical_identifier ?? row.identifier}`,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keywords: null,
  }
}

/** CmsBlock of the contract. [R7.124] */
export function blockModel(row: BlockRow) {
  const data = row.data === null || row.data === undefined ? null : JSON.stringify(row.data)
  return { identifier: row.identifier, title: row.title, content: sanitiseHtml(row.content), data }
}
