import { sql } from 'kysely'
import { CHARGED } from '#src/order-lifecycle/attempts'
import type { Db } from '#src/platform/database'
import { enqueue, enqueueMany } from '#src/queue/enqueue'
import { REFUND_REQUESTED } from '../fold/events.ts'
import { paymentJobs } from '../jobs.ts'
import { insertEvent } from '../store.ts'
import type { OwedOrder } from '../with-order.ts'

/** What it is for; neither when it is sent again. */
interface RefundCause {
  readonly allocationId?: number
  readonly creditMemoId?: number
}

/** A job sends it, with a key of its own. The caller has locked order and attempt. */
export async function requestRefund({ trx, order, attempt }: OwedOrder, cents: number, cause: RefundCause) {
  const charge = attempt?.psp_reference
  if (!attempt || !charge || ![...CHARGED, 'expired'].includes(attempt.state) || attempt.reversal_key)
    throw new Error(`order ${order.number} has no charge to refund from`)
  const { allocationId = null, creditMemoId = null } = cause
  const { rows } = await sql<{ id: number }>`
    insert into refund (order_id, attempt_id, order_allocation_id, credit_memo_id, n, idempotency_key, amount_cents,
      state)
    select ${order.id}::bigint, ${attempt.id}::uuid, ${allocationId}::bigint, ${creditMemoId}::bigint,
      count(*)::int + 1, gen_random_uuid(), ${cents}::int, 'due' from refund where order_id = ${order.id}
    returning id`.execute(trx)
  const [refund] = rows
  if (!refund) throw new Error(`no refund of order ${order.number}`)
  await insertEvent(trx, {
    attemptId: attempt.id,
    pspReference: `refund:${refund.id}`,
    eventCode: REFUND_REQUESTED,
    isSuccess: true,
    originalReference: charge,
    merchantReference: attempt.merchant_reference,
    amountCents: cents,
    currency: attempt.currency,
    channel: 'reconcile',
    payload: {},
  })
  await enqueue(trx, paymentJobs['send-refund'], { refundId: refund.id }, { key: `refund:${refund.id}` })
}

/** Enqueues refunds that waited for a capture or for the release of their order. */
export async function resumeRefunds(db: Db, attemptId: string): Promise<void> {
  const due = await db
    .selectFrom('refund')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('state', '=', 'due')
    .execute()
  const jobs = due.map(({ id: refundId }) => ({ payload: { refundId }, key: `refund:${refundId}` }))
  await enqueueMany(db, paymentJobs['send-refund'], jobs)
}
