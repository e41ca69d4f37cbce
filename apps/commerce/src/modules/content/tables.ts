import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Facts of a story beside its text. */
export interface StoryFacts {
  /** Part of its topic's address, `size-and-fit`. */
  readonly topic: string
  readonly topicLabel: string
  readonly author: string
  /** `YYYY-MM-DD`, in the site's time. */
  readonly day: string
  readonly intro: string
  /** In the media folder, without size and format. */
  readonly picture: string
  readonly pictureText: string
  /** Products that the story shows. */
  readonly shoes: readonly string[]
}

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
    /** The switch of the site that has to be on. [R1.21, R3.110] */
    shown_while: ColumnType<'blog' | 'rewards' | 'gift_cards' | null, string | null | undefined, string | null>
    /** Facts of a story. */
    data: ColumnType<unknown, string | null | undefined, string | null>
  }
  /** Replaces columns of a page or block while its window lasts; a draft never does. */
  content_version: {
    id: GeneratedAlways<number>
    website_id: number
    kind: 'page' | 'block'
    identifier: string
    fields: ColumnType<Readonly<Record<string, unknown>>, string, string>
    is_draft: Generated<boolean>
    /** Local to the site: `2026-11-24T09:00`. */
    starts_local: string | null
    ends_local: string | null
    /** Inclusive. */
    starts_at: Date | null
    /** Exclusive. */
    ends_at: Date | null
    /** For readers: what the version changed. [decision 201] */
    note: string | null
    created_at: Generated<Date>
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
