import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface ChangeLogTable {
  id: GeneratedAlways<number>
  /** The transaction that made the change. */
  xid: Generated<string>
  at: Generated<Date>
  /** The watched table, or `purge` with the tags in `after`. */
  table_name: string
  /** The site of the row; null: every site. */
  website_id: number | null
  /**
   * Logged columns of the row as it was and as it is; null where there was or is none, or where more rows changed than
   * are named.
   */
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
}

/** Tables of the site module, and the counters and records that any module may write. */
export interface SiteTables {
  /** What changed in watched tables, written by triggers. [decision 10] */
  change_log: ChangeLogTable
  /** What a subscriber that must miss nothing, even while it does not run, has read of the change log. */
  change_position: { subscriber: string; snapshot: string }
  /** Up to which moment beginnings and ends of sales are in the change log. */
  sale_clock: { id: Generated<boolean>; at: Date }
  /** What operators changed of a site's configuration; packages/brands has the rest (R1.16, R3.103). */
  site_setting: {
    website_id: number
    key: string
    value: ColumnType<unknown, string, string>
    updated_at: Generated<Date>
  }
  /** Sites that are in maintenance now. [A21] */
  maintenance: { website_id: number; since: Generated<Date>; until: Date | null; message: string | null }
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
