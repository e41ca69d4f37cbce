import { addressKey } from '@welt/kit/address-key'
import type { AppError } from '@welt/kit/app-error'
import { waitText } from '@welt/kit/wait'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import type { JobType } from '#src/queue/define-jobs'
import { type Entry, enqueueing } from '#src/queue/enqueue'
import { fail } from './errors.ts'

export interface LimitRule {
  /** Such as `email-availability`. */
  readonly action: string
  /** An address, a cart id, an order number. */
  readonly key: string
  readonly limit: number
  readonly windowSeconds: number
}

interface Limited {
  readonly config: Pick<Context['config'], 'limitMultiplier'>
}

const bucketOf = ({ action, key, windowSeconds }: Pick<LimitRule, 'action' | 'key' | 'windowSeconds'>) =>
  `${action}:${windowSeconds}:${addressKey(key)}`

interface Counted {
  readonly is_refused: boolean
  /** Until the next attempt is allowed. */
  readonly wait_seconds: number
}

/** Sliding window by the database's clock; refused attempts do not count. `from` is appended to the select. */
function counting(ctx: Limited, rule: LimitRule, from: RawBuilder<unknown>): RawBuilder<Counted> {
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

interface Refusal {
  readonly rule: LimitRule
  readonly seconds: number
}

interface LimitCounts {
  /** CTEs `rule_0`, `rule_1` and so on. */
  readonly counted: RawBuilder<unknown>
  /** One row per counted rule. */
  readonly answers: RawBuilder<Counted & { readonly at: number }>
}

/** Parts of a statement that stops at the first rule that refuses. Rules are counted for a row of `source`. */
export function limitCounts(ctx: Limited, rules: readonly LimitRule[], source?: string): LimitCounts {
  const name = (at: number) => sql.id(`rule_${at}`)
  const first = source ? sql`from ${sql.id(source)} where true` : sql`where true`
  const from = (at: number) => (at === 0 ? first : sql`from ${name(at - 1)} where not ${name(at - 1)}.is_refused`)
  const counted = rules.map((rule, at) => sql`${name(at)} as (${counting(ctx, rule, from(at))})`)
  const answers = rules.map((_, at) => sql`select ${sql.lit(at)} as at, is_refused, wait_seconds from ${name(at)}`)
  return { counted: sql.join(counted), answers: sql`${sql.join(answers, sql` union all `)}` }
}

/** Stops at the first rule that refuses. A rollback undoes the count, so guesses are counted outside transactions. */
export async function findRefusal(
  ctx: Pick<Context, 'db' | 'config'>,
  rules: readonly LimitRule[],
): Promise<Refusal | undefined> {
  const { counted, answers } = limitCounts(ctx, rules)
  const { rows } = await sql<Counted & { at: number }>`with ${counted} ${answers}`.execute(ctx.db)
  const refused = rows.find(({ is_refused }) => is_refused)
  const rule = refused && rules[refused.at]
  return rule && { rule, seconds: refused.wait_seconds }
}

export function tooMany({ seconds }: Pick<Refusal, 'seconds'>): AppError {
  return fail('RATE_LIMITED', { wait: waitText(seconds), retryAfterSeconds: seconds })
}

/** @throws AppError RATE_LIMITED (429) */
export async function enforceLimits(ctx: Pick<Context, 'db' | 'config'>, rules: readonly LimitRule[]): Promise<void> {
  const refusal = await findRefusal(ctx, rules)
  if (refusal) throw tooMany(refusal)
}

/** @throws AppError RATE_LIMITED (429) */
export function enforceLimit(ctx: Pick<Context, 'db' | 'config'>, rule: LimitRule): Promise<void> {
  return enforceLimits(ctx, [rule])
}

/** For answers that must not reveal the limit. */
export async function passLimit(ctx: Pick<Context, 'db' | 'config'>, rule: LimitRule): Promise<boolean> {
  return (await findRefusal(ctx, [rule])) === undefined
}

/** Silently drops the job beyond the limit, in one statement. */
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

/** Refunds the latest attempt: it was not processed, or it succeeded where only failures count. */
export async function refundAttempts(
  ctx: Pick<Context, 'db'>,
  rules: readonly Pick<LimitRule, 'action' | 'key' | 'windowSeconds'>[],
): Promise<void> {
  await sql`
    update rate_limit set attempts = trim_array(attempts, 1)
    where bucket = any(${rules.map(bucketOf)}::text[]) and cardinality(attempts) > 0`.execute(ctx.db)
}

/** A statement to which the caller may append a condition. */
export function limitReset(rule: Pick<LimitRule, 'action' | 'key' | 'windowSeconds'>): RawBuilder<unknown> {
  return sql`delete from rate_limit where bucket = ${bucketOf(rule)}`
}

const LIMITS_AT_ONCE = 2000

export async function purgeExpiredLimits(db: Context['db']): Promise<void> {
  // An index on the end would cost every attempt an index write, so this walks the primary key.
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
