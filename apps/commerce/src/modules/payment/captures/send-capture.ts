import type { Db } from '#src/platform/database'
import type { HandlersOf } from '#src/queue/job-handler'
import { CAPTURE_SENT } from '../fold/events.ts'
import type { paymentJobs } from '../jobs.ts'
import { GatewayError } from '../ports.ts'
import { resumeRefunds } from '../refunds/request-refund.ts'
import { settleAttempt } from '../settle.ts'
import { findAttempt, insertEvent } from '../store.ts'
import type { CaptureRow } from '../tables.ts'

/**
 * Stored before the call to the payment service: from now on a cancellation reverses what may have been captured. A due
 * capture of an order on hold waits for its release.
 */
async function markSent(db: Db, captureId: number): Promise<CaptureRow | undefined> {
  return db
    .updateTable('capture')
    .set({ state: 'sent' })
    .where('id', '=', captureId)
    .where('state', 'in', ['due', 'sent'])
    .where('psp_reference', 'is', null)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'sent'),
        eb('order_id', 'in', eb.selectFrom('orders').select('id').where('review_reason', 'is', null)),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

/** A webhook reports the outcome. Retried with the same key when the answer is lost. */
export const sendCapture: HandlersOf<typeof paymentJobs>['send-capture'] = async (
  { captureId },
  { db, ports, log },
) => {
  const capture = await markSent(db, captureId)
  if (!capture) return
  const attempt = await findAttempt(db, capture.attempt_id)
  const charge = attempt?.psp_reference
  if (!attempt || !charge) throw new Error(`capture ${captureId} has no charge`)
  const { id, currency, merchant_reference: merchantReference } = attempt
  const sent = await ports.payments
    .capture({
      pspReference: charge,
      reference: `${merchantReference}-capture-${capture.n}`,
      amount: { cents: capture.amount_cents, currency: currency === 'NZD' ? 'NZD' : 'AUD' },
      idempotencyKey: capture.idempotency_key,
    })
    .catch((error: unknown) => {
      if (error instanceof GatewayError && error.failure === 'rejected') return undefined
      throw error
    })
  const pspReference = sent?.pspReference ?? `capture:${captureId}`
  await db.updateTable('capture').set({ psp_reference: pspReference }).where('id', '=', captureId).execute()
  await resumeRefunds(db, id)
  await insertEvent(db, {
    attemptId: id,
    pspReference,
    eventCode: CAPTURE_SENT,
    isSuccess: sent !== undefined,
    originalReference: charge,
    merchantReference,
    amountCents: capture.amount_cents,
    currency,
    channel: 'answer',
    payload: {},
  })
  await settleAttempt(db, id)
  log('info', sent ? 'part of a payment captured' : 'capture rejected', { reference: merchantReference })
}
