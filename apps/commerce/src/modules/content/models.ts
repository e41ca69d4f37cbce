import type { Brand } from '@welt/brands'
import { shopUrlOf } from '@welt/brands'
import { localDate, toStoreTime } from '@welt/kit/time'
import { sanitiseHtml } from '#modules/site'
import type { Config } from '#src/platform/config'
import type { CmsBlock, CmsPage } from '#src/platform/contract/contract.generated'
import type { History } from './history.ts'
import type { BlockRow, PageRow } from './store.ts'
import { storyModel } from './stories.ts'

export type PageModel = CmsPage & { readonly __typename: 'CmsPage' }

/** [R7.123, A08] */
export function pageModel(
  row: PageRow & { readonly history?: History | undefined },
  brand: Brand,
  config: Config,
): PageModel {
  const { current, earlier = [] } = row.history ?? {}
  return {
    __typename: 'CmsPage',
    relative_url: row.identifier,
    redirect_code: 0,
    type: 'CMS_PAGE',
    identifier: row.identifier,
    url_key: row.identifier,
    title: row.title,
    content_heading: row.content_heading,
    content: sanitiseHtml(row.content),
    page_layout: '1column',
    canonical_url: `${shopUrlOf(brand, config.publicUrl)}/${row.canonical_identifier ?? row.identifier}`,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    meta_keywords: null,
    updated_on: localDate(new Date(row.updated_at), brand.timeZone),
    in_force_from: earlier.length > 0 && current?.from ? toStoreTime(current.from, brand.timeZone) : null,
    version_note: current?.note ?? null,
    earlier_versions: earlier.map(({ version, from, to, note }) => ({
      version,
      in_force_from: from && toStoreTime(from, brand.timeZone),
      in_force_to: toStoreTime(to, brand.timeZone),
      note,
    })),
    story: storyModel(row) ?? null,
  }
}

/** [R7.124] */
export function blockModel(row: BlockRow): CmsBlock {
  const data = row.data === null || row.data === undefined ? null : JSON.stringify(row.data)
  return { identifier: row.identifier, title: row.title, content: sanitiseHtml(row.content), data }
}
