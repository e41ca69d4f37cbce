import type { ColumnType, Generated } from 'kysely'

export interface ContentTables {
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
  /** Deleted products, written by a trigger. [decision 18] */
  gone_product: { website_id: number; url_key: string; category_id: number | null; gone_at: Generated<Date> }
  redirect: { website_id: number; from_path: string; to_path: string; code: 301 | 302 }
}
