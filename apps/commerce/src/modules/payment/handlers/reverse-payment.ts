import { createHash } from 'node:crypto'
import type { HandlersOf, JobContext } from '#src/queue/job-handler'
import { unsentReturnsOf } from '../fold/charges.ts'
import { REVERSAL_SENT } from '../fold/events.ts'
import type { paymentJobs } from '../jobs.ts'
import { settleAttempt } from '../settle.ts'
import { findAttempt, insertEvent, loadEvents } from '../store.ts'
import type { AttemptRow } from '../tables.ts'

type Handlers = HandlersOf<typeof paymentJobs>

const DONE = new Set(['reversal_sent', 'reversed', 'refunded'])

interface Reversal {
  readonly pspReference: string
  readonly idempotencyKey: string
}

async function reverse(
  { db, ports }: JobContext,
  attempt: AttemptRow,
  { pspReference, idempotencyKey }: Reversal,
): Promise<void> {
  const { id, merchant_reference: reference } = attempt
  const reversal = await ports.payments.reverse({ pspReference, reference: `${reference}-reversal`, idempotencyKey })
  await insertEvent(db, {
    attemptId: id,
    pspReference: reversal.pspReference,
    eventCode: REVERSAL_SENT,
    isSuccess: true,
    originalReference: pspReference,
    merchantReference: reference,
    amountCents: null,
    currency: null,
    channel: 'answer',
    payload: {},
  })
  await settleAttempt(db, id)
}

export const reversePayment: Handlers['reverse-payment'] = async ({ attemptId }, ctx) => {
  const attempt = await findAttempt(ctx.db, attemptId)
  if (!attempt || DONE.has(attempt.state)) return
  const { psp_reference: pspReference, reversal_key: idempotencyKey, merchant_reference: reference } = attempt
  if (!pspReference || !idempotencyKey) throw new Error(`the charge ${reference} cannot be reversed yet`)
  await reverse(ctx, attempt, { pspReference, idempotencyKey })
  ctx.log('info', 'payment reversed', { reference })
}

/** [decision 28] */
export const returnCharge: Handlers['return-charge'] = async ({ attemptId, pspReference }, ctx) => {
  const attempt = await findAttempt(ctx.db, attemptId)
  if (!attempt) return
  const unsent = unsentReturnsOf(attempt, await loadEvents(ctx.db, attempt.id))
  if (!unsent.some((charge) => charge.pspReference === pspReference)) return
  const idempotencyKey = createHash('sha256')
    .update(`return-charge:${attempt.id}:${pspReference}`)
    .digest('hex')
    .slice(0, 32)
  await reverse(ctx, attempt, { pspReference, idempotencyKey })
  ctx.log('info', 'wrong charge reversed', { reference: attempt.merchant_reference })
}
