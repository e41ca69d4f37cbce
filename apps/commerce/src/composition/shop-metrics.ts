import { readings, type Sample } from '@welt/kit/telemetry/metrics'
import { SECOND_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import type pg from 'pg'
import { doubtfulPayments, type PaymentGateway, paymentJobs } from '#modules/payment'
import { returnJobs } from '#modules/returns'
import type { Db } from '../platform/database.ts'

export function measurePool(pool: pg.Pool, size: number): void {
  readings('gauge', 'welt_pool_connections', 'Connections to PostgreSQL', () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
  ])
  readings('gauge', 'welt_pool_size', 'Most connections', () => [{ value: size }])
  readings('gauge', 'welt_pool_waiting', 'Calls that wait for a connection', () => [{ value: pool.waitingCount }])
}

export function measurePayments(payments: Pick<PaymentGateway, 'isAvailable'>): void {
  readings('gauge', 'welt_payment_service_available', '0 while the circuit to the payment service is open', () => [
    { value: payments.isAvailable() ? 1 : 0 },
  ])
}

const INVARIANTS = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'] as const

/** Scrapes within this time share one read. */
const FRESH_MS = 5 * SECOND_MS

/** Apply what webhooks stored. */
const WEBHOOK_JOBS = [paymentJobs['settle-payment'].name, returnJobs['review-label'].name]

interface ShopFacts {
  readonly jobs_due: number
  readonly jobs_oldest: number
  readonly jobs_abandoned: number
  readonly webhooks_oldest: number
  readonly mails: number
  readonly mails_oldest: number
  readonly doubtful: number
  readonly doubtful_oldest: number
  readonly unpaid: number
  /** By rule, without those that hold. */
  readonly broken: Readonly<Record<string, number>>
  /** Null without an inventory feed. */
  readonly stock_age: number | null
  /** Null without an archive. */
  readonly archive_age: number | null
}

/**
 * Since a segment of the write-ahead log was archived; 0 where segments are archived only when they are full, and the
 * last one was.
 */
const archiveAge = sql`
  select case
    when current_setting('archive_mode') = 'off' then null
    when last_failed_time > coalesce(last_archived_time, '-infinity')
      or (select setting::int > 0 from pg_settings where name = 'archive_timeout')
      then extract(epoch from now() - coalesce(last_archived_time, stats_reset))
    else 0 end::float8 from pg_stat_archiver`

/** Each count reads a partial index. */
async function readShop(db: Db): Promise<ShopFacts> {
  const { rows } = await sql<ShopFacts>`
    select q.*, m.*, p.*,
      (select count(*)::int from orders where state = 'pending_payment') as unpaid,
      (select coalesce(json_object_agg(rule, count), '{}')
        from (select rule, count(*)::int from broken_invariant group by rule) b) as broken,
      (select extract(epoch from shop_now() - answered_at)::float8 from inventory_feed) as stock_age,
      (${archiveAge}) as archive_age
    from
      (select count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null)::int
          as jobs_due,
        coalesce(extract(epoch from now() - min(run_at)
          filter (where attempts < max_attempts and run_at <= now() and locked_at is null)), 0)::float8 as jobs_oldest,
        count(*) filter (where attempts >= max_attempts)::int as jobs_abandoned,
        coalesce(extract(epoch from now() - min(created_at) filter (where attempts < max_attempts
          and task_identifier = any(${WEBHOOK_JOBS}))), 0)::float8 as webhooks_oldest
      from graphile_worker.jobs) q,
      (select count(*)::int as mails, coalesce(extract(epoch from shop_now() - min(created_at)), 0)::float8
        as mails_oldest from mail where sent_at is null) m,
      (select count(*)::int as doubtful, coalesce(extract(epoch from shop_now() - min(since)), 0)::float8
        as doubtful_oldest from ${doubtfulPayments} doubtful) p`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('no facts of the shop')
  return facts
}

/** Read from the database, so every worker reports the same values. */
export function measureShop(db: Db): void {
  let read: { readonly atMs: number; readonly facts: Promise<ShopFacts> } | undefined
  const facts = () => {
    if (!read || Date.now() - read.atMs > FRESH_MS) read = { atMs: Date.now(), facts: readShop(db) }
    return read.facts
  }
  const gauge = (name: `welt_${string}`, help: string, of: (one: ShopFacts) => number | null) =>
    readings('gauge', name, help, async (): Promise<readonly Sample[]> => {
      const value = of(await facts())
      return value === null ? [] : [{ value }]
    })
  gauge('welt_jobs_due', 'Jobs that wait for a worker', (one) => one.jobs_due)
  gauge('welt_jobs_oldest_seconds', 'How long the oldest job has waited', (one) => one.jobs_oldest)
  gauge('welt_jobs_abandoned', 'Jobs that failed for good', (one) => one.jobs_abandoned)
  gauge(
    'welt_webhooks_oldest_seconds',
    'How long the oldest webhook that is not applied has been stored',
    (one) => one.webhooks_oldest,
  )
  gauge('welt_mails_waiting', 'Mails not sent yet', (one) => one.mails)
  gauge('welt_mails_oldest_seconds', 'How long the oldest mail has waited', (one) => one.mails_oldest)
  gauge(
    'welt_payments_in_doubt',
    'Payments without an answer for more than a minute, or pending for longer than they may be',
    (one) => one.doubtful,
  )
  gauge(
    'welt_payments_in_doubt_oldest_seconds',
    'How long the oldest of them has been in doubt',
    (one) => one.doubtful_oldest,
  )
  gauge('welt_orders_unpaid', 'Orders that wait for their payment', (one) => one.unpaid)
  readings('gauge', 'welt_invariants_broken', 'What the checks found broken and not yet right again', async () => {
    const { broken } = await facts()
    return INVARIANTS.map((rule) => ({ labels: { rule }, value: broken[rule] ?? 0 }))
  })
  gauge('welt_stock_age_seconds', 'Since the inventory feed last answered', (one) => one.stock_age)
  gauge(
    'welt_archive_age_seconds',
    'Since the write-ahead log was last archived, where it has to be by time or archiving fails',
    (one) => one.archive_age,
  )
}
