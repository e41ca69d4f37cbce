import { DAY_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#src/platform/database'
import type { JobContext } from '#src/queue/job-handler'
import { type FeedPage, InventoryFeedError } from '../ports.ts'
import { type Applied, applyFeedRows } from './apply-rows.ts'

/** Pages a run; the next run reads on. */
const MOST_PAGES = 40

/** Everything is read again after so long. */
const FULL_MS = DAY_MS

interface Position {
  readonly cursor: string | null
  readonly isFullDue: boolean
}

async function findPosition(db: Db): Promise<Position> {
  const row = await db
    .selectFrom('inventory_feed')
    .select([
      'cursor',
      sql<boolean>`full_at is null or full_at < shop_now() - make_interval(secs => ${FULL_MS / 1000})`.as('isFullDue'),
    ])
    .executeTakeFirst()
  return row ?? { cursor: null, isFullDue: true }
}

/** The page and how far it was read, or neither. */
function writePage(db: Db, page: FeedPage, isFirstOfFull: boolean): Promise<Applied> {
  return inTransaction(db, async (trx) => {
    const applied = await applyFeedRows(trx, page.rows)
    const report = page.rows.length > 0 || page.malformed.length > 0 ? { ...applied, malformed: page.malformed } : null
    await sql`
      insert into inventory_feed as feed (cursor, answered_at, full_at, report)
      values (${page.cursor}, shop_now(), shop_now(), coalesce(${report && JSON.stringify(report)}::jsonb, '{}'))
      on conflict (only_one) do update set cursor = excluded.cursor, answered_at = excluded.answered_at,
        failing_since = null, was_paused = false,
        full_at = case when ${isFirstOfFull} then excluded.full_at else feed.full_at end,
        report = case when ${report !== null} then excluded.report else feed.report end`.execute(trx)
    return applied
  })
}

async function noteFailure(db: Db): Promise<void> {
  await sql`
    insert into inventory_feed as feed (answered_at, failing_since) values (shop_now(), shop_now())
    on conflict (only_one) do update set failing_since = coalesce(feed.failing_since, shop_now()),
      was_paused = (select is_paused from inventory_state)`.execute(db)
}

interface FeedContext extends Pick<JobContext, 'db' | 'log'> {
  readonly ports: Pick<JobContext['ports'], 'inventory'>
}

/** Reads what is new, or everything once a day. Two runs at once only do the same work twice. */
export async function readFeed({ db, ports, log }: FeedContext): Promise<void> {
  const { inventory } = ports
  if (!inventory.isConfigured) return void (await db.deleteFrom('inventory_feed').execute())
  const position = await findPosition(db)
  let cursor = position.isFullDue ? undefined : (position.cursor ?? undefined)
  try {
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const next = await inventory.readPage(cursor)
      const page = next ?? (await inventory.readPage(undefined))
      if (!page) throw new InventoryFeedError('the feed can not be read from its start')
      const { changed, older, unknown } = await writePage(db, page, cursor === undefined || !next)
      if (unknown.length > 0 || page.malformed.length > 0)
        log('info', 'inventory rows left out', { unknown, malformed: page.malformed })
      if (changed > 0) log('info', 'inventory read', { changed, older })
      cursor = page.cursor
      if (!page.hasMore) return
    }
  } catch (error) {
    if (!(error instanceof InventoryFeedError)) throw error
    await noteFailure(db)
    log('error', 'inventory feed failed', { message: error.message })
  }
}
