import { sql } from 'kysely'
import { CHARGED, OPEN } from '#src/order-lifecycle/attempts'
import { FAILED, listed, PENDING } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import { enqueueMany } from '#src/queue/enqueue'
import { hasJob } from '#src/queue/has-job'
import type { HandlersOf, JobContext } from '#src/queue/job-handler'
import { checkJobKey, paymentJobs } from '../jobs.ts'
import { settleAttempt } from '../settle.ts'

/** Assigns events that arrived before their attempt was known. Those of return labels never have one. */
async function assignStrayEvents({ db }: JobContext): Promise<void> {
  await sql`
    update psp_event e set attempt_id = a.id from payment_attempt a
    where e.attempt_id is null and e.received_at > now() - interval '7 days'
      and e.merchant_reference = a.merchant_reference`.execute(db)
}

/** Failed orders placed earlier are read only if the check of the invariants found them charged. [decision 204] */
async function findUnsettled({ db }: JobContext): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from payment_attempt a where a.id in (
      select e.attempt_id from psp_event e
        where e.handled_at is null and e.attempt_id is not null and e.received_at < now() - interval '1 minute'
      union select c.id from orders o join payment_attempt c on c.order_id = o.id
        where (o.state in ${listed(PENDING)}
            or o.state in ${listed(FAILED)} and o.placed_at > now() - interval '7 days')
          and c.state in ${listed(CHARGED)} and c.reversal_key is null
      union select c.id from broken_invariant b join orders o on o.id = b.id join payment_attempt c on c.order_id = o.id
        where b.kind = 'order' and b.rule = 'I1' and o.state in ${listed(FAILED)}
          and c.state in ${listed(CHARGED)} and c.reversal_key is null)
    order by a.created_at limit 200`.execute(db)
  return rows.map((row) => row.id)
}

async function enqueueMissingChecks({ db }: JobContext): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select a.id from payment_attempt a join orders o on o.id = a.order_id
    where a.state in ${listed(OPEN)} and a.created_at < now() - interval '1 minute'
      and o.review_reason is null and not ${hasJob(sql`'check-attempt:' || a.id`)}
    limit 200`.execute(db)
  const jobs = rows.map(({ id }) => ({ payload: { attemptId: id }, key: checkJobKey(id) }))
  await enqueueMany(db, paymentJobs['check-attempt'], jobs)
  return rows.length
}

/** Captures or refunds whose job was abandoned. Those of orders on hold wait for the release. */
async function findUnsent(db: Db, table: 'capture' | 'refund', jobKey: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(table)} t join orders o on o.id = t.order_id
      join payment_attempt a on a.id = t.attempt_id
    where t.state in ('due', 'sent') and t.psp_reference is null and a.reversal_key is null
      and t.created_at < now() - interval '1 hour' and o.review_reason is null
      and not ${hasJob(sql`${jobKey}::text || ':' || t.id`)}
    order by t.id limit 200`.execute(db)
  return rows.map(({ id }) => id)
}

/** Charges to be reversed whose job was abandoned. */
async function enqueueUnsentReversals({ db }: JobContext): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select a.id from payment_attempt a
    where a.reversal_key is not null and a.psp_reference is not null and a.state in ${listed([...CHARGED, 'expired'])}
      and a.updated_at < now() - interval '1 hour' and not ${hasJob(sql`'reverse:' || a.id`)}
    order by a.updated_at limit 200`.execute(db)
  const jobs = rows.map(({ id }) => ({ payload: { attemptId: id }, key: `reverse:${id}` }))
  await enqueueMany(db, paymentJobs['reverse-payment'], jobs)
  return rows.length
}

/** Refunds of a swap's difference whose job was abandoned, or that failed. [decision 174] */
async function enqueueUnsentDifferences({ db }: JobContext): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select d.id from difference_refund d
    where d.sent_at is null and d.created_at < now() - interval '1 hour'
      and not exists (select from return_payment p join orders o on o.id = p.order_id
        where p.psp_reference = d.psp_reference and o.review_reason is not null)
      and not ${hasJob(sql`'difference-refund:' || d.id`)}
    order by d.id limit 200`.execute(db)
  const jobs = rows.map(({ id: refundId }) => ({ payload: { refundId }, key: `difference-refund:${refundId}` }))
  await enqueueMany(db, paymentJobs['send-difference-refund'], jobs)
  return rows.length
}

async function enqueueUnsent(ctx: JobContext): Promise<number> {
  const { db } = ctx
  const [captures, refunds] = [await findUnsent(db, 'capture', 'capture'), await findUnsent(db, 'refund', 'refund')]
  const captureJobs = captures.map((captureId) => ({ payload: { captureId }, key: `capture:${captureId}` }))
  await enqueueMany(db, paymentJobs['send-capture'], captureJobs)
  const refundJobs = refunds.map((refundId) => ({ payload: { refundId }, key: `refund:${refundId}` }))
  await enqueueMany(db, paymentJobs['send-refund'], refundJobs)
  const others = (await enqueueUnsentReversals(ctx)) + (await enqueueUnsentDifferences(ctx))
  return captures.length + refunds.length + others
}

/** Payments of return labels have no attempt of an order. */
async function countStrays({ db }: JobContext): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from psp_event e where e.attempt_id is null and e.event_code = 'AUTHORISATION'
      and e.success and e.handled_at is null
      and not exists (select 1 from return_payment p where p.reference = e.merchant_reference)`.execute(db)
  return rows[0]?.count ?? 0
}

export const reconcile: HandlersOf<typeof paymentJobs>['reconcile-payments'] = async (_payload, ctx) => {
  await assignStrayEvents(ctx)
  const unsettled = await findUnsettled(ctx)
  for (const id of unsettled) await settleAttempt(ctx.db, id)
  const unchecked = await enqueueMissingChecks(ctx)
  if (unsettled.length + unchecked > 0)
    ctx.log('info', 'reconciled payments', { settled: unsettled.length, rechecked: unchecked })
  const unsent = await enqueueUnsent(ctx)
  if (unsent > 0) ctx.log('error', 'captures or refunds not sent', { alarm: true, unsent })
  const strays = await countStrays(ctx)
  if (strays > 0) ctx.log('error', 'charges without an order', { alarm: true, strays })
}
