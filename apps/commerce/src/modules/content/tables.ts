import type { ColumnType, Generated } from 'kysely'

export interface ContentTables {
  /** Content pages, as sanitised HTML. */
  cms_page: {
    id: Generated<number>
    website_id: number
    identifier: string
    title: string
    content_heading: string | null
    content: string
    meta_title: string | null
    meta_description: string | null
    /** The page with the canonical address. [A08] */
    canonical_identifier: string | null
    is_active: Generated<boolean>
    updated_at: Generated<Date>
  }
  /** Content blocks, as sanitised HTML. */
  cms_block: {
    id: Generated<number>
    website_id: number
    identifier: string
    title: string
    content: Generated<string>
    /** Structured source of home page blocks. */
    data: ColumnType<unknown, string | null, string | null>
    position: Generated<number>
    is_active: Generated<boolean>
    updated_at: Generated<Date>
  }
  /** Addresses of deleted products, with the category to redirect to; written by a trigger. [decision 18] */
  gone_product: { website_id: number; url_key: string; category_id: number | null; gone_at: Generated<Date> }
  /** Redirects by path. */
  redirect: { website_id: number; from_path: string; to_path: string; code: 301 | 302 }
}
