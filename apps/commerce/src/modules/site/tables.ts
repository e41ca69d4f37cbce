import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface ChangeLogTable {
  id: GeneratedAlways<number>
  xid: Generated<string>
  at: Generated<Date>
  /** A watched table, or `purge` with the tags in `after`. */
  table_name: string
  /** Null: every site. */
  website_id: number | null
  /** Null without a row, and where one change affects too many rows to list. */
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
}

export interface SiteTables {
  /** Changes of watched tables, written by triggers. [decision 10] */
  change_log: ChangeLogTable
  /** How far each subscriber has read that must not miss changes while stopped. */
  change_position: { subscriber: string; snapshot: string }
  /** Time up to which starts and ends of sales are in the change log. */
  sale_clock: { id: Generated<boolean>; at: Date }
  /** Operators' changes to a site's configuration; packages/brands has the defaults (R1.16, R3.103). */
  site_setting: {
    website_id: number
    key: string
    value: ColumnType<unknown, string, string>
    updated_at: Generated<Date>
  }
  /** Sites in maintenance. [A21] */
  maintenance: { website_id: number; since: Generated<Date>; until: Date | null; message: string | null }
  /** Recent attempts, one row per rule and key. */
  rate_limit: { bucket: string; attempts: Date[]; is_refused: boolean; ends_at: Date }
  /** Answers by idempotency key. */
  idempotency: {
    key: string
    request_hash: string
    state: 'running' | 'done'
    answer: ColumnType<unknown, string | null, string | null>
    created_at: Generated<Date>
    finished_at: Date | null
  }
  /** Append-only audit log. */
  audit: {
    id: Generated<number>
    at: Generated<Date>
    website_id: number | null
    actor: string
    action: string
    target: string | null
    address: string | null
    detail: ColumnType<unknown, string | undefined, string>
    /** Name of the command's token, from the connection's setting `welt.operator`. */
    operator: Generated<string | null>
  }
  /** Of settings that all processes share. [decision 173] */
  secret_fingerprint: { setting: string; salt: Buffer; fingerprint: Buffer; noted_at: Generated<Date> }
  /** What operators may do, by role. [decision 140] */
  operator_token: {
    id: GeneratedAlways<number>
    name: string
    role: string
    /** The only store that the token is for. */
    source: string | null
    secret_hash: Buffer
    created_at: Generated<Date>
    revoked_at: Date | null
    last_used_at: Date | null
  }
}
