import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { enqueueMany } from '#src/queue/enqueue'
import { hasJob } from '#src/queue/has-job'
import type { HandlersOf } from '#src/queue/job-handler'
import { returnJobs } from '../jobs.ts'

/** Those whose job was abandoned, for a week: an authorisation does not last longer. */
export async function enqueueUncaptured(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id from return_payment p join return_request r on r.id = p.return_id
    where p.captured_at is null and p.psp_reference is not null and r.status <> 'CLOSED'
      and r.created_at between now() - interval '7 days' and now() - interval '1 hour'
      and not ${hasJob(sql`'capture-label:' || p.id`)}
    order by p.id limit 200`.execute(db)
  const jobs = rows.map(({ id: paymentId }) => ({ payload: { paymentId }, key: `capture-label:${paymentId}` }))
  await enqueueMany(db, returnJobs['capture-label'], jobs)
}

/** Captures the payment of a label once its return exists; that of a cancelled return is reversed instead. */
export const captureLabel: HandlersOf<typeof returnJobs>['capture-label'] = async ({ paymentId }, { db, ports }) => {
  const payment = await db
    .selectFrom('return_payment as p')
    .innerJoin('return_request as r', 'r.id', 'p.return_id')
    .selectAll('p')
    .where('p.id', '=', paymentId)
    .where('r.status', '<>', 'CLOSED')
    .executeTakeFirst()
  if (!payment?.psp_reference || payment.captured_at) return
  await ports.payments.capture({
    pspReference: payment.psp_reference,
    reference: `${payment.reference}-capture`,
    amount: { cents: payment.amount_cents, currency: payment.currency === 'NZD' ? 'NZD' : 'AUD' },
    idempotencyKey: payment.capture_key,
  })
  await db.updateTable('return_payment').set({ captured_at: sql<Date>`now()` }).where('id', '=', paymentId).execute()
}
