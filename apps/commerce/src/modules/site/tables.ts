import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Tables of the site module, and the counters and records that any module may write. */
export interface SiteTables {
  /** Cache tags that a change invalidates on a site (null: on every site), written by triggers. [decision 10] */
  page_change: { id: GeneratedAlways<number>; xid: Generated<string>; website_id: number | null; tags: string[]; at: Generated<Date> }
  /** Until when the beginnings and ends of sales have been told. */
  page_clock: { id: Generated<boolean>; at: Date }
  /** What operators changed of a site's configuration; packages/brands holds the rest (R1.16, R3.103). */
  site_setting: { website_id: number; key: string; value: ColumnType<unknown, string, string>; updated_at: Generated<Date> }
  /** When what is limited was last done, as far as it still counts: one row for each rule and key. */
  rate_limit: { bucket: string; attempts: Date[]; is_refused: boolean; ends_at: Date }
  /** Answers already given, by key. */
  idempotency: {
    key: string
    request_hash: string
    state: 'running' | 'done'
    answer: ColumnType<unknown, string | null, string | null>
    created_at: Generated<Date>
    finished_at: Date | null
  }
  /** Insert-only record of sensitive acts. */
  audit: {
    id: Generated<number>
    at: Generated<Date>
    website_id: number | null
    actor: string
    action: string
    target: string | null
    address: string | null
    detail: ColumnType<unknown, string | undefined, string>
  }
}
