import { sql } from 'kysely'
import type { Database, Db } from '#src/platform/database'

export type Facts = Readonly<Record<string, unknown>>

/** `product_site_order` affects only listing order; `purge` has an operator's tags. */
export interface Change {
  readonly id: string
  /** Transaction id. */
  readonly xid: string
  readonly table: keyof Database | 'product_site_order' | 'purge'
  /** Null is every site. */
  readonly websiteId: number | null
  /** Null for an insert. */
  readonly before: Facts | null
  /** Null for a delete. Both are null when a statement changed very many rows. */
  readonly after: Facts | null
}

export const isOfMany = (change: Change): boolean => change.before === null && change.after === null

/** Distinct, without nulls. */
export function factsNamed<T>({ before, after }: Change, name: string): T[] {
  const values = [before?.[name], after?.[name]].filter((value) => value !== undefined && value !== null)
  return [...new Set(values)] as T[]
}

export function changedFacts({ before, after }: Change): readonly string[] {
  const isDifferent = (name: string) => !before || !after || before[name] !== after[name]
  return Object.keys(after ?? before ?? {}).filter(isDifferent)
}

export interface ChangesRead {
  readonly changes: readonly Change[]
  /** Of all tables. */
  readonly count: number
  /** This read's snapshot. */
  readonly position: string
  /** All changes of earlier transactions have been read. */
  readonly horizon: string
}

/** A position resumes exactly; a horizon may repeat changes. */
export type Since = { readonly position: string } | { readonly horizon: string }

const isUnread = (since: Since) =>
  'position' in since
    ? sql`xid >= pg_snapshot_xmin(${since.position}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${since.position}::pg_snapshot)`
    : // A later horizon is from another database server: read everything.
      sql`xid >= case when ${since.horizon}::text::xid8 > pg_snapshot_xmax(pg_current_snapshot()) then '0' else ${since.horizon}::text::xid8 end`

/** Without `since`, returns only the position. */
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

/** A null site is every site. */
export interface SitePurge {
  readonly websiteId: number | null
  readonly tags: readonly string[]
}

/** Purges the tags in all processes. [R7.127, A81] */
export async function logPurge(db: Db, { websiteId, tags }: SitePurge): Promise<void> {
  await sql`
    with logged as (insert into change_log (table_name, website_id, after)
      values ('purge', ${websiteId}::int, jsonb_build_object('tags', ${[...tags]}::text[])))
    select pg_notify('change_log', '')`.execute(db)
}

/** Above this, logs one change per site. */
const MOST_SALES = 2000

/** Logs sales, promotions and content that started or ended since the last call. @returns the number of changes */
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
    due_content as (insert into change_log (table_name, website_id, before, after)
      select 'content_version', website_id, facts || '{"is_due": null}', facts || '{"is_due": "by the clock"}'
      from content_version, clock, jsonb_build_object('website_id', website_id, 'identifier', identifier) facts
      where not is_draft and ((starts_at > at and starts_at <= now()) or (ends_at > at and ends_at <= now()))
      returning 1),
    moved as (update sale_clock set at = greatest(at, now()))
    select count, case when count > 0 then pg_notify('change_log', '') end
    from (select (select count from total) + (select count(*)::int from due_promotions)
      + (select count(*)::int from due_content) as count) summed`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Adapts a restored dump, whose later transaction ids would be read repeatedly and newer ones never. Unread changes
 * become a change of everything. [decision 10]
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

export const RETENTION_DAYS = 2

/** Retains changes that a durable subscriber has not read. */
export async function purgeChangeLog(db: Db): Promise<void> {
  await sql`delete from change_log where at < now() - make_interval(days => ${RETENTION_DAYS})
    and not exists (select from change_position where not pg_visible_in_snapshot(xid, snapshot))`.execute(db)
}
