import { sql } from 'kysely'
import type { Database, Db } from '#src/composition/database'

/** Values of a row's columns that the change log notes, as JSON. */
export type Facts = Readonly<Record<string, unknown>>

/**
 * A row of a watched table that changed, also in what only orders listings, or (`purge`) tags that an operator has
 * purged.
 */
export interface Change {
  readonly id: string
  /** The transaction. */
  readonly xid: string
  readonly table: keyof Database | 'product_site_order' | 'purge'
  /** The site of the row; null: every site. */
  readonly websiteId: number | null
  /** What the row was; null when it is new. */
  readonly before: Facts | null
  /** What it is; null when it is deleted. Both are null where so many rows changed that they are not named. */
  readonly after: Facts | null
}

/** Whether so many rows changed in one statement that the log names none. */
export const isOfMany = (change: Change): boolean => change.before === null && change.after === null

/** The values of one fact, before and after, without nulls. */
export function factsNamed<T>({ before, after }: Change, name: string): T[] {
  const values = [before?.[name], after?.[name]].filter((value) => value !== undefined && value !== null)
  return [...new Set(values)] as T[]
}

/** Names of the facts that a change changed: all of them where the row is new or deleted. */
export function changedFacts({ before, after }: Change): readonly string[] {
  const isDifferent = (name: string) => !before || !after || before[name] !== after[name]
  return Object.keys(after ?? before ?? {}).filter(isDifferent)
}

/** What one read saw, and what it leaves to the next. */
export interface ChangesRead {
  readonly changes: readonly Change[]
  /** How many changes were unread, of all tables. */
  readonly count: number
  /** The read's snapshot: what it did not see is for the next read. */
  readonly position: string
  /** Every transaction before this one has ended: its changes were in this read or an earlier one. */
  readonly horizon: string
}

/**
 * Where in the log to read on: after a snapshot, exactly, or from a transaction on, of which some may have been read
 * before.
 */
export type Since = { readonly position: string } | { readonly horizon: string }

const isUnread = (since: Since) =>
  'position' in since
    ? sql`xid >= pg_snapshot_xmin(${since.position}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${since.position}::pg_snapshot)`
    : // A horizon that is later than any transaction is of another database server: then all of the log is unread.
      sql`xid >= case when ${since.horizon}::text::xid8 > pg_snapshot_xmax(pg_current_snapshot()) then '0' else ${since.horizon}::text::xid8 end`

/**
 * The changes since then, in the order in which they were written, perhaps of some tables; without `since` none, and
 * where to begin.
 */
export async function readChanges(
  db: Db,
  since: Since | undefined,
  tables: readonly Change['table'][] | null = null,
): Promise<ChangesRead> {
  const { rows } = await sql<ChangesRead>`
    select pg_current_snapshot()::text as position, pg_snapshot_xmin(pg_current_snapshot())::text as horizon, count(*)::int as count,
      coalesce(json_agg(json_build_object('id', id::text, 'xid', xid::text, 'table', table_name, 'websiteId', website_id,
          'before', before, 'after', after) order by id) filter (where coalesce(table_name = any(${tables}::text[]), true)), '[]') as changes
    from change_log where ${since ? isUnread(since) : sql`false`}`.execute(db)
  return rows[0] as ChangesRead
}

/** Tags to purge from caches of pages and answers, of one site or (null) of every site. */
export interface SitePurge {
  readonly websiteId: number | null
  readonly tags: readonly string[]
}

/** Has every cache of every process purge these tags. [R7.127, A81] */
export async function logPurge(db: Db, { websiteId, tags }: SitePurge): Promise<void> {
  await sql`
    with logged as (insert into change_log (table_name, website_id, after)
      values ('purge', ${websiteId}::int, jsonb_build_object('tags', ${[...tags]}::text[])))
    select pg_notify('change_log', '')`.execute(db)
}

/** More prices than this that the clock changes at once are logged as one change of each site. */
const MOST_SALES = 2000

/** Logs sales and promotions that started or ended since the last call. @returns how many */
export async function logDueSales(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with clock as (select at from sale_clock for update),
    due as (select product_id, website_id from product_site, clock
      where (sale_from > at and sale_from <= now()) or (sale_to > at and sale_to <= now())),
    total as (select count(*)::int as count from due),
    logged as (insert into change_log (table_name, website_id, before, after)
      select 'product_site', website_id, facts || '{"is_on_sale": null}', facts || '{"is_on_sale": "by the clock"}' from due, total,
          jsonb_build_object('product_id', product_id, 'website_id', website_id) facts where count <= ${MOST_SALES}
      union all select distinct 'product_site', website_id, null::jsonb, null::jsonb from due, total where count > ${MOST_SALES}),
    due_promotions as (insert into change_log (table_name, website_id, before, after)
      select 'promotion', website_id, jsonb_build_object('website_id', website_id, 'is_due', null),
        jsonb_build_object('website_id', website_id, 'is_due', 'by the clock')
      from promotion, clock where is_active and ((starts_at > at and starts_at <= now()) or (ends_at > at and ends_at <= now()))
      returning 1),
    moved as (update sale_clock set at = greatest(at, now()))
    select count, case when count > 0 then pg_notify('change_log', '') end
    from (select (select count from total) + (select count(*)::int from due_promotions) as count) summed`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Makes the log of a restored dump one of this database server. Transactions that are later than any here would be read
 * again and again, and those of now not at all. What was unread then is read as a change of all. [decision 10]
 */
export async function adoptChangeLog(db: Db): Promise<void> {
  await sql`
    with here as (select pg_snapshot_xmax(pg_current_snapshot()) as next),
    dropped as (delete from change_log using here where xid >= next),
    moved as (update change_position set snapshot = pg_current_snapshot() from here where pg_snapshot_xmax(snapshot) > next returning 1)
    insert into change_log (table_name) select name from unnest(array['stock', 'review', 'return_item']) name where exists (select from moved)`.execute(
    db,
  )
}

const RETENTION_HOURS = 48

/** Deletes changes that every cache has long been purged of, but none that a durable subscriber has yet to read. */
export async function purgeChangeLog(db: Db): Promise<void> {
  await sql`delete from change_log where at < now() - make_interval(hours => ${RETENTION_HOURS})
    and not exists (select from change_position where not pg_visible_in_snapshot(xid, snapshot))`.execute(db)
}
