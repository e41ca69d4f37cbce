import type { ColumnType, Generated } from 'kysely'

/** Tables of the content module; content is sanitised HTML. */
export interface ContentTables {
  /** A page that staff write. */
  cms_page: {
    id: Generated<number>
    website_id: number
    identifier: string
    title: string
    content_heading: string | null
    content: string
    meta_title: string | null
    meta_description: string | null
    /** Page whose address is the canonical one of this page's content. [A08] */
    canonical_identifier: string | null
    is_active: Generated<boolean>
    updated_at: Generated<Date>
  }
  /** A part of a page that staff write. */
  cms_block: {
    id: Generated<number>
    website_id: number
    identifier: string
    title: string
    content: Generated<string>
    /** Structured form that home-page blocks are rendered from. */
    data: ColumnType<unknown, string | null, string | null>
    position: Generated<number>
    is_active: Generated<boolean>
    updated_at: Generated<Date>
  }
  /** Addresses of products that were deleted, written by a trigger; the category is what to go on to. [decision 18] */
  gone_product: { website_id: number; url_key: string; category_id: number | null; gone_at: Generated<Date> }
  /** A path that leads to another one. */
  redirect: { website_id: number; from_path: string; to_path: string; code: 301 | 302 }
}
