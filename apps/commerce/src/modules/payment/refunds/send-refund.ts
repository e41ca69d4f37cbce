import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { HandlersOf } from '#src/queue/job-handler'
import type { paymentJobs } from '../jobs.ts'
import { findAttempt } from '../store.ts'
import type { PspEventRow } from '../tables.ts'

/** The payment service refuses to refund what was not captured yet. */
async function isCapturing(db: Db, attemptId: string): Promise<boolean> {
  const capture = await db
    .selectFrom('capture')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('state', 'in', ['due', 'sent'])
    .where('psp_reference', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return capture !== undefined
}

/** A due refund of an order on hold, such as a charged-back one, waits for the release. [decision 134] */
function findDue(db: Db, refundId: number) {
  return db
    .selectFrom('refund as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .where('r.id', '=', refundId)
    .where('r.state', '=', 'due')
    .where('o.review_reason', 'is', null)
    .executeTakeFirst()
}

/**
 * A webhook reports the outcome. Retried with the same key when the answer is lost. Waits for an unsent capture of the
 * same attempt, whose job resumes it.
 */
export const sendRefund: HandlersOf<typeof paymentJobs>['send-refund'] = async ({ refundId }, { db, ports, log }) => {
  const refund = await findDue(db, refundId)
  if (!refund || refund.attempt_id === null || (await isCapturing(db, refund.attempt_id))) return
  const attempt = await findAttempt(db, refund.attempt_id)
  const charge = attempt?.psp_reference
  if (!attempt || !charge) throw new Error(`refund ${refundId} has no charge`)
  const { pspReference } = await ports.payments.refund({
    pspReference: charge,
    reference: `${attempt.merchant_reference}-refund-${refund.n}`,
    amount: { cents: refund.amount_cents, currency: attempt.currency === 'NZD' ? 'NZD' : 'AUD' },
    idempotencyKey: refund.idempotency_key,
  })
  await db
    .updateTable('refund')
    .set({ state: 'sent', psp_reference: pspReference })
    .where('id', '=', refundId)
    .where('state', '=', 'due')
    .execute()
  await noteRefundOutcomes(db, attempt.id)
  log('info', 'part of a payment refunded', { reference: attempt.merchant_reference })
}

const OUTCOMES: ReadonlySet<string> = new Set(['REFUND', 'REFUND_FAILED', 'REFUNDED_REVERSED'])

export const hasRefundOutcome = (events: readonly Pick<PspEventRow, 'event_code'>[]) =>
  events.some((event) => OUTCOMES.has(event.event_code))

/** As reported by webhooks, which may come before the answer. A failure outranks a success. */
export async function noteRefundOutcomes(db: Db, attemptId: string): Promise<void> {
  await sql`
    update refund r set state = outcome.state
    from (select psp_reference, case when bool_or(event_code <> 'REFUND' or not success) then 'failed'
        else 'done' end as state
      from psp_event where attempt_id = ${attemptId}
        and event_code in ('REFUND', 'REFUND_FAILED', 'REFUNDED_REVERSED') group by 1) outcome
    where r.attempt_id = ${attemptId} and r.psp_reference = outcome.psp_reference and r.state <> outcome.state`.execute(
    db,
  )
}
