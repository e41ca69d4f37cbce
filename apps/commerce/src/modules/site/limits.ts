import { sql } from 'kysely'
import type { Context } from '#src/context'
import { fail } from './errors.ts'

/** How often something may be tried. @source reliability §4 */
export interface LimitRule {
  /** What is limited, such as `email-availability`. */
  readonly action: string
  /** Whom or what it is counted for: an address, a cart id, an order number. */
  readonly key: string
  readonly limit: number
  readonly windowSeconds: number
}

function waitInWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/**
 * Counts one attempt before its work is done, in one statement and by the database's clock, and refuses the one too many.
 * Call it outside of the work's transaction, or a refusal there takes the count back with it.
 * @throws AppError RATE_LIMITED (429) that says when to try again. @source reliability §4
 */
export async function enforceLimit(ctx: Pick<Context, 'db' | 'config'>, rule: LimitRule): Promise<void> {
  const bucket = `${rule.action}:${rule.windowSeconds}:${rule.key}`
  const { rows } = await sql<{ count: number; wait_seconds: number }>`
    insert into rate_limit as counter (bucket, window_start, count)
    values (${bucket}, to_timestamp(floor(extract(epoch from now()) / ${rule.windowSeconds}) * ${rule.windowSeconds}), 1)
    on conflict (bucket, window_start) do update set count = counter.count + 1
    returning count,
      greatest(1, ceil(extract(epoch from window_start) + ${rule.windowSeconds} - extract(epoch from now())))::int as wait_seconds
  `.execute(ctx.db)
  const [counter] = rows
  if (!counter || counter.count <= rule.limit * ctx.config.limitMultiplier) return
  throw fail('RATE_LIMITED', { wait: waitInWords(counter.wait_seconds), retryAfterSeconds: counter.wait_seconds })
}

/** Takes away counters whose windows ended a day ago; a job calls it. */
export async function forgetOldLimits(db: Context['db']): Promise<void> {
  await sql`delete from rate_limit where window_start < now() - interval '1 day'`.execute(db)
}
