import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { enqueueMany } from '#src/queue/enqueue'
import type { HandlersOf } from '#src/queue/job-handler'
import { returnJobs } from '../jobs.ts'

type Handlers = HandlersOf<typeof returnJobs>

/** Its return was cancelled, or was not requested within an hour of opening the session. */
const IS_UNUSED = sql`p.reversed_at is null and case when p.return_id is null
  then p.created_at < now() - interval '1 hour'
  else exists (select 1 from return_request r where r.id = p.return_id and r.status = 'CLOSED') end`

/** A webhook may be the only report of the payment. */
const PSP_REFERENCE = sql`coalesce(p.psp_reference, (
  select e.psp_reference from psp_event e where e.attempt_id is null and e.merchant_reference = p.reference
    and e.event_code = 'AUTHORISATION' and e.success order by e.id limit 1))`

export async function enqueueReversals(db: Db, paymentIds: readonly number[]): Promise<void> {
  const jobs = paymentIds.map((paymentId) => ({ payload: { paymentId }, key: `reverse-label:${paymentId}` }))
  await enqueueMany(db, returnJobs['reverse-label'], jobs)
}

export const findUnusedLabels: Handlers['find-unused-labels'] = async (_payload, { db }) => {
  const { rows } = await sql<{ id: number }>`
    select p.id from return_payment p where ${IS_UNUSED} and ${PSP_REFERENCE} is not null
    order by p.id limit 200`.execute(db)
  await enqueueReversals(
    db,
    rows.map(({ id }) => id),
  )
}

/** Cancels or refunds. Claimed first, so that it can't pay for a return any more. */
export const reverseLabel: Handlers['reverse-label'] = async ({ paymentId }, { db, ports }) => {
  const { rows } = await sql<{ reference: string; pspReference: string | null }>`
    update return_payment p set reversing_at = coalesce(p.reversing_at, now())
    where p.id = ${paymentId} and ${IS_UNUSED}
    returning p.reference, ${PSP_REFERENCE} as "pspReference"`.execute(db)
  const [label] = rows
  if (!label?.pspReference) return
  const reference = `${label.reference}-reversal`
  await ports.payments.reverse({ pspReference: label.pspReference, reference, idempotencyKey: reference })
  await sql`update return_payment set reversed_at = now() where id = ${paymentId}`.execute(db)
}
