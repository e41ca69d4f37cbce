import { sql } from 'kysely'
import type { Db } from '#src/platform/database'

export interface FeedState {
  readonly cursor: string | null
  readonly answered_at: Date
  readonly failing_since: Date | null
  readonly full_at: Date | null
  readonly is_paused: boolean
  readonly report: {
    readonly changed?: number
    readonly older?: number
    readonly unknown?: readonly string[]
    readonly malformed?: readonly string[]
  }
}

/** Undefined where no feed is configured or was read yet. */
export async function findFeedState(db: Db): Promise<FeedState | undefined> {
  const { rows } = await sql<FeedState>`
    select f.cursor, f.answered_at, f.failing_since, f.full_at, f.report, s.is_paused
    from inventory_feed f, inventory_state s`.execute(db)
  return rows[0]
}

/** The next read starts from the beginning. */
export async function requestFullRead(db: Db): Promise<void> {
  await db.updateTable('inventory_feed').set({ cursor: null, full_at: null }).execute()
}
