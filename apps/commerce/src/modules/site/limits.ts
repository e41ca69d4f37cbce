import { addressKey } from '@welt/kit/address-key'
import type { AppError } from '@welt/kit/app-error'
import { waitText } from '@welt/kit/wait'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#src/composition/context'
import type { Db } from '#src/composition/database'
import type { JobType } from '#src/queue/define-jobs'
import { type Entry, enqueueing } from '#src/queue/enqueue'
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

/** An attempt that was counted, or refused without being counted. */
interface Counted {
  readonly is_refused: boolean
  /** Seconds until the next attempt, of one that is refused. */
  readonly wait_seconds: number
}

/**
 * Counts one attempt before its work is done, by the database's clock: no more than the limit in any stretch of time as
 * long as the window, wherever it begins. Refused ones are not counted. `from` follows the row that is inserted.
 */
function counting(ctx: Pick<Context, 'config'>, rule: LimitRule, from: RawBuilder<unknown>): RawBuilder<Counted> {
  const limit = sql`${rule.limit * ctx.config.limitMultiplier}::int`
  const window = sql`make_interval(secs => ${rule.windowSeconds})`
  return sql<Counted>`
    insert into rate_limit as counter (bucket, attempts, is_refused, ends_at)
    select ${bucketOf(rule)}, array[shop_now()], false, shop_now() + ${window} ${from}
    on conflict (bucket) do update set (attempts, is_refused, ends_at) = (
      select case when cardinality(live) < ${limit} then live || shop_now() else live end, cardinality(live) >= ${limit}, shop_now() + ${window}
      from (select array(select made_at from unnest(counter.attempts) made_at where made_at > shop_now() - ${window}) as live) counted)
    returning is_refused, greatest(1, ceil(extract(epoch from
      attempts[greatest(1, cardinality(attempts) - ${limit} + 1)] + ${window} - shop_now())))::int as wait_seconds`
}

/** Which of several limits refused an attempt, and when to try again. */
interface Refusal {
  readonly rule: LimitRule
  readonly seconds: number
}

/**
 * Counts one attempt under each rule in turn, in one statement; one that is refused is not counted under the rules after
 * it. In a transaction an attempt counts when it commits, and not when it is rolled back; guesses are therefore counted
 * outside of one.
 */
export async function findRefusal(
  ctx: Pick<Context, 'db' | 'config'>,
  rules: readonly LimitRule[],
): Promise<Refusal | undefined> {
  const name = (at: number) => sql.id(`rule_${at}`)
  const from = (at: number) =>
    at === 0 ? sql`where true` : sql`from ${name(at - 1)} where not ${name(at - 1)}.is_refused`
  const counted = rules.map((rule, at) => sql`${name(at)} as (${counting(ctx, rule, from(at))})`)
  const answers = rules.map((_, at) => sql`select ${sql.lit(at)} as at, is_refused, wait_seconds from ${name(at)}`)
  const { rows } = await sql<Counted & { at: number }>`
    with ${sql.join(counted)} ${sql.join(answers, sql` union all `)}`.execute(ctx.db)
  const refused = rows.find(({ is_refused }) => is_refused)
  const rule = refused && rules[refused.at]
  return rule && { rule, seconds: refused.wait_seconds }
}

/** What an attempt too many is answered with: RATE_LIMITED (429) that says when to try again. */
export function tooMany({ seconds }: Pick<Refusal, 'seconds'>): AppError {
  return fail('RATE_LIMITED', { wait: waitText(seconds), retryAfterSeconds: seconds })
}

/** Counts one attempt under each rule and refuses the one too many. @throws AppError RATE_LIMITED (429) */
export async function enforceLimits(ctx: Pick<Context, 'db' | 'config'>, rules: readonly LimitRule[]): Promise<void> {
  const refusal = await findRefusal(ctx, rules)
  if (refusal) throw tooMany(refusal)
}

/** Counts one attempt and refuses the one too many. @throws AppError RATE_LIMITED (429) that says when to try again. */
export function enforceLimit(ctx: Pick<Context, 'db' | 'config'>, rule: LimitRule): Promise<void> {
  return enforceLimits(ctx, [rule])
}

/** Counts one attempt; false for the one too many, where the answer must not show it. */
export async function passLimit(ctx: Pick<Context, 'db' | 'config'>, rule: LimitRule): Promise<boolean> {
  return (await findRefusal(ctx, [rule])) === undefined
}

/** Enqueues a job unless it is one too many, where the answer must not show it: count and job in one statement. */
export async function enqueueWithin<Payload>(
  { config, db }: Pick<Context, 'config'> & { readonly db: Db },
  rule: LimitRule,
  job: JobType<Payload>,
  entry: Entry<NoInfer<Payload>>,
): Promise<void> {
  await sql`
    with counted as (${counting({ config }, rule, sql`where true`)})
    ${enqueueing(job, [entry])}, counted where not counted.is_refused`.execute(db)
}

/**
 * Takes back an attempt that does not count: one that was not processed, as when the server was too busy, or that was
 * right where only failures count.
 */
export async function refundAttempts(
  ctx: Pick<Context, 'db'>,
  rules: readonly Pick<LimitRule, 'action' | 'key' | 'windowSeconds'>[],
): Promise<void> {
  await sql`
    update rate_limit set attempts = trim_array(attempts, 1)
    where bucket = any(${rules.map(bucketOf)}::text[]) and cardinality(attempts) > 0`.execute(ctx.db)
}

/** The statement that resets the count, as after a success where only failures count; a condition may follow it. */
export function limitReset(rule: Pick<LimitRule, 'action' | 'key' | 'windowSeconds'>): RawBuilder<unknown> {
  return sql`delete from rate_limit where bucket = ${bucketOf(rule)}`
}

/** Rows read per statement. */
const LIMITS_AT_ONCE = 2000

/** Takes away counters in which nothing counts any more; a job calls it. */
export async function purgeExpiredLimits(db: Context['db']): Promise<void> {
  // An index on the end would make every attempt write it: the primary key is walked instead, a part at a time.
  for (let after: string | null = ''; after !== null; ) {
    const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      with part as materialized (select bucket, ends_at from rate_limit where bucket > ${after} order by bucket limit ${LIMITS_AT_ONCE}),
        gone as (delete from rate_limit where bucket = any(array(
          select bucket from rate_limit where bucket in (select bucket from part where ends_at < shop_now()) and ends_at < shop_now()
          for update skip locked)))
      select max(bucket) as last from part`.execute(db)
    after = rows[0]?.last ?? null
  }
}
