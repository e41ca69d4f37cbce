import { MINUTE_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database'

/** Purges answers cached before the pause, once. [decision 95] */
export async function noteFeedPause(db: Db): Promise<void> {
  await sql`
    update inventory_feed set was_paused = true
    where not was_paused and (select is_paused from inventory_state)`.execute(db)
}

/** Each server checks for a pause itself, because the worker may be down. @returns stops the checks */
export function watchFeedPause(db: Db, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void noteFeedPause(db).catch(onError), MINUTE_MS)
  timer.unref()
  return () => clearInterval(timer)
}
