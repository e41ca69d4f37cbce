import { addressKey } from '@welt/kit/address-key'
import { waitText } from '@welt/kit/wait'
import { sql } from 'kysely'
import type { Context } from '#src/composition/context'
import { fail } from './errors.ts'

/** How often something may be tried. */
export interface LimitRule {
  /** What is limited, such as `email-availability`. */
  readonly action: string
  /** Whom or what it is counted for: an address, a cart id, an order number. */
  readonly key: string
  readonly limit: number
  readonly windowSeconds: number
}

const bucketOf = ({ action, key, windowSeconds }: Pick<LimitRule, 'action' | 'key' | 'windowSeconds'>) =>
  `${action}:${windowSeconds}:${addressKey(key)}`

/**
 * Counts one attempt before its work is done, in one statement and by the database's clock: no more than the limit in
 * any stretch of time as long as the window, wherever it begins. Refused ones are not counted. In a transaction an
 * attempt counts when it commits, and not when it is rolled back; guesses are therefore counted outside of one.
 * @returns seconds to wait when it was one too many
 */
async function countAttempt(ctx: Pick<Context, 'db' | 'config'>, rule: LimitRule): Promise<number | undefined> {
  const limit = sql`${rule.limit * ctx.config.limitMultiplier}::int`
  const window = sql`make_interval(secs => ${rule.windowSeconds})`
  const { rows } = await sql<{ is_refused: boolean; wait_seconds: number }>`
    insert into rate_limit as counter (bucket, attempts, is_refused, ends_at)
    values (${bucketOf(rule)}, array[shop_now()], false, shop_now() + ${window})
    on conflict (bucket) do update set (attempts, is_refused, ends_at) = (
      select case when cardinality(live) < ${limit} then live || shop_now() else live end, cardinality(live) >= ${limit}, shop_now() + ${window}
      from (select array(select made_at from unnest(counter.attempts) made_at where made_at > shop_now() - ${window}) as live) counted)
    returning is_refused, greatest(1, ceil(extract(epoch from
      attempts[greatest(1, cardinality(attempts) - ${limit} + 1)] + ${window} - shop_now())))::int as wait_seconds`.execute(ctx.db)
  const [counter] = rows
  return counter?.is_refused ? counter.wait_seconds : undefined
}

/** Counts one attempt and refuses the one too many. @throws AppError RATE_LIMITED (429) that says when to try again. */
export async function enforceLimit(ctx: Pick<Context, 'db' | 'config'>, rule: LimitRule): Promise<void> {
  const seconds = await countAttempt(ctx, rule)
  if (seconds !== undefined) throw fail('RATE_LIMITED', { wait: waitText(seconds), retryAfterSeconds: seconds })
}

/** Counts one attempt; false for the one too many, where the answer must not show it. */
export async function passLimit(ctx: Pick<Context, 'db' | 'config'>, rule: LimitRule): Promise<boolean> {
  return (await countAttempt(ctx, rule)) === undefined
}

/**
 * Takes back an attempt that was not processed, as when the server was too busy: it revealed nothing, so it does not
 * count.
 */
export async function refundAttempt(ctx: Pick<Context, 'db'>, rule: Pick<LimitRule, 'action' | 'key' | 'windowSeconds'>): Promise<void> {
  await sql`
    update rate_limit set attempts = trim_array(attempts, 1) where bucket = ${bucketOf(rule)} and cardinality(attempts) > 0`.execute(ctx.db)
}

/** Resets the count, as after a success where only failures count. */
export async function resetLimit(ctx: Pick<Context, 'db'>, rule: Pick<LimitRule, 'action' | 'key' | 'windowSeconds'>): Promise<void> {
  await ctx.db.deleteFrom('rate_limit').where('bucket', '=', bucketOf(rule)).execute()
}

/** Takes away counters in which nothing counts any more; a job calls it. */
export async function purgeExpiredLimits(db: Context['db']): Promise<void> {
  await sql`delete from rate_limit where ends_at < shop_now()`.execute(db)
}
