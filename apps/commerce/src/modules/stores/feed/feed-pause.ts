import { sql } from 'kysely'
import type { Context } from '#src/platform/context'
import { memoised, memoKey } from '#src/platform/request-state'

const PAUSE = memoKey<Promise<boolean>>('stores.feed-pause')

/** Whether nothing is offered for collection, as the inventory feed has been silent for 15 minutes. [decision 95] */
export function isFeedPaused(ctx: Pick<Context, 'db' | 'memo'>): Promise<boolean> {
  return memoised(ctx, PAUSE, '', async () => {
    const { rows } = await sql`select from inventory_state where is_paused`.execute(ctx.db)
    return rows.length > 0
  })
}
