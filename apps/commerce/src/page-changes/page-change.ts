import { sql } from 'kysely'
import { headerTag } from '#modules/site'
import type { Db } from '../composition/database.ts'

/** What to drop from caches of pages and answers: what bears a tag, of one site or (null) of every site. */
export interface PageChange {
  readonly websiteId: number | null
  readonly tags: readonly string[]
}

/** Changes that one read saw, and what the next read has to begin with. */
export interface ChangesRead {
  readonly changes: readonly (PageChange & { readonly id: string })[]
  /** Every transaction before this one has ended: its changes were in this read or an earlier one. */
  readonly horizon: string
}

/**
 * The changes of transactions from `horizon` on, with tags as answers bear them; some may have been in an earlier read as well. Without a
 * horizon: none, and where to begin.
 */
export async function readChanges(db: Db, horizon: string | undefined): Promise<ChangesRead> {
  const { rows } = await sql<{ horizon: string; id: string | null; website_id: number | null; tags: string[] | null }>`
    select h.horizon::text as horizon, c.id::text as id, c.website_id, c.tags
    from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) h
    left join page_change c on c.xid >= ${horizon ?? null}::text::xid8
    order by c.id`.execute(db)
  const changes = rows.flatMap(({ id, website_id, tags }) =>
    id === null ? [] : [{ id, websiteId: website_id, tags: (tags ?? []).map(headerTag) }],
  )
  return { changes, horizon: rows[0]?.horizon ?? '0' }
}

/** Has everybody drop what bears these tags. [R7.127, A81] */
export async function publishPageChange(db: Db, { websiteId, tags }: PageChange): Promise<void> {
  await sql`select tell_pages(${websiteId}::int, ${tags}::text[])`.execute(db)
}

/** Tells the pages of products whose sale has begun or ended since this was last asked; returns how many prices changed. */
export async function publishSales(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select tell_sales() as count`.execute(db)
  return rows[0]?.count ?? 0
}

const RETENTION_HOURS = 48

/** Deletes changes that every cache has read long ago. */
export async function purgePageChanges(db: Db): Promise<void> {
  await sql`delete from page_change where at < now() - make_interval(hours => ${RETENTION_HOURS})`.execute(db)
}
